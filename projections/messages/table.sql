-- `hidden` with the account of one of the two; `hidden_reason` is why the operator hides it.
CREATE TABLE messages (
  no bigint PRIMARY KEY,
  id text NOT NULL UNIQUE,
  sender_id text NOT NULL,
  receiver_id text NOT NULL,
  job_id text,
  content text NOT NULL,
  sent_at timestamptz NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  hidden boolean NOT NULL DEFAULT false,
  hidden_reason text
);

CREATE INDEX messages_sent ON messages (sender_id, receiver_id, no DESC);
CREATE INDEX messages_received ON messages (receiver_id, sender_id, no DESC);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE messages
  ALTER COLUMN content SET STATISTICS 0;
