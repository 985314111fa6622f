-- Which of FIDE's lists the tournament counts with ("rapid,standard"; empty: by the type of play), the official ratings of
-- later months in a long event (JSON), who may have no half-point bye, and who was expelled.

ALTER TABLE tournament ADD COLUMN rating_lists VARCHAR(40) NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN period_ratings TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN no_half_point_bye INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player_withdrawal ADD COLUMN expelled INTEGER NOT NULL DEFAULT 0;
