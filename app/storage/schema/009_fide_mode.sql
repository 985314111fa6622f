-- Who rates the event (fide: FIDE mode), what was done against what was declared, and after how many rounds the order of
-- the players was declared.

ALTER TABLE tournament ADD COLUMN rated_by VARCHAR(20) NOT NULL DEFAULT 'fide';
ALTER TABLE tournament ADD COLUMN order_declared_after INTEGER NOT NULL DEFAULT 0;
CREATE TABLE integrity_event (
    position INTEGER NOT NULL PRIMARY KEY,
    kind VARCHAR(20) NOT NULL,
    happened_at VARCHAR(30) NOT NULL,
    round_number INTEGER NOT NULL,
    board_number INTEGER,
    content TEXT NOT NULL
);
