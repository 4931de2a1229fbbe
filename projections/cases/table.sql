-- `pending_since` is when the first report came that is not decided yet, or the complaint; null once it is decided.
-- `is_doubtful` while each report that waits came with the honeypot filled in.
-- `revision` rises with each decision, also when one is undone.
CREATE TABLE cases (
  id text PRIMARY KEY,
  kind text NOT NULL,
  target_id text NOT NULL,
  owner_id text NOT NULL,
  pending_since timestamptz,
  is_doubtful boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 0,
  appealed_by text,
  -- Of a person who was removed: the decision, and that about a complaint, are sent to it.
  email text,
  texts_erased boolean NOT NULL DEFAULT false
);

-- `content` is the target as it was: it is its owner's, the rest the reporter's.
CREATE TABLE reports (
  id text PRIMARY KEY,
  case_id text NOT NULL,
  owner_id text NOT NULL,
  reporter_id text NOT NULL,
  reason text NOT NULL,
  is_answerable boolean NOT NULL,
  is_distinct boolean NOT NULL,
  is_honeypot_filled boolean NOT NULL,
  reported_at timestamptz NOT NULL,
  text text,
  name text,
  email text,
  content jsonb
);

-- `nth` counts the decisions of a case, and those that are undone; the last one that is not undone is in force.
CREATE TABLE case_decisions (
  case_id text NOT NULL,
  nth integer NOT NULL,
  owner_id text NOT NULL,
  outcome text NOT NULL,
  ground text NOT NULL,
  rule text NOT NULL,
  is_automated boolean NOT NULL,
  is_own_initiative boolean NOT NULL,
  is_appeal boolean NOT NULL,
  waited_since timestamptz,
  answers text,
  decided_at timestamptz NOT NULL,
  undone_at timestamptz,
  facts text,
  PRIMARY KEY (case_id, nth)
);

CREATE TABLE case_appeals (
  case_id text NOT NULL,
  revision integer NOT NULL,
  appellant_id text NOT NULL,
  appealed_by text NOT NULL,
  report_id text,
  appealed_at timestamptz NOT NULL,
  text text,
  PRIMARY KEY (case_id, revision, appellant_id)
);

CREATE INDEX cases_pending ON cases (is_doubtful, pending_since, id) WHERE pending_since IS NOT NULL;
CREATE INDEX cases_with_texts ON cases (id) WHERE pending_since IS NULL AND NOT texts_erased;
CREATE INDEX cases_owner ON cases (owner_id);
CREATE INDEX reports_case ON reports (case_id, reported_at);
CREATE INDEX reports_owner ON reports (owner_id, reported_at);
CREATE INDEX reports_reporter ON reports (reporter_id);
CREATE INDEX reports_email ON reports (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX reports_time ON reports (reported_at);
CREATE INDEX case_decisions_owner ON case_decisions (owner_id, decided_at);
CREATE INDEX case_decisions_time ON case_decisions (decided_at);
CREATE INDEX case_appeals_appellant ON case_appeals (appellant_id);

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE reports
  ALTER COLUMN text SET STATISTICS 0,
  ALTER COLUMN name SET STATISTICS 0,
  ALTER COLUMN email SET STATISTICS 0,
  ALTER COLUMN content SET STATISTICS 0;
ALTER INDEX reports_email ALTER COLUMN 1 SET STATISTICS 0;
ALTER TABLE cases ALTER COLUMN email SET STATISTICS 0;
ALTER TABLE case_decisions ALTER COLUMN facts SET STATISTICS 0;
ALTER TABLE case_appeals ALTER COLUMN text SET STATISTICS 0;
