-- Null for a password that its person has chosen.
ALTER TABLE auth.credentials ADD COLUMN expires_at timestamptz;
