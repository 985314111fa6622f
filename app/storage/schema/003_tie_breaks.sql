-- What decides among equal points, in order: codes as in TRF record 202, joined by commas; empty: nothing does.

ALTER TABLE tournament ADD COLUMN tie_breaks TEXT NOT NULL DEFAULT 'BH/C1,BH,SB,DE,WIN';
