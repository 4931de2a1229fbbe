-- E-mails to be sent. No read table: a rebuild leaves it alone, and no copy holds it.
CREATE SCHEMA mail;

-- Ids only until an e-mail is rendered; `recipient`, `rendered` and `shown` hold personal data.
CREATE TABLE mail.outbox (
  id text PRIMARY KEY,
  kind text NOT NULL,
  person text NOT NULL,
  -- The id of what it tells of, and of another person whom it names: it goes with that person too.
  about text,
  mentions text,
  written_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'unknown', 'stale')),
  tries integer NOT NULL DEFAULT 0,
  -- Of one that is being sent: when its sender counts as dead.
  next_attempt_at timestamptz NOT NULL,
  -- Why the last try failed: `server`, for a reason that is no matter of the recipient, with the words of the mail server
  -- in `last_error`; `address`, as it does not exist; `decision`, as what it tells of is hidden; else a reason that passes.
  waits_for text CHECK (waits_for IN ('server', 'address', 'decision')),
  message_id text,
  recipient text,
  rendered bytea,
  -- The parts of one that is shown at /buzon instead of being sent.
  shown jsonb,
  last_error text,
  settled_at timestamptz
);
CREATE INDEX outbox_due ON mail.outbox (next_attempt_at) WHERE state IN ('waiting', 'sending');
-- Kinds for which a person waits are looked for first, however many others are due.
CREATE INDEX outbox_due_kind ON mail.outbox (kind, next_attempt_at) WHERE state IN ('waiting', 'sending');
CREATE INDEX outbox_person ON mail.outbox (person);
CREATE INDEX outbox_mentions ON mail.outbox (mentions) WHERE mentions IS NOT NULL;
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
