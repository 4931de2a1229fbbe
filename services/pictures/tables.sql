-- Profile pictures, outside the log: a person's picture goes with the person.
CREATE SCHEMA media;

CREATE TABLE media.pictures (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  bytes bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX pictures_user ON media.pictures (user_id);

-- Photos of jobs, outside the log: they go with the job, and with the person.
CREATE TABLE media.photos (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  large bytea NOT NULL,
  small bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX photos_user ON media.photos (user_id);
