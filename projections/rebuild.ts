import { setTimeout } from 'node:timers/promises'
import { isUnavailable, type Queries, type Transaction } from '#events/database.ts'
import {
  buildShadow,
  dropShadow,
  lookIntoShadow,
  type Replay,
  replayTail,
  shadowSchema
} from './shadow.ts'

/** What a rebuild says of itself. */
export interface Rebuilt {
  position: number
  /** How long writers waited, in milliseconds. */
  held: number
}

const retired = 'read_last'

/** Makes read tables again from the log while the site reads and writes, and puts them in place at once. */
export function rebuild(replay: Replay, shape: string): Promise<Rebuilt> {
  return replay.db.alone(() => rebuildAlone(replay, shape))
}

/** The same, for a caller that is alone already. */
export async function rebuildAlone(replay: Replay, shape: string): Promise<Rebuilt> {
  await replay.db.exec(`DROP SCHEMA IF EXISTS ${retired} CASCADE`)
  const reached = await buildShadow(replay)
  const rebuilt = await swapPatiently(replay, reached, shape)
  await replay.db.exec(`DROP SCHEMA ${retired} CASCADE`)
  await dropShadow(replay.db)
  return rebuilt
}

/** A reader that takes long would make every writer wait behind us, so we step back and try again. */
async function swapPatiently(replay: Replay, reached: number, shape: string): Promise<Rebuilt> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await swap(replay, reached, shape)
    } catch (error) {
      if (!isUnavailable(error) || attempt === 100) throw error
      await setTimeout(50 + 10 * attempt)
    }
  }
}

async function swap(replay: Replay, reached: number, shape: string): Promise<Rebuilt> {
  let gated = 0
  const position = await replay.db.transaction(
    async tx => {
      await tx.exec('SELECT FROM es.head FOR UPDATE')
      gated = performance.now()
      await tx.exec('SET LOCAL lock_timeout = 40')
      await lookIntoShadow(tx)
      const last = await replayTail(tx, replay, reached)
      await exchange(tx, await tablesOf(tx, replay), replay)
      await note(tx, replay, last, shape)
      return last
    },
    { timeout: 0 }
  )
  return { position, held: performance.now() - gated }
}

async function tablesOf(tx: Queries, { projections }: Replay): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    'SELECT DISTINCT unnest(tables) AS name FROM es.projections WHERE name = ANY($1)',
    [projections.map(({ name }) => name)]
  )
  return rows.map(row => row.name)
}

async function exchange(tx: Transaction, old: string[], { projections }: Replay): Promise<void> {
  const fresh = projections.flatMap(({ owns }) => owns)
  const leave = old.map(name => `ALTER TABLE read.${name} SET SCHEMA ${retired};`)
  const enter = fresh.map(name => `ALTER TABLE ${shadowSchema}.${name} SET SCHEMA read;`)
  await tx.exec([`CREATE SCHEMA ${retired};`, ...leave, ...enter].join('\n'))
}

async function note(tx: Transaction, { projections }: Replay, position: number, shape: string) {
  for (const { name, version, owns } of projections) {
    await tx.query(
      `INSERT INTO es.projections (name, version, tables, built_to) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, tables = excluded.tables,
         built_to = excluded.built_to, verified_at = NULL, verified_position = NULL`,
      [name, version, owns, position]
    )
  }
  await tx.query('UPDATE es.head SET shape = $1', [shape])
}
