-- A board holds a match of one or more games, each with its own colours and result; a game is a match of one. The
-- sides a and b meet; a has White in the first game.

CREATE TABLE round_game (
    round_number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    board_number INTEGER NOT NULL,
    game_number INTEGER NOT NULL,
    white_player INTEGER NOT NULL REFERENCES player (player_key),
    black_player INTEGER NOT NULL REFERENCES player (player_key),
    result VARCHAR(3),
    rating_only_result VARCHAR(3),
    was_adjourned INTEGER NOT NULL,
    PRIMARY KEY (round_number, version, board_number, game_number),
    FOREIGN KEY (round_number, version, board_number) REFERENCES round_board (round_number, version, board_number)
        DEFERRABLE INITIALLY DEFERRED
);
INSERT INTO round_game (round_number, version, board_number, game_number, white_player, black_player, result,
                        rating_only_result, was_adjourned)
    SELECT round_number, version, board_number, 1, white_player, black_player, result, rating_only_result,
           was_adjourned FROM round_board;
INSERT INTO round_game (round_number, version, board_number, game_number, white_player, black_player, result,
                        rating_only_result, was_adjourned)
    SELECT round_number, version, board_number, 2, black_player, white_player, second_result,
           second_rating_only_result, second_was_adjourned FROM round_board WHERE games = 2;

DROP INDEX round_board_white;
DROP INDEX round_board_black;
ALTER TABLE round_board DROP COLUMN result;
ALTER TABLE round_board DROP COLUMN rating_only_result;
ALTER TABLE round_board DROP COLUMN was_adjourned;
ALTER TABLE round_board DROP COLUMN games;
ALTER TABLE round_board DROP COLUMN second_result;
ALTER TABLE round_board DROP COLUMN second_rating_only_result;
ALTER TABLE round_board DROP COLUMN second_was_adjourned;
ALTER TABLE round_board RENAME COLUMN white_player TO player_a;
ALTER TABLE round_board RENAME COLUMN black_player TO player_b;
CREATE INDEX round_board_a ON round_board (player_a);
CREATE INDEX round_board_b ON round_board (player_b);
