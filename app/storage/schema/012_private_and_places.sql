-- What of a player concerns nobody but the arbiter stands apart, and so does what the journal keeps of it: a step's
-- changes name it in the journal, the content is here (JSON), so that a copy for others can leave it out. Whose place
-- among equals is given by a number or a lot, who sits at a fixed board, how long club mates are kept apart, and groups
-- whose members follow from their data.

CREATE TABLE player_private (
    player_key INTEGER NOT NULL PRIMARY KEY REFERENCES player (player_key),
    club_number TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL,
    fee_due TEXT NOT NULL,
    fee_paid TEXT NOT NULL,
    remarks TEXT NOT NULL
);
CREATE TABLE journal_private (
    step INTEGER NOT NULL PRIMARY KEY REFERENCES journal (step),
    changes TEXT NOT NULL
);
CREATE TABLE group_rule (
    position INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    sex VARCHAR(6),
    born_from INTEGER,
    born_until INTEGER,
    rating_from INTEGER,
    rating_below INTEGER
);
ALTER TABLE player ADD COLUMN own_number INTEGER;
ALTER TABLE player ADD COLUMN fixed_board INTEGER;
ALTER TABLE tournament ADD COLUMN order_of_equals VARCHAR(20) NOT NULL DEFAULT 'name';
ALTER TABLE tournament ADD COLUMN order_seed VARCHAR(20);
ALTER TABLE tournament ADD COLUMN clubs_apart_until INTEGER NOT NULL DEFAULT 0;
