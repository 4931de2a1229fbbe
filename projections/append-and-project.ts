import type { Database, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import type { IdempotencyRecord } from '#events/store/idempotency-records.ts'
import { appendInGroup } from '#events/store/group-commit.ts'
import { DuplicateCommand } from '#events/database/sql-errors.ts'
import type { EncryptedEvents, PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { StoredKeys } from '#events/privacy/subject-keys.ts'
import { projections, readModelVersion } from './index.ts'
import { type ProjectionInput, project } from './projection.ts'

/** The events for one stream; without events only its version is checked. */
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
  /** Stored with each event: user and request. Nothing personal. */
  meta?: object
  idempotency?: IdempotencyRecord | undefined
  /** Keys that were read already. */
  keys?: StoredKeys
  /** Further statements of the same transaction; after a rollback it may be called again. */
  inTransaction?: ((tx: Transaction) => Promise<void>) | undefined
  /** Called with the seconds until the events were committed, including every wait. */
  onAppended?: ((seconds: number) => void) | undefined
}

/**
 * Appends events and projects them, all or nothing; a command that was processed before has no effect.
 * Encryption comes before the append lock, and no round trip is waited for while it is held.
 */
export async function appendAndProject(
  { db, vault, meta = {}, idempotency, keys, inTransaction, onAppended }: AppendContext,
  appends: readonly StreamAppend[]
): Promise<void> {
  const dated = appends.flatMap(({ events, at }) => events.map(event => ({ ...event, at })))
  const encrypted = await vault.encrypt(db, dated, meta, keys)
  const inputs = dated.map((event, index) => ({
    ...event,
    id: encrypted.events[index]?.id ?? '',
    isErased: false
  }))
  const batches = appends.map(({ stream, expected, events }) => ({
    stream,
    expected,
    events: encrypted.events.splice(0, events.length)
  }))
  const began = performance.now()
  try {
    const written = { vault, encrypted, inputs }
    const work = async (tx: Transaction) => {
      await writeTables(tx, [written])
      await inTransaction?.(tx)
    }
    const shared = inTransaction ? undefined : { item: written, write: writeTables }
    await appendInGroup(db, { batches, readModelVersion, idempotency }, work, shared)
    onAppended?.((performance.now() - began) / 1_000)
  } catch (error) {
    if (!(error instanceof DuplicateCommand)) throw error
  }
}

interface WrittenEvents {
  vault: PersonalDataVault
  encrypted: EncryptedEvents
  inputs: readonly ProjectionInput[]
}

/** The keys of new people and the read tables, of any number of commands. */
async function writeTables(tx: Transaction, commands: readonly WrittenEvents[]): Promise<void> {
  const [first] = commands
  const keys = commands.flatMap(({ encrypted }) => encrypted.keys)
  const subjects = new Set(commands.flatMap(({ encrypted }) => encrypted.subjects))
  if (first) tx.pipeline(first.vault.storeKeys(tx, { keys, subjects: [...subjects] }))
  tx.pipeline(
    project(
      tx,
      commands.flatMap(({ inputs }) => inputs),
      projections
    )
  )
}
