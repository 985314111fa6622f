-- By which seed the lots among tied players are drawn (NULL: not yet), by which the start positions of Chess960 (NULL:
-- chess), a value from outside and a place among the tied for each player. With it ratings may count in an order of the
-- arbiter's own ("other" in rating_choice, "national" in rating_lists), which programs of revision 18 do not know.

ALTER TABLE tournament ADD COLUMN lot_seed TEXT;
ALTER TABLE tournament ADD COLUMN chess960_seed TEXT;
ALTER TABLE player ADD COLUMN outside_value TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN place_by_hand INTEGER;
