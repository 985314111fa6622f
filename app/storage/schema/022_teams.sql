-- Events of teams: the rules that teams play by (JSON as in the journal; NULL: every player plays for himself), who plays
-- for which team at which place, and who sat for a side at a board of a match.

ALTER TABLE tournament ADD COLUMN team_rules TEXT;
ALTER TABLE player ADD COLUMN team_key INTEGER;
ALTER TABLE player ADD COLUMN team_place INTEGER;
ALTER TABLE round_game ADD COLUMN white_member INTEGER;
ALTER TABLE round_game ADD COLUMN black_member INTEGER;
