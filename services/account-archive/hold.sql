-- While a claim about an account is open its copy is not destroyed, however old it is.
ALTER TABLE archive.deleted_users ADD COLUMN held_since timestamptz;
