-- Whether hints may be asked for; nothing means by whoever plays against the computer alone.
ALTER TABLE tables ADD COLUMN hints INTEGER;
