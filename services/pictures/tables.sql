-- Pictures, outside the log. They may lie in an object storage: then their row has no bytes.
CREATE SCHEMA media;

-- Of profiles: a person's picture goes with the person.
CREATE TABLE media.pictures (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  bytes bytea,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX pictures_user ON media.pictures (user_id);

-- Photos of jobs, outside the log: they go with the job, and with the person.
CREATE TABLE media.photos (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  large bytea,
  small bytea,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX photos_user ON media.photos (user_id);

-- Objects that have to go from the object storage: at once when their row goes, whoever deletes it, or after an hour when
-- their upload was not finished.
CREATE TABLE media.removals (
  object text PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX removals_due ON media.removals (due_at);

CREATE FUNCTION media.queue_picture_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media.removals (object, due_at)
  SELECT 'pictures/' || id || '.webp', '-infinity' FROM gone WHERE bytes IS NULL
  ON CONFLICT (object) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END $$;

CREATE FUNCTION media.queue_photo_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media.removals (object, due_at)
  SELECT 'photos/' || id || ending, '-infinity'
    FROM gone, unnest(ARRAY['.webp', '-s.webp']) AS ending
   WHERE large IS NULL
  ON CONFLICT (object) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END $$;

CREATE TRIGGER pictures_gone AFTER DELETE ON media.pictures
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION media.queue_picture_removal();

CREATE TRIGGER photos_gone AFTER DELETE ON media.photos
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION media.queue_photo_removal();
