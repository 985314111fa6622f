-- When the games of a round start, by the clock of the place: HH:MM.

CREATE TABLE round_time (
    round_number INTEGER NOT NULL PRIMARY KEY,
    start_time VARCHAR(5) NOT NULL
);
