import { setImmediate } from 'node:timers/promises'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import type { MasterKeys } from './master-keys.ts'
import { unwrapKey, wrapKey, type WrappedKey } from './wrapped-key.ts'

const batchSize = 500

/** A batch that was read, and the ids of those that no configured key decrypts. */
export interface RewrappedBatch<Id> {
  rows: number
  last: Id | undefined
  unreadable: Id[]
}

/**
 * Wraps every key of a person with the active master key, in batches that are committed one by one: what was done
 * before an interruption is not done again. Returns the subjects whose keys cannot be decrypted.
 */
export async function rewrapKeys(
  db: Database,
  masterKeys: MasterKeys,
  onBatch: (rows: number) => void
): Promise<string[]> {
  const master = await masterKeys.findActive(db, 'vault')
  return inBatches(onBatch, after =>
    db.transaction(tx => rewrapBatch(tx, masterKeys, master, after))
  )
}

/** Runs batches, each after the last row of the one before, until one is empty; returns all unreadable ids. */
export async function inBatches(
  onBatch: (rows: number) => void,
  run: (after: string) => Promise<RewrappedBatch<string>>
): Promise<string[]> {
  const all: string[] = []
  for (let after = ''; ; ) {
    const { rows, last, unreadable } = await run(after)
    all.push(...unreadable)
    if (last === undefined) return all
    onBatch(rows)
    after = last
    await setImmediate()
  }
}

async function rewrapBatch(
  tx: Transaction,
  masterKeys: MasterKeys,
  master: { id: number; key: Buffer },
  after: string
): Promise<RewrappedBatch<string>> {
  const rows = await tx.query<WrappedKey>(
    `SELECT subject, key_id AS "keyId", wrapped FROM vault.keys
      WHERE key_id <> $1 AND subject > $2 ORDER BY subject LIMIT ${batchSize} FOR UPDATE`,
    [master.id, after]
  )
  const { keys, unreadable } = unwrapAll(masterKeys, rows)
  const fresh = keys.map(({ subject, key }) => wrapKey(master, subject, key))
  await tx.query(
    `UPDATE vault.keys SET wrapped = fresh.wrapped, key_id = $1
       FROM unnest($2::text[], $3::bytea[]) AS fresh (subject, wrapped)
      WHERE keys.subject = fresh.subject`,
    [master.id, fresh.map(({ subject }) => subject), fresh.map(({ wrapped }) => wrapped)]
  )
  return { rows: rows.length, last: rows.at(-1)?.subject, unreadable }
}

/** The subjects whose keys cannot be decrypted. */
export function findUnreadableKeys(db: Queryable, masterKeys: MasterKeys): Promise<string[]> {
  return inBatches(
    () => {},
    async after => {
      const rows = await db.query<WrappedKey>(
        `SELECT subject, key_id AS "keyId", wrapped FROM vault.keys
          WHERE subject > $1 ORDER BY subject LIMIT ${batchSize}`,
        [after]
      )
      const { unreadable } = unwrapAll(masterKeys, rows)
      return { rows: rows.length, last: rows.at(-1)?.subject, unreadable }
    }
  )
}

function unwrapAll(masterKeys: MasterKeys, rows: readonly WrappedKey[]) {
  const masters = masterKeys.all('vault')
  const opened = rows.map(row => ({ subject: row.subject, key: unwrapKey(masters, row) }))
  return {
    keys: opened.flatMap(({ subject, key }) => (key ? [{ subject, key }] : [])),
    unreadable: opened.flatMap(({ subject, key }) => (key ? [] : [subject]))
  }
}
