-- Why the last try failed: `server`, for a reason that is no matter of the recipient, with the words of the mail server in
-- `last_error`; `address`, as it does not exist; `decision`, as what it tells of is hidden; else a reason that passes by itself.
ALTER TABLE mail.outbox ADD COLUMN waits_for text CHECK (waits_for IN ('server', 'address', 'decision'));
