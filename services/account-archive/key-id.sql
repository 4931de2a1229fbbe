-- The id of the master key; rows from before keys had a number were written with the first one.
ALTER TABLE archive.deleted_users ADD COLUMN key_id integer NOT NULL DEFAULT 1;
