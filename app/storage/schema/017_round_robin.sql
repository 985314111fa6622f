-- How the numbers of a round robin were drawn (empty: not yet) and by which seed, and to which day a game was postponed
-- (empty: not; "open": to no day yet).

ALTER TABLE tournament ADD COLUMN numbers_by TEXT NOT NULL DEFAULT '';
ALTER TABLE tournament ADD COLUMN numbers_seed TEXT;
ALTER TABLE round_game ADD COLUMN postponed_to TEXT NOT NULL DEFAULT '';
