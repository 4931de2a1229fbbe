-- Kinds for which a person waits are looked for first, however many others are due.
CREATE INDEX outbox_due_kind ON mail.outbox (kind, next_attempt_at)
  WHERE state IN ('waiting', 'sending');
