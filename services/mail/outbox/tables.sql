-- Letters to be sent by e-mail. No read table: a rebuild leaves it alone, and no copy holds it.
CREATE SCHEMA mail;

-- Ids only until a letter is rendered; `recipient`, `rendered` and `shown` hold personal data.
CREATE TABLE mail.outbox (
  id text PRIMARY KEY,
  kind text NOT NULL,
  person text NOT NULL,
  written_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'unknown', 'stale')),
  tries integer NOT NULL DEFAULT 0,
  -- Of a letter that is being sent: when its sender counts as dead.
  next_attempt_at timestamptz NOT NULL,
  message_id text,
  recipient text,
  rendered bytea,
  -- The parts of a letter that is shown at /buzon instead of being sent.
  shown jsonb,
  last_error text,
  settled_at timestamptz
);
CREATE INDEX outbox_due ON mail.outbox (next_attempt_at) WHERE state IN ('waiting', 'sending');
CREATE INDEX outbox_person ON mail.outbox (person);
CREATE INDEX outbox_age ON mail.outbox (written_at);

ALTER TABLE mail.outbox
  ALTER COLUMN recipient SET STATISTICS 0,
  ALTER COLUMN rendered SET STATISTICS 0,
  ALTER COLUMN shown SET STATISTICS 0;

-- One row. Off after a restore or an import, until the operator turns it on.
CREATE TABLE mail.sender (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  is_on boolean NOT NULL DEFAULT true
);
INSERT INTO mail.sender DEFAULT VALUES;

SELECT es.start_at_head('mail');
