import pg from 'pg'
import type { ReplayProgress } from '#projections/rebuild/replay.ts'

export interface FillOptions {
  events: number
  /** After which the log stays as it is, with the indexes that it lacks. */
  minutes: number
  progress: ReplayProgress
}

/** Events in a transaction: as much as two connections keep in memory. */
const pieceSize = 250_000

/** Applications between two events of one stream: in a real log a stream lies scattered too. */
const applicationsApart = 20_000

/**
 * Fills a log with events without personal data, all in SQL, until it has so many or the time is over, and builds its two
 * random indexes at the end, as a restore would. Goes on where an earlier run ended. Four of five events belong to
 * applications, which have four each; every fifth releases the contact of a candidate. Each passes `verify events`.
 */
export async function fillLog(url: string, { events, minutes, progress }: FillOptions) {
  const [writer, chainer] = await Promise.all([connect(url), connect(url)])
  const deadline = performance.now() + minutes * 60_000
  try {
    const filled = await readEnd(writer)
    if (filled.isComplete) return
    await writer.query(
      `ALTER TABLE es.events DROP CONSTRAINT IF EXISTS events_stream_id_version_key,
         DROP CONSTRAINT IF EXISTS events_event_id_key`
    )
    let chained = chainer.query(extendChain, [filled.chained, filled.position])
    for (let after = filled.position; after < events && performance.now() < deadline; ) {
      const upTo = Math.min(after + pieceSize, events)
      await writer.query(insertEvents, [after, upTo, events])
      await chained
      progress(after, events)
      chained = chainer.query(extendChain, [after, upTo])
      after = upTo
    }
    await chained
    await writer.query('ALTER TABLE es.events ADD CONSTRAINT events_event_id_key UNIQUE (event_id)')
    await writer.query(
      'ALTER TABLE es.events ADD CONSTRAINT events_stream_id_version_key UNIQUE (stream_id, version)'
    )
  } finally {
    await Promise.all([writer.end(), chainer.end()])
  }
}

/** Events after a position and up to another, with their chain. */
export async function extendLog(url: string, after: number, upTo: number): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(insertEvents, [after, upTo, upTo])
    await client.query(extendChain, [after, upTo])
  } finally {
    await client.end()
  }
}

/** The index that is built last says that all is there. */
async function readEnd(client: pg.Client) {
  const { rows } = await client.query<{ position: string; chained: string; isComplete: boolean }>(
    `SELECT es.last_position() AS position, (SELECT coalesce(max(position), 0) FROM es.chain) AS chained,
       es.last_position() > 0 AND to_regclass('es.events_stream_id_version_key') IS NOT NULL AS "isComplete"`
  )
  const [end] = rows
  return {
    position: Number(end?.position),
    chained: Number(end?.chained),
    isComplete: end?.isComplete === true
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SET maintenance_work_mem = '2GB'; SET work_mem = '256MB'`)
  return client
}

/** An event each three seconds up to now, so ten million a year. Random is what spreads over an index; other ids count. */
const insertEvents = `
INSERT INTO es.events
  (position, stream_id, version, event_id, type, schema_version, data, meta, occurred_at, recorded_at)
SELECT position,
  CASE kind WHEN 'candidate' THEN 'candidate-profile-' WHEN 'application' THEN 'application-' ELSE 'job-' END || id,
  CASE kind WHEN 'candidate' THEN nth % 4 + 1 WHEN 'application' THEN turn + 1 ELSE 1 END,
  (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || left(random, 3) || '8' || right(random, 15))::uuid,
  CASE kind WHEN 'candidate' THEN 'ContactReleased' WHEN 'job' THEN 'JobExpired'
    ELSE (ARRAY['ApplicationSeen', 'ApplicationStatusChanged', 'ApplicationSeen', 'ApplicationErasureAnnounced'])[turn + 1] END,
  1,
  ('{"id":"' || id || CASE kind
    WHEN 'candidate' THEN '","userId":"' || lpad(to_hex(nth / 4), 16, 'c') || '","employerId":"' || lpad(to_hex(nth % 20011), 16, 'e')
    WHEN 'job' THEN '","employerId":"' || lpad(to_hex(nth % 20011), 16, 'e')
    ELSE (ARRAY['","by":"employer', '","status":"approved', '","by":"applicant', '","eraseOn":"2030-01-01T00:00:00.000Z'])[turn + 1]
  END || '"}')::jsonb,
  ('{"by":"' || lpad(to_hex(position % 1000003), 16, 'c') || '","request":"' || left(random, 12) || '"}')::jsonb,
  at, at + interval '4 ms'
FROM (
  SELECT position, nth, turn, kind, md5(position::text) AS random,
    left(md5(kind || CASE kind WHEN 'candidate' THEN nth / 4 WHEN 'application' THEN application ELSE position END), 16) AS id,
    date_trunc('milliseconds', now()) - ($3::bigint - position) * interval '3 s' AS at
    FROM (
      SELECT position, nth, turn, nth - turn * ${applicationsApart} AS application,
        CASE WHEN turn = 4 THEN 'candidate' WHEN nth >= turn * ${applicationsApart} THEN 'application' ELSE 'job' END AS kind
        FROM (
          SELECT position, (position - 1) / 5 AS nth, ((position - 1) % 5)::integer AS turn
            FROM generate_series($1::bigint + 1, $2::bigint) AS position) AS counted
      OFFSET 0) AS kinds
  OFFSET 0) AS given`

/** As `es.extend_chain`, up to a position. */
const extendChain = `
INSERT INTO es.chain (position, hash)
SELECT position, es.chain_hash(coalesce((SELECT hash FROM es.chain WHERE position = $1), ''), es.event_digest(events))
    OVER (ORDER BY position ROWS UNBOUNDED PRECEDING)
  FROM es.events WHERE position > $1 AND position <= $2`
