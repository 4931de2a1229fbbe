-- When the second factor was given in a session. One that began after the enrolment did not begin without it.
ALTER TABLE auth.sessions ADD COLUMN second_factor_at timestamptz;
UPDATE auth.sessions SET second_factor_at = started_at FROM auth.second_factors AS factor
 WHERE factor.user_id = sessions.user_id AND factor.confirmed_at < started_at;

-- With the code of a command an operator enrols: the password alone does not do.
CREATE TABLE auth.enrolment_codes (
  user_id text PRIMARY KEY,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
