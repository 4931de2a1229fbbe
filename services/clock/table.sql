-- What is known of the clock: one row. A restored board has none, or that of its former moment.
CREATE TABLE figures.clock (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- The last reading, at most a minute old while a process runs.
  seen_at timestamptz(3) NOT NULL,
  -- The last reading of a process whose clock differed from the database's.
  skewed_at timestamptz(3),
  -- Hours in a row, up to 24, in which it neither jumped nor differed.
  sound_hours integer NOT NULL
);
