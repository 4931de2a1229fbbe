import { randomBytes } from 'node:crypto'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { KeyReference, SubjectKeys } from './event-encryption.ts'
import type { MasterKeys } from './master-keys.ts'
import { unwrapKey, wrapKey, type WrappedKey } from './wrapped-key.ts'

/** What is stored of the keys of some events before those are appended. */
export interface EncryptionKeys {
  /** The people and things whose keys encrypted the events. */
  subjects: string[]
  /** Keys of those that had none: to be stored in the transaction that appends the events. */
  keys: WrappedKey[]
}

/** The keys of people and things, which the tables hold wrapped by a master key. */
export function createSubjectKeys(masterKeys: Pick<MasterKeys, 'all' | 'find' | 'findActive'>) {
  return {
    async read(db: Queryable, subjects: string[]): Promise<SubjectKeys> {
      const keys = new Map<string, Buffer | undefined>()
      if (!subjects.length) return keys
      const rows = await db.query<WrappedKey>(
        'SELECT subject, key_id AS "keyId", wrapped FROM vault.keys WHERE subject = ANY($1)',
        [subjects]
      )
      const masters = new Map<number, Buffer>()
      for (const { keyId } of rows)
        if (!masters.has(keyId)) masters.set(keyId, await masterKeys.find(db, keyId, 'vault'))
      for (const row of rows) {
        const master = masters.get(row.keyId) as Buffer
        keys.set(row.subject, unwrapKey([master], row) ?? unwrapKey(masterKeys.all('vault'), row))
      }
      return keys
    },

    /** New keys, which are not stored yet. */
    async create(db: Queryable, references: readonly KeyReference[]) {
      if (!references.length) return []
      const master = await masterKeys.findActive(db, 'vault')
      return references.map(({ subject, owner }) => {
        const key = randomBytes(32)
        return { subject, key, stored: { ...wrapKey(master, subject, key), owner } }
      })
    }
  }
}

/** Throws SubjectErased; see `PersonalDataVault`. */
export async function storeKeys(
  tx: Transaction,
  { keys, subjects }: EncryptionKeys
): Promise<void> {
  if (!subjects.length) return
  await tx.query(
    `WITH locked AS MATERIALIZED (
       SELECT vault.lock_master_key(id) FROM (SELECT DISTINCT unnest($3::integer[]) AS id) AS used),
     stored AS (
       INSERT INTO vault.keys (subject, wrapped, key_id, owner)
       SELECT subject, wrapped, key_id, owner
         FROM unnest($1::text[], $2::bytea[], $3::integer[], $5::text[]) AS fresh (subject, wrapped, key_id, owner)
        WHERE (SELECT count(*) FROM locked) > 0
          AND NOT es.is_erased(fresh.subject) AND NOT es.is_erased(fresh.owner)
       ON CONFLICT DO NOTHING RETURNING subject)
     SELECT es.raise('RMFOR', 'a subject is erased or has another key')
      WHERE (SELECT count(*) FROM stored) < cardinality($1::text[])
         OR (SELECT count(*) FROM vault.keys WHERE subject = ANY($4::text[])) < cardinality($4::text[])`,
    [
      keys.map(({ subject }) => subject),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ keyId }) => keyId),
      subjects.filter(subject => !keys.some(fresh => fresh.subject === subject)),
      keys.map(({ owner }) => owner ?? null)
    ]
  )
}
