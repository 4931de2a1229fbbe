-- When the person last signed in; accounts that exist already count as used now.
ALTER TABLE auth.credentials ADD COLUMN used_at timestamptz NOT NULL DEFAULT clock_timestamp();
CREATE INDEX credentials_use ON auth.credentials (used_at);
