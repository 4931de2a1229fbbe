import pg from 'pg'

/**
 * Makes the log the first partition of a partitioned table, without writing an event again, while the board runs; goes on where
 * a killed run ended. Events from `bound` on need a further partition before they are appended. What the log loses by
 * that stands in docs/growth.md.
 */
export async function partitionLog(url: string, bound: number): Promise<void> {
  await withClient(url, async client => {
    if (await isPartitioned(client)) return
    await client.query(
      `DO $$ BEGIN
         ALTER TABLE es.events ADD CONSTRAINT events_below CHECK (position < ${bound}) NOT VALID;
       EXCEPTION WHEN duplicate_object THEN NULL;
       END $$`
    )
    await client.query('ALTER TABLE es.events VALIDATE CONSTRAINT events_below')
    await client.query(attachFirst(bound))
  })
}

/** Positions from one up to another, without it, get a partition, unless they have it. */
export async function addPartition(url: string, from: number, to: number): Promise<void> {
  const name = `events_from_${from}`
  await withClient(url, async client => {
    const { rows } = await client.query('SELECT to_regclass($1) AS known', [`es.${name}`])
    if (rows[0].known) return
    await client.query(
      `BEGIN;
       CREATE TABLE es.${name} (LIKE es.events_first INCLUDING DEFAULTS INCLUDING INDEXES);
       ${guard(name)}
       ALTER TABLE es.events ATTACH PARTITION es.${name} FOR VALUES FROM (${from}) TO (${to});
       COMMIT`
    )
  })
}

async function isPartitioned(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT relkind = 'p' AS yes FROM pg_class WHERE oid = 'es.events'::regclass`
  )
  return rows[0].yes
}

/** Statement triggers and settings of vacuums belong to each table alone. */
const guard = (name: string) => `
  CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON es.${name}
    FOR EACH STATEMENT EXECUTE FUNCTION es.refuse();
  ALTER TABLE es.${name} SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);`

/**
 * Writers wait for the append lock, and not for the table. Functions whose body was bound to the former table are made
 * again, and so is the digest, whose argument is a row of it.
 */
const attachFirst = (bound: number) => `
  BEGIN;
  SET LOCAL lock_timeout = '3s';
  SELECT es.lock_for_append();
  LOCK TABLE es.events IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE es.events RENAME TO events_first;
  ALTER TABLE es.events_first RENAME CONSTRAINT events_pkey TO events_first_pkey;
  CREATE TABLE es.events (LIKE es.events_first INCLUDING DEFAULTS) PARTITION BY RANGE (position);
  ALTER TABLE es.events ADD CONSTRAINT events_pkey PRIMARY KEY (position);
  ALTER TABLE es.events ATTACH PARTITION es.events_first FOR VALUES FROM (MINVALUE) TO (${bound});
  CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON es.events
    FOR EACH STATEMENT EXECUTE FUNCTION es.refuse();
  CREATE OR REPLACE FUNCTION es.last_position() RETURNS bigint LANGUAGE sql STABLE
    RETURN (SELECT coalesce(max(position), 0) FROM es.events);
  CREATE OR REPLACE FUNCTION es.position_of(event uuid) RETURNS bigint LANGUAGE sql STABLE
    RETURN (SELECT position FROM es.events WHERE event_id = event);
  CREATE FUNCTION es.event_digest(event es.events) RETURNS bytea LANGUAGE sql STABLE
    RETURN sha256(convert_to(jsonb_build_array(
      event.position, event.stream_id, event.version, event.event_id, event.type, event.schema_version, event.data,
      event.meta, floor(extract(epoch FROM event.occurred_at) * 1000)::bigint,
      floor(extract(epoch FROM event.recorded_at) * 1000)::bigint)::text, 'UTF8'));
  COMMIT`

/** One run at a time: what a killed process sent goes on in the server until it is done. */
async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // The statement that is lost with the connection fails too.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('partition es.events'))`)
    await work(client)
  } finally {
    await client.end()
  }
}
