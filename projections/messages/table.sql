-- Sender and receiver are an account or a guest. An answer of 1.0.0 to a guest has the id of its application. `hidden` with the
-- account of one of the two; `hidden_reason` is why the operator hides it.
CREATE TABLE messages (
  no bigint PRIMARY KEY,
  id text NOT NULL UNIQUE,
  sender_id text NOT NULL,
  receiver_id text NOT NULL,
  -- The guest who was one of the two, and has joined an account since.
  guest_id text,
  job_id text,
  -- The application that it answers together with its status.
  application_id text,
  content text NOT NULL,
  sent_at timestamptz NOT NULL,
  -- From when on its receiver sees it.
  shown_from timestamptz NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  sender_gone boolean NOT NULL DEFAULT false,
  receiver_gone boolean NOT NULL DEFAULT false,
  hidden boolean NOT NULL GENERATED ALWAYS AS (sender_gone OR receiver_gone) STORED,
  hidden_reason text
);

-- Who takes part in the applications of guests, for the answers of 1.0.0.
CREATE TABLE guest_applications (
  id text PRIMARY KEY,
  employer_id text NOT NULL,
  guest_id text NOT NULL,
  -- The guest, or the account that the guest has joined.
  person_id text NOT NULL,
  job_id text NOT NULL
);

CREATE INDEX guest_applications_of ON guest_applications (guest_id);
CREATE INDEX messages_of_guest ON messages (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX messages_answer ON messages (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX messages_sent ON messages (sender_id, receiver_id, no DESC);
CREATE INDEX messages_received ON messages (receiver_id, sender_id, no DESC);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE messages
  ALTER COLUMN content SET STATISTICS 0;
