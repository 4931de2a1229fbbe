-- To whom the contact of a profile was released, and how often on different days.
CREATE TABLE contact_releases (
  profile_id text NOT NULL,
  employer_id text NOT NULL,
  user_id text NOT NULL,
  released_at timestamptz NOT NULL,
  last_released_at timestamptz NOT NULL,
  times integer NOT NULL DEFAULT 1,
  PRIMARY KEY (profile_id, employer_id)
);
CREATE INDEX contact_releases_user ON contact_releases (user_id);

-- From whom a person hides: an employer, or all in whose name and place every word is.
CREATE TABLE employer_blocks (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  employer_id text,
  words text,
  query tsquery,
  blocked_at timestamptz NOT NULL
);
CREATE INDEX employer_blocks_user ON employer_blocks (user_id);
CREATE INDEX employer_blocks_employer ON employer_blocks (employer_id);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE employer_blocks
  ALTER COLUMN words SET STATISTICS 0,
  ALTER COLUMN query SET STATISTICS 0;
