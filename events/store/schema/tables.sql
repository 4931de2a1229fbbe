-- The event log, and what is kept beside it. Only events/store speaks to these tables.
CREATE SCHEMA es;

-- One row. `shape` is the version of the read model and of the events: appends by a program of another one are refused.
CREATE TABLE es.head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  shape text
);
INSERT INTO es.head DEFAULT VALUES;

CREATE TABLE es.events (
  position bigint PRIMARY KEY,
  stream_id text NOT NULL,
  version integer NOT NULL,
  event_id uuid NOT NULL UNIQUE,
  type text NOT NULL,
  schema_version integer NOT NULL,
  data jsonb NOT NULL,
  meta jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (stream_id, version)
);

-- The hash of each event covers its content and the hash before it.
CREATE TABLE es.chain (
  position bigint PRIMARY KEY,
  hash bytea NOT NULL
);

CREATE FUNCTION es.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an event is never changed and never deleted';
END $$;

CREATE TRIGGER events_stay
  BEFORE UPDATE OR DELETE OR TRUNCATE ON es.events
  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse();
CREATE TRIGGER chain_stays
  BEFORE UPDATE OR DELETE OR TRUNCATE ON es.chain
  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse();

-- Both only grow: at the default of a fifth they would be vacuumed and analyzed less the larger they are.
ALTER TABLE es.events SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE es.chain SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);

CREATE TABLE es.commands (
  command_id text PRIMARY KEY,
  request_mac text NOT NULL,
  last_position bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX commands_created_at ON es.commands (created_at);

CREATE TABLE es.projections (
  name text PRIMARY KEY,
  version integer NOT NULL,
  tables text[] NOT NULL,
  built_to bigint NOT NULL,
  verified_at timestamptz,
  verified_position bigint
);

CREATE TABLE es.subscriptions (
  name text PRIMARY KEY,
  position bigint NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  last_error text
);

CREATE TABLE es.dead_letters (
  subscription text NOT NULL REFERENCES es.subscriptions ON DELETE CASCADE,
  position bigint NOT NULL,
  attempts integer NOT NULL,
  error text NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (subscription, position)
);

CREATE TABLE es.erasures (
  subject text PRIMARY KEY,
  erased_at timestamptz NOT NULL,
  requested_by text NOT NULL
);
-- What was erased last is read every hour.
CREATE INDEX erasures_by_date ON es.erasures (erased_at, subject);
