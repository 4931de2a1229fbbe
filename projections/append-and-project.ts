import type { Database, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregate.ts'
import { append, type IdempotencyRecord } from '#events/store/event-store.ts'
import { DuplicateCommand } from '#events/database/sql-errors.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections, readModelVersion } from './index.ts'
import { project } from './projection.ts'

/** What is to be said of one stream; a stream without facts is only asked to be at its version. */
export interface StreamAppend {
  stream: string
  expected: number | null
  events: readonly DomainEvent[]
  /** ISO instant. */
  at: string
}

export interface AppendContext {
  db: Database
  vault: PersonalDataVault
  /** Who, and in which request: kept with each event. Nothing personal. */
  meta?: object
  idempotency?: IdempotencyRecord | undefined
  /** What else must happen in the same transaction. */
  inSameTransaction?: ((tx: Transaction) => Promise<void>) | undefined
  /** Told how many seconds the log took, the wait at the gate included. */
  onAppended?: ((took: number) => void) | undefined
}

/**
 * Keeps facts and shows them, all or nothing; a command that was carried out before is left at that. Sealing
 * happens before the gate is taken, and nothing is waited for while it is held.
 */
export async function appendAndProject(
  { db, vault, meta = {}, idempotency, inSameTransaction, onAppended }: AppendContext,
  sayings: readonly StreamAppend[]
): Promise<void> {
  const facts = sayings.flatMap(({ events, at }) => events.map(fact => ({ ...fact, at })))
  const encrypted = await vault.encrypt(db, facts, meta)
  const shown = facts.map((fact, nth) => ({
    ...fact,
    id: encrypted.events[nth]?.id ?? '',
    isErased: false
  }))
  const batches = sayings.map(({ stream, expected, events }) => ({
    stream,
    expected,
    events: encrypted.events.splice(0, events.length)
  }))
  const keeping = db.transaction(async tx => {
    tx.pipeline(vault.storeKeys(tx, encrypted.keys))
    tx.pipeline(measureSeconds(append(tx, { batches, readModelVersion, idempotency }), onAppended))
    tx.pipeline(project(tx, shown, projections))
    await inSameTransaction?.(tx)
  })
  await keeping.catch(error => {
    if (!(error instanceof DuplicateCommand)) throw error
  })
}

async function measureSeconds(
  work: Promise<unknown>,
  told: AppendContext['onAppended']
): Promise<void> {
  const began = performance.now()
  await work
  told?.((performance.now() - began) / 1_000)
}
