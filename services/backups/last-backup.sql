-- When the nightly job wrote the last backup: every process can tell its age. A restored board knows of none.
CREATE TABLE figures.last_backup (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  made_at timestamptz NOT NULL
);
