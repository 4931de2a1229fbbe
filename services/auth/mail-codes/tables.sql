-- Requests of codes to sign in. No code is stored: it follows from the id. `user_id` is null where no account has the address.
-- A row ends with the use of its code, another request of its browser, a new password, or its time.
CREATE UNLOGGED TABLE auth.mail_codes (
  id text PRIMARY KEY,
  user_id text,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_codes_user ON auth.mail_codes (user_id);
CREATE INDEX mail_codes_expiry ON auth.mail_codes (expires_at);
