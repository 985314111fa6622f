-- Matches of two games (Double-Swiss System): the board has a second game, whose White is the Black of the first.

ALTER TABLE round_board ADD COLUMN games INTEGER NOT NULL DEFAULT 1 CHECK (games IN (1, 2));
ALTER TABLE round_board ADD COLUMN second_result TEXT;
ALTER TABLE round_board ADD COLUMN second_rating_only_result TEXT;
ALTER TABLE round_board ADD COLUMN second_was_adjourned INTEGER NOT NULL DEFAULT 0;
