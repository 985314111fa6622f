-- Who wants not to be named on the web.

ALTER TABLE player ADD COLUMN off_the_web INTEGER NOT NULL DEFAULT 0;
