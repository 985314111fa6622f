-- Who speaks for a team.

ALTER TABLE player ADD COLUMN captain TEXT NOT NULL DEFAULT '';
