-- People: a guest has no password. Whoever keeps a name has a folded form of it that nobody else may have.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT UNIQUE,
    password TEXT,
    created INTEGER NOT NULL
);

-- A browser's key, as its hash: whoever reads the database cannot sit down in anybody's place.
CREATE TABLE keys (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL
);
CREATE INDEX keys_of_person ON keys (person);

-- The seed of fair dice has to be kept as it is until the game is over: every roll needs it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES people (id),
    header TEXT NOT NULL,
    seed BLOB,
    listed INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    patience INTEGER,
    status TEXT NOT NULL,
    summary TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),
    level TEXT,
    link BLOB,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);
CREATE UNIQUE INDEX seats_by_link ON seats (link);

-- The journal, entry by entry. The key makes it impossible to write an entry twice.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    person INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- What was done under which id, so that a message sent again is acknowledged and not done again.
CREATE TABLE done (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    client TEXT NOT NULL,
    PRIMARY KEY (table_id, person, client)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
