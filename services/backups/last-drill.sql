-- When a backup was last restored for a trial, and was equal. A restored board knows of none.
CREATE TABLE figures.last_drill (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  made_at timestamptz NOT NULL
);
