-- The id of what a letter tells of, and of another person whom it names: it goes with that person too.
ALTER TABLE mail.outbox ADD COLUMN about text, ADD COLUMN mentions text;
CREATE INDEX outbox_mentions ON mail.outbox (mentions) WHERE mentions IS NOT NULL;
