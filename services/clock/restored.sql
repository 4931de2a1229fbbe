-- After a restore the clock waits as after a jump, but is not known to be wrong.
ALTER TABLE figures.clock ADD COLUMN is_restored boolean NOT NULL DEFAULT false;
