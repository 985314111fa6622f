-- Acceleration (none, baku) and Lim's rule for Maxi-tournaments (automatic, on, off) as settings. Virtual
-- points of single players, which revision 1 has, go before the acceleration that is set.

ALTER TABLE tournament ADD COLUMN acceleration VARCHAR(20) NOT NULL DEFAULT 'none';
ALTER TABLE tournament ADD COLUMN lim_maxi VARCHAR(20) NOT NULL DEFAULT 'automatic';
