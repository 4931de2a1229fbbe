import type { Database, Queryable } from '#events/database/database.ts'
import { append, type AppendBatch } from '#events/store/event-store.ts'
import type { EncryptedEvents, PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { readModelVersion } from '#projections/index.ts'

/** Appends in a transaction: 200 take half as long again, 4,000 as long. */
const batchSize = 1_000

export interface BulkAppendOptions {
  db: Database
  vault: PersonalDataVault
  /** Called after each transaction with the number of jobs posted. */
  onProgress?: ((jobs: number) => void) | undefined
}

/**
 * Appends to the log without projecting: the read tables have to be rebuilt afterwards. While the database
 * writes one batch, the next one is generated and encrypted.
 */
export async function bulkAppend(
  { db, vault, onProgress }: BulkAppendOptions,
  history: Iterable<StreamAppend>
): Promise<void> {
  const groups = groupByStream(history)
  let next = await encryptNext(db, vault, groups)
  let posted = 0
  while (next) {
    const { batches, encrypted, jobsPosted } = next
    next = await db.transaction(
      async tx => {
        const storing = vault.storeKeys(tx, encrypted)
        // On the connection that stores the new keys, and after them, so that the next batch finds them.
        const encrypting = encryptNext(tx, vault, groups)
        await Promise.all([storing, append(tx, { batches, readModelVersion }), encrypting])
        return encrypting
      },
      { timeout: 0 }
    )
    posted += jobsPosted
    onProgress?.(posted)
  }
}

interface EncryptedBatch {
  batches: AppendBatch[]
  encrypted: Pick<EncryptedEvents, 'keys' | 'subjects'>
  jobsPosted: number
}

async function encryptNext(
  db: Queryable,
  vault: PersonalDataVault,
  groups: Iterator<StreamAppend[]>
): Promise<EncryptedBatch | undefined> {
  const { done, value: group } = groups.next()
  if (done) return undefined
  const events = group.flatMap(({ events, at }) => events.map(event => ({ ...event, at })))
  const encrypted = await vault.encrypt(db, events, {})
  const batches = group.map(({ stream, expected, events }) => ({
    stream,
    expected,
    events: encrypted.events.splice(0, events.length)
  }))
  return {
    batches,
    encrypted,
    jobsPosted: events.filter(({ type }) => type === 'JobPosted').length
  }
}

/** Groups have at most one append a stream: two could not both expect the right version. */
function* groupByStream(history: Iterable<StreamAppend>): Generator<StreamAppend[]> {
  let group = new Map<string, StreamAppend>()
  for (const entry of history) {
    if (group.size === batchSize || group.has(entry.stream)) {
      yield [...group.values()]
      group = new Map()
    }
    group.set(entry.stream, entry)
  }
  if (group.size) yield [...group.values()]
}
