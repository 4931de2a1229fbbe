import type { Database, Queryable } from '#events/database/database.ts'
import { append, type AppendBatch } from '#events/store/event-store.ts'
import type { WrappedKey, PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { readModelVersion } from '#projections/index.ts'

/** Sayings in a transaction: with 200 it takes half as long again, and with 4,000 as long. */
const batchSize = 1_000

export interface BulkAppendOptions {
  db: Database
  vault: PersonalDataVault
  /** Told after each transaction how many ads are posted. */
  onProgress?: ((ads: number) => void) | undefined
}

/**
 * Keeps sayings in the log and shows them nowhere: the read tables have to be made afterwards. While the
 * database writes one batch, the next one is made and sealed here.
 */
export async function bulkAppend(
  { db, vault, onProgress }: BulkAppendOptions,
  history: Iterable<StreamAppend>
): Promise<void> {
  const groups = groupByStream(history)
  let next = await encryptNext(db, vault, groups)
  let posted = 0
  while (next) {
    const { batches, keys, jobsPosted } = next
    next = await db.transaction(
      async tx => {
        const keeping = vault.storeKeys(tx, keys)
        // On the connection that keeps the new keys, and behind them, so that the next batch finds them.
        const sealing = encryptNext(tx, vault, groups)
        await Promise.all([keeping, append(tx, { batches, readModelVersion }), sealing])
        return sealing
      },
      { timeout: 0 }
    )
    posted += jobsPosted
    onProgress?.(posted)
  }
}

interface EncryptedBatch {
  batches: AppendBatch[]
  keys: WrappedKey[]
  jobsPosted: number
}

async function encryptNext(
  db: Queryable,
  vault: PersonalDataVault,
  groups: Iterator<StreamAppend[]>
): Promise<EncryptedBatch | undefined> {
  const { done, value: group } = groups.next()
  if (done) return undefined
  const facts = group.flatMap(({ events, at }) => events.map(fact => ({ ...fact, at })))
  const encrypted = await vault.encrypt(db, facts, {})
  const batches = group.map(({ stream, expected, events }) => ({
    stream,
    expected,
    events: encrypted.events.splice(0, events.length)
  }))
  return {
    batches,
    keys: encrypted.keys,
    jobsPosted: facts.filter(({ type }) => type === 'JobPosted').length
  }
}

/** No two of one group are about one stream: they could not both name the version that they follow. */
function* groupByStream(history: Iterable<StreamAppend>): Generator<StreamAppend[]> {
  let group = new Map<string, StreamAppend>()
  for (const saying of history) {
    if (group.size === batchSize || group.has(saying.stream)) {
      yield [...group.values()]
      group = new Map()
    }
    group.set(saying.stream, saying)
  }
  if (group.size) yield [...group.values()]
}
