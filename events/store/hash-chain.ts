import { createHash } from 'node:crypto'
import type { Queryable } from '#events/database/database.ts'

/** A position of the log, and the hash of the chain there in hexadecimal: it covers every event up to it. */
export interface ChainPoint {
  position: number
  hash: string
}

/** The end of the chain; position 0 and an empty hash before the first event. */
export async function readChainHead(db: Queryable): Promise<ChainPoint> {
  const [head] = await db.query<ChainPoint>(
    "SELECT position, encode(hash, 'hex') AS hash FROM es.chain ORDER BY position DESC LIMIT 1"
  )
  return head ?? { position: 0, hash: '' }
}

/** Undefined where the log has no such position. */
export async function findChainHash(db: Queryable, position: number): Promise<string | undefined> {
  const [point] = await db.query<{ hash: string }>(
    "SELECT encode(hash, 'hex') AS hash FROM es.chain WHERE position = $1",
    [position]
  )
  return point?.hash
}

/** The digest of es.event_digest, made of built-in functions only: a function in the database may be replaced. */
const digest = `sha256(convert_to(jsonb_build_array(
  e.position, e.stream_id, e.version, e.event_id, e.type, e.schema_version, e.data, e.meta,
  floor(extract(epoch FROM e.occurred_at) * 1000)::bigint,
  floor(extract(epoch FROM e.recorded_at) * 1000)::bigint)::text, 'UTF8'))`

interface Link {
  position: number
  digest: Buffer
  hash: Buffer | null
  previous: Buffer | null
}

/** Positions after one and up to another whose event, or whose place in the order, is not the one that was hashed. */
export async function findBrokenLinks(db: Queryable, after: number, upTo: number) {
  const links = await db.query<Link>(
    `SELECT e.position, ${digest} AS digest, chain.hash, before.hash AS previous
       FROM es.events AS e
       LEFT JOIN es.chain ON chain.position = e.position
       LEFT JOIN es.chain AS before ON before.position = e.position - 1
      WHERE e.position > $1 AND e.position <= $2 ORDER BY e.position`,
    [after, upTo]
  )
  return links.filter(link => !isUnbroken(link)).map(({ position }) => position)
}

function isUnbroken({ position, digest, hash, previous }: Link): boolean {
  if (!hash || (!previous && position > 1)) return false
  const expected = createHash('sha256')
    .update(previous ?? '')
    .update(digest)
  return hash.equals(expected.digest())
}
