import { randomBytes } from 'node:crypto'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { KeyReference, SubjectKeys } from './event-encryption.ts'
import type { MasterKeys } from './master-keys.ts'
import { unwrapKey, wrapKey, type WrappedKey } from './wrapped-key.ts'

/** The stored keys of the subjects of some events, read before those are appended. */
export interface EncryptionKeys {
  /** The people and things whose keys encrypted the events. */
  subjects: string[]
  /** Keys of those that had none: to be stored in the transaction that appends the events. */
  keys: WrappedKey[]
}

/** The stored keys of some people and things, and the master key that wraps new ones. */
export interface StoredKeys {
  subjects: readonly string[]
  rows: readonly WrappedKey[]
  activeId: number | null | undefined
}

/** The keys of people and things, which the tables hold wrapped by a master key. */
export function createSubjectKeys(masterKeys: Pick<MasterKeys, 'all' | 'find' | 'requireById'>) {
  async function read(db: Queryable, subjects: string[]): Promise<SubjectKeys> {
    if (!subjects.length) return new Map()
    const rows = await db.query<WrappedKey>(
      'SELECT subject, key_id AS "keyId", wrapped FROM vault.keys WHERE subject = ANY($1)',
      [subjects]
    )
    return unwrapAll(db, rows)
  }

  async function unwrapAll(db: Queryable, rows: readonly WrappedKey[]): Promise<SubjectKeys> {
    const keys = new Map<string, Buffer | undefined>()
    const masters = new Map<number, Buffer>()
    for (const { keyId } of rows)
      if (!masters.has(keyId)) masters.set(keyId, await masterKeys.find(db, keyId, 'vault'))
    for (const row of rows) {
      const master = masters.get(row.keyId) as Buffer
      keys.set(row.subject, unwrapKey([master], row))
    }
    return keys
  }

  async function readStored(db: Queryable, subjects: readonly string[]): Promise<StoredKeys> {
    const rows = await db.query<WrappedKey & { activeId: number | null }>(
      `SELECT (SELECT id FROM vault.master_keys WHERE is_active) AS "activeId", subject,
         key_id AS "keyId", wrapped
         FROM (SELECT) AS always LEFT JOIN vault.keys ON subject = ANY($1)`,
      [subjects]
    )
    return {
      subjects,
      rows: rows.filter(({ subject }) => subject !== null),
      activeId: rows[0]?.activeId
    }
  }

  /** The keys of those that have one, and new ones for the others; `stored` saves reading them where it has them all. */
  async function readOrCreate(
    db: Queryable,
    references: ReadonlyMap<string, KeyReference>,
    stored?: StoredKeys
  ) {
    const needed = [...references.keys()]
    const isComplete = needed.every(subject => stored?.subjects.includes(subject))
    const { rows, activeId } = stored && isComplete ? stored : await readStored(db, needed)
    const known = await unwrapAll(
      db,
      rows.filter(({ subject }) => references.has(subject))
    )
    const missing = [...references.values()].filter(({ subject }) => !known.has(subject))
    const master = missing.length && (await masterKeys.requireById(db, activeId, 'vault'))
    const created = master ? createKeys(master, missing) : []
    const fresh = created.map(({ subject, key }) => [subject, key] as const)
    return { keys: new Map([...known, ...fresh]), created: created.map(({ stored }) => stored) }
  }

  return { read, readStored, readOrCreate }
}

/** New keys for those that have none. */
export function createKeys(
  master: { id: number; key: Buffer },
  references: readonly KeyReference[]
) {
  return references.map(({ subject, owner }) => {
    const key = randomBytes(32)
    return { subject, key, stored: { ...wrapKey(master, subject, key), owner } }
  })
}

/** See `PersonalDataVault`. */
export async function storeKeys(
  tx: Transaction,
  { keys, subjects }: { keys: readonly WrappedKey[]; subjects: readonly string[] }
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
