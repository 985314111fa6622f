-- The prize fund: the prizes, by which rules they are given, who is treated otherwise by hand, and what was announced.
-- Rankings of clubs, schools and teams. Amounts are hundredths; the rules and the announcement are JSON as in the
-- journal (no rules: those that hold where nobody has chosen; NULL: nothing is announced).

CREATE TABLE prize (
    position INTEGER NOT NULL PRIMARY KEY,
    thing_id INTEGER NOT NULL,
    prize_set TEXT NOT NULL,
    kind VARCHAR(20) NOT NULL,
    of_whom TEXT NOT NULL,
    from_value INTEGER,
    to_value INTEGER,
    place INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    thing TEXT NOT NULL,
    given_to INTEGER
);
CREATE TABLE prize_mark (
    position INTEGER NOT NULL PRIMARY KEY,
    thing_id INTEGER NOT NULL,
    player_key INTEGER NOT NULL,
    kind VARCHAR(20) NOT NULL
);
CREATE TABLE team_ranking (
    position INTEGER NOT NULL PRIMARY KEY,
    thing_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    ranked_by VARCHAR(20) NOT NULL,
    best INTEGER NOT NULL,
    share_ties INTEGER NOT NULL,
    complete_only INTEGER NOT NULL
);
ALTER TABLE tournament ADD COLUMN prize_rules TEXT NOT NULL DEFAULT '';
ALTER TABLE tournament ADD COLUMN announced_prizes TEXT;
