import type { Database, Transaction } from '#events/database.ts'
import type { Fact } from '#events/entity.ts'
import { type Appended, append, type Command, type StoredEvent } from '#events/log.ts'
import type { KnownEvent, Vault } from '#events/vault.ts'
import { projections, shape } from './index.ts'
import { project } from './projection.ts'

/** What is to be said of one stream; a stream without facts is only asked to be at its version. */
export interface Saying {
  stream: string
  expected: number | null
  facts: readonly Fact[]
  /** ISO instant. */
  at: string
}

export interface Commit {
  db: Database
  vault: Vault
  /** Who, and in which request: kept with each event. Nothing personal. */
  meta?: object
  command?: Command | undefined
  /** What else must happen in the same transaction. */
  also?: ((tx: Transaction) => Promise<void>) | undefined
}

/** Keeps facts and shows them, all or nothing. Sealing happens before the gate is taken. */
export async function commit(
  { db, vault, meta = {}, command, also }: Commit,
  sayings: readonly Saying[]
): Promise<Appended> {
  const sealed = await Promise.all(sayings.map(({ facts, at }) => vault.seal(db, facts, at, meta)))
  const batches = sayings.map(({ stream, expected }, nth) => ({
    stream,
    expected,
    events: sealed[nth]?.events ?? []
  }))
  return db.transaction(async tx => {
    await vault.keep(
      tx,
      sealed.flatMap(({ keys }) => keys)
    )
    const appended = await append(tx, { batches, shape, command })
    if (appended.state === 'replayed') return appended
    await project(tx, plain(appended.events, sayings), projections)
    await also?.(tx)
    return appended
  })
}

/** What was just written, as it was before it was sealed. */
function plain(events: readonly StoredEvent[], sayings: readonly Saying[]): KnownEvent[] {
  const facts = sayings.flatMap(saying => saying.facts)
  return events.map((event, nth) => ({
    ...event,
    data: facts[nth]?.data ?? {},
    personal: facts[nth]?.personal,
    forgotten: false
  }))
}
