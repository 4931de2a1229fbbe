-- The event log. Only events/store speaks to these tables.
CREATE SCHEMA es;

-- One row, the append lock: a transaction that appends locks it first and holds it until the commit, so that
-- positions are contiguous and in commit order. `shape` is the version of the read model and of the events.
CREATE TABLE es.head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL DEFAULT 0,
  shape text
) WITH (fillfactor = 50);
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

CREATE FUNCTION es.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an event is never changed and never deleted';
END $$;

CREATE TRIGGER events_stay
  BEFORE UPDATE OR DELETE OR TRUNCATE ON es.events
  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse();

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
