-- Up to which event the answers of employers were counted, and when: one row, none before the first count.
CREATE TABLE figures.responsiveness_count (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL,
  counted_at timestamptz NOT NULL
);
