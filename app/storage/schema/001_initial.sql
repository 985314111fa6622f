-- Present state of one tournament, and its journal. Portable SQL; statements end with a semicolon at
-- the end of a line. Players are named by their permanent key, rounds, versions and boards from 1.
-- Points are tenths; times are UTC, ISO 8601; names of kinds are those of app/domain/enum_names.h.

CREATE TABLE tournament (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    next_player_key INTEGER NOT NULL,
    created_at VARCHAR(30) NOT NULL,
    created_by VARCHAR(100) NOT NULL,
    event_name TEXT NOT NULL,
    city TEXT NOT NULL,
    federation VARCHAR(10) NOT NULL,
    start_date VARCHAR(10),
    end_date VARCHAR(10),
    chief_arbiter TEXT NOT NULL,
    chief_arbiter_fide_id VARCHAR(20) NOT NULL,
    time_control TEXT NOT NULL,
    planned_rounds INTEGER NOT NULL,
    pairing_system VARCHAR(30) NOT NULL,
    edition INTEGER NOT NULL,
    initial_colour VARCHAR(5),
    initial_colour_seed VARCHAR(20)
);

CREATE TABLE point_value (
    kind VARCHAR(30) NOT NULL PRIMARY KEY,
    tenths INTEGER NOT NULL
);

CREATE TABLE deputy_arbiter (
    position INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    fide_id VARCHAR(20) NOT NULL
);

CREATE TABLE round_date (
    round_number INTEGER NOT NULL PRIMARY KEY,
    play_date VARCHAR(10) NOT NULL
);

CREATE TABLE player (
    player_key INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    title VARCHAR(3) NOT NULL,
    sex VARCHAR(6),
    federation VARCHAR(10) NOT NULL,
    fide_id VARCHAR(20) NOT NULL,
    national_id VARCHAR(30) NOT NULL,
    rating INTEGER,
    rating_source VARCHAR(20),
    rating_list VARCHAR(30),
    birth_year INTEGER,
    birth_month INTEGER,
    birth_day INTEGER,
    club TEXT NOT NULL,
    first_round INTEGER NOT NULL
);

CREATE TABLE player_absence (
    player_key INTEGER NOT NULL REFERENCES player (player_key),
    round_number INTEGER NOT NULL,
    kind VARCHAR(10) NOT NULL,
    PRIMARY KEY (player_key, round_number)
);

CREATE TABLE player_withdrawal (
    player_key INTEGER NOT NULL REFERENCES player (player_key),
    from_round INTEGER NOT NULL,
    back_round INTEGER,
    PRIMARY KEY (player_key, from_round)
);

CREATE TABLE player_virtual_points (
    player_key INTEGER NOT NULL REFERENCES player (player_key),
    round_number INTEGER NOT NULL,
    tenths INTEGER NOT NULL,
    PRIMARY KEY (player_key, round_number)
);

CREATE TABLE declared_order (
    position INTEGER NOT NULL PRIMARY KEY,
    player_key INTEGER NOT NULL
);

CREATE TABLE forbidden_group (
    group_number INTEGER NOT NULL PRIMARY KEY,
    first_round INTEGER NOT NULL,
    last_round INTEGER
);

CREATE TABLE forbidden_member (
    group_number INTEGER NOT NULL REFERENCES forbidden_group (group_number),
    position INTEGER NOT NULL,
    player_key INTEGER NOT NULL,
    PRIMARY KEY (group_number, position)
);

CREATE TABLE tournament_round (
    round_number INTEGER NOT NULL PRIMARY KEY,
    published_version INTEGER,
    closed_at VARCHAR(30)
);

CREATE TABLE round_version (
    round_number INTEGER NOT NULL REFERENCES tournament_round (round_number),
    version INTEGER NOT NULL,
    origin VARCHAR(20) NOT NULL,
    pairing_system VARCHAR(30) NOT NULL,
    edition INTEGER NOT NULL,
    made_at VARCHAR(30) NOT NULL,
    input_hash VARCHAR(100) NOT NULL,
    bye_player INTEGER REFERENCES player (player_key),
    decision_record TEXT NOT NULL,
    published_at VARCHAR(30),
    withdrawn_at VARCHAR(30),
    withdrawal_reason TEXT,
    PRIMARY KEY (round_number, version)
);

CREATE TABLE round_tpn (
    round_number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    tpn INTEGER NOT NULL,
    player_key INTEGER NOT NULL REFERENCES player (player_key),
    PRIMARY KEY (round_number, version, tpn),
    FOREIGN KEY (round_number, version) REFERENCES round_version (round_number, version)
);

CREATE TABLE round_board (
    round_number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    board_number INTEGER NOT NULL,
    white_player INTEGER NOT NULL REFERENCES player (player_key),
    black_player INTEGER NOT NULL REFERENCES player (player_key),
    colour_rule VARCHAR(30),
    result VARCHAR(3),
    rating_only_result VARCHAR(3),
    was_adjourned INTEGER NOT NULL,
    PRIMARY KEY (round_number, version, board_number),
    FOREIGN KEY (round_number, version) REFERENCES round_version (round_number, version)
);

CREATE TABLE kept_line (
    position INTEGER NOT NULL PRIMARY KEY,
    place VARCHAR(20) NOT NULL,
    after_player INTEGER,
    content TEXT NOT NULL
);

-- One row per step. kind: done, undone, redone; target_step: the step that was taken back or done again.
-- command: what was asked for. changes: each changed thing before and after; the inverse of the step is
-- the same list backwards with the two exchanged. All three texts are JSON with a version.
CREATE TABLE journal (
    step INTEGER NOT NULL PRIMARY KEY,
    made_at VARCHAR(30) NOT NULL,
    made_by TEXT NOT NULL,
    kind VARCHAR(10) NOT NULL,
    target_step INTEGER REFERENCES journal (step),
    is_barrier INTEGER NOT NULL,
    acknowledged INTEGER NOT NULL,
    description TEXT NOT NULL,
    command TEXT NOT NULL,
    changes TEXT NOT NULL
);

CREATE INDEX round_board_white ON round_board (white_player);
CREATE INDEX round_board_black ON round_board (black_player);
