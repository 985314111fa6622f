-- What is chosen of a system's options (JSON, {"lim-maxi":"on"}; empty: nothing), and games that do not count for the
-- standings.

ALTER TABLE tournament ADD COLUMN system_options TEXT NOT NULL DEFAULT '';
UPDATE tournament SET system_options = '{"lim-maxi":"' || lim_maxi || '"}' WHERE lim_maxi IN ('on', 'off');
ALTER TABLE tournament DROP COLUMN lim_maxi;
ALTER TABLE round_game ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));
