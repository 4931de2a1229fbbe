import type { Database, Transaction } from '#events/database/database.ts'
import type { Fact } from '#events/aggregate.ts'
import { append, type Command } from '#events/store/event-store.ts'
import { Replayed } from '#events/database/sql-errors.ts'
import type { Vault } from '#events/privacy/personal-data-vault.ts'
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
  /** Told how many seconds the log took, the wait at the gate included. */
  appended?: ((took: number) => void) | undefined
}

/**
 * Keeps facts and shows them, all or nothing; a command that was carried out before is left at that. Sealing
 * happens before the gate is taken, and nothing is waited for while it is held.
 */
export async function commit(
  { db, vault, meta = {}, command, also, appended }: Commit,
  sayings: readonly Saying[]
): Promise<void> {
  const facts = sayings.flatMap(({ facts, at }) => facts.map(fact => ({ ...fact, at })))
  const { events, keys } = await vault.seal(db, facts, meta)
  const shown = facts.map((fact, nth) => ({ ...fact, id: events[nth]?.id ?? '', forgotten: false }))
  const batches = sayings.map(({ stream, expected, facts }) => ({
    stream,
    expected,
    events: events.splice(0, facts.length)
  }))
  const keeping = db.transaction(async tx => {
    tx.unawaited(vault.keep(tx, keys))
    tx.unawaited(timed(append(tx, { batches, shape, command }), appended))
    tx.unawaited(project(tx, shown, projections))
    await also?.(tx)
  })
  await keeping.catch(error => {
    if (!(error instanceof Replayed)) throw error
  })
}

async function timed(work: Promise<unknown>, told: Commit['appended']): Promise<void> {
  const began = performance.now()
  await work
  told?.((performance.now() - began) / 1_000)
}
