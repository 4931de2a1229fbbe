import type { Database, Queries } from '#events/database/database.ts'
import { append, type Batch } from '#events/store/event-store.ts'
import type { NewKey, Vault } from '#events/privacy/personal-data-vault.ts'
import type { Saying } from '#projections/append-and-project.ts'
import { shape } from '#projections/index.ts'

/** Sayings in a transaction: with 200 it takes half as long again, and with 4,000 as long. */
const batchSize = 1_000

export interface Load {
  db: Database
  vault: Vault
  /** Told after each transaction how many ads are posted. */
  kept?: ((ads: number) => void) | undefined
}

/**
 * Keeps sayings in the log and shows them nowhere: the read tables have to be made afterwards. While the
 * database writes one batch, the next one is made and sealed here.
 */
export async function load({ db, vault, kept }: Load, history: Iterable<Saying>): Promise<void> {
  const groups = grouped(history)
  let next = await sealNext(db, vault, groups)
  let posted = 0
  while (next) {
    const { batches, keys, ads } = next
    next = await db.transaction(
      async tx => {
        const keeping = vault.keep(tx, keys)
        // On the connection that keeps the new keys, and behind them, so that the next batch finds them.
        const sealing = sealNext(tx, vault, groups)
        await Promise.all([keeping, append(tx, { batches, shape }), sealing])
        return sealing
      },
      { timeout: 0 }
    )
    posted += ads
    kept?.(posted)
  }
}

interface SealedGroup {
  batches: Batch[]
  keys: NewKey[]
  ads: number
}

async function sealNext(
  db: Queries,
  vault: Vault,
  groups: Iterator<Saying[]>
): Promise<SealedGroup | undefined> {
  const { done, value: group } = groups.next()
  if (done) return undefined
  const facts = group.flatMap(({ facts, at }) => facts.map(fact => ({ ...fact, at })))
  const { events, keys } = await vault.seal(db, facts, {})
  const batches = group.map(({ stream, expected, facts }) => ({
    stream,
    expected,
    events: events.splice(0, facts.length)
  }))
  return { batches, keys, ads: facts.filter(({ type }) => type === 'JobPosted').length }
}

/** No two of one group are about one stream: they could not both name the version that they follow. */
function* grouped(history: Iterable<Saying>): Generator<Saying[]> {
  let group = new Map<string, Saying>()
  for (const saying of history) {
    if (group.size === batchSize || group.has(saying.stream)) {
      yield [...group.values()]
      group = new Map()
    }
    group.set(saying.stream, saying)
  }
  if (group.size) yield [...group.values()]
}
