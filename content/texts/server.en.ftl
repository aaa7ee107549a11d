### What the server says to whoever sits at a table in a browser, in English.

## The table

table-parted = This game cannot go on, since the rules have changed since it was played: { $problem } What was said until then can be read below.
table-waits-for-players = Waiting until everybody has sat down.
computer-name = Computer, { $how }
undo-last-choice = the last choice

## Messages that were not done

refused-not-yours = That is not yours to say.
refused-parted = The rules have changed since this game was played, so it cannot go on.
refused-not-now = That cannot be done now.
refused-no-takeback = Since then dice have been rolled, a card was shown or the computer has chosen, so it stays. Only at a table laid as practice is that taken back.
refused-no-hints = At this table no hints are given.
refused-thinking = A hint for this seat is being thought out already.
refused-no-such = There is no such thing here.
refused-too-long = That is empty or too long.
refused-too-fast = That came too fast. Wait a moment.
refused-malformed = That message could not be read.
refused-not-stored = It could not be stored, so it did not happen. Please try again.

## Conversations that end

failed-version = This page is older or newer than the server. Load it again.
failed-no-such-table = There is no such table.
failed-not-allowed = Only those who play at this table may look at it.
failed-malformed = The server could not read what this page said.
failed-too-fast = Too much was said too fast.
failed-too-many = There are too many connections already.
failed-closing = The server is closing and will be back.
failed-not-stored = The table cannot be stored now. It will be tried again.
failed-too-slow = The connection was too slow and begins again.
failed-broken = Something is wrong with this table. Its record is kept.

## Requests

http-malformed = The request could not be read.
http-malformed-at = The request could not be read ({ $problem }).
http-too-long = The request is too long.
http-not-json = The request has to be JSON.
http-not-found = There is nothing at this address.
http-no-page = The program was built without its page. "cargo play" builds both; "tactica play" plays as text.
http-no-person = Nobody is known by this browser. Load the page again.
http-no-websocket = This address speaks by websocket only.
http-origin = Requests from other pages are not answered.
http-too-fast = Too many requests. Wait a moment.
http-too-many-tables = You have begun very many tables. Play some first.
http-not-stored = It could not be stored. Please try again.
http-broken = Something went wrong in the game.
http-name = A name has 1 to 24 visible characters.
http-name-taken = Somebody else keeps this name.
http-password = A password has 8 to 200 characters.
http-wrong-password = The name or the password is wrong.
http-setup = The match cannot be set up like this.
http-seats = The seats cannot be taken like this.
http-no-such-table = There is no such table.
http-no-such-link = There is no such link. Perhaps it was replaced by a newer one.
http-no-such-seat = There is no such seat.
http-no-such-card = There is no such card.
http-link-used = Somebody else has taken the seat of this link.
http-seat-taken = Somebody has taken this seat already.
http-not-open = One cannot sit down here.
http-not-allowed = That is not for you to do.
http-not-over = That can be seen when the game is over.
