-- What rating lists say of a player beside the rating that the tournament counts with, which of it counts first, and who
-- was seen at the check-in.

ALTER TABLE player ADD COLUMN standard_rating INTEGER;
ALTER TABLE player ADD COLUMN standard_k INTEGER;
ALTER TABLE player ADD COLUMN standard_list TEXT;
ALTER TABLE player ADD COLUMN rapid_rating INTEGER;
ALTER TABLE player ADD COLUMN rapid_k INTEGER;
ALTER TABLE player ADD COLUMN rapid_list TEXT;
ALTER TABLE player ADD COLUMN blitz_rating INTEGER;
ALTER TABLE player ADD COLUMN blitz_k INTEGER;
ALTER TABLE player ADD COLUMN blitz_list TEXT;
ALTER TABLE player ADD COLUMN national_rating INTEGER;
ALTER TABLE player ADD COLUMN national_k INTEGER;
ALTER TABLE player ADD COLUMN national_list TEXT;
ALTER TABLE player ADD COLUMN arrived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament ADD COLUMN rating_choice VARCHAR(20) NOT NULL DEFAULT 'of-the-type';
