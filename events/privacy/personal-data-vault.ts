import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type {
  DatedEvent,
  DecryptedEvent,
  NewEvent,
  StoredEvent
} from '#events/aggregates/stored-event.ts'
import {
  decryptEvent,
  encryptEvent,
  keyIdOf,
  keyOfEvent,
  type KeyReference,
  type SubjectKeys
} from './event-encryption.ts'
import { createMasterKeys, type MasterKeys, type VaultSecrets } from './master-keys.ts'
import { unwrapKey, wrapKey, type WrappedKey } from './wrapped-key.ts'

export interface EncryptedEvents {
  events: NewEvent[]
  /** The people and things whose keys encrypted the events. */
  subjects: string[]
  /** Keys of those that had none: to be stored in the transaction that appends the events. */
  keys: WrappedKey[]
}

/** One data key per person, and per thing that can be erased alone; without it nothing personal of them can be read. */
export interface PersonalDataVault {
  masterKeys: MasterKeys
  encrypt(db: Queryable, events: readonly DatedEvent[], meta: object): Promise<EncryptedEvents>
  /**
   * Throws SubjectErased when a subject was erased since its events were encrypted or got another key, or the
   * master key was retired. Under the append lock, which an erasure holds too.
   */
  storeKeys(tx: Transaction, encrypted: Pick<EncryptedEvents, 'keys' | 'subjects'>): Promise<void>
  /** Throws WrongVaultKey; an event whose own key or text is damaged comes back marked as unreadable. */
  decrypt(db: Queryable, events: readonly StoredEvent[]): Promise<DecryptedEvent[]>
  /**
   * Destroys the key of a person with those of all their things, or of one thing. Record the erasure in the same
   * transaction, so that there is never a new key.
   */
  shredKey(tx: Transaction, subject: string): Promise<void>
  /**
   * A hash that only this board can compute. Its key lies with those of people: it comes back with a backup and
   * outlives our secret.
   */
  keyedHash(db: Queryable, text: string): Promise<Buffer>
  /** The same for several texts, whose key is read once. */
  keyedHasher(db: Queryable): Promise<(text: string) => Buffer>
}

/** The owner of the key of `keyedHash`; no person has such an id. */
const hashKeySubject = 'keyed-hashes'

export function createPersonalDataVault(...secrets: VaultSecrets): PersonalDataVault {
  const masterKeys = createMasterKeys(secrets)

  async function readKeys(db: Queryable, subjects: string[]): Promise<SubjectKeys> {
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
  }

  /** Keys for those that have none. */
  async function createKeys(db: Queryable, references: readonly KeyReference[]) {
    if (!references.length) return []
    const master = await masterKeys.findActive(db, 'vault')
    return references.map(({ subject, owner }) => {
      const key = randomBytes(32)
      return { subject, key, stored: { ...wrapKey(master, subject, key), owner } }
    })
  }

  async function readHashKey(db: Queryable): Promise<Buffer> {
    const find = async () => (await readKeys(db, [hashKeySubject])).get(hashKeySubject)
    const known = await find()
    if (known) return known
    const [fresh] = await createKeys(db, [{ subject: hashKeySubject }])
    await db.query(
      `INSERT INTO vault.keys (subject, wrapped, key_id)
       SELECT $1, $2, $3 FROM vault.lock_master_key($3) ON CONFLICT DO NOTHING`,
      [hashKeySubject, fresh?.stored.wrapped, fresh?.stored.keyId]
    )
    const created = await find()
    if (!created) throw new Error('the key of hashes was not stored')
    return created
  }

  async function keyedHasher(db: Queryable): Promise<(text: string) => Buffer> {
    const key = await readHashKey(db)
    return text => createHmac('sha256', key).update(text).digest()
  }

  return {
    masterKeys,

    async encrypt(db, events, meta) {
      const references = new Map(
        events.flatMap(event => {
          const reference = keyOfEvent(event)
          return reference ? [[reference.subject, reference] as const] : []
        })
      )
      const subjects = [...references.keys()]
      const known = await readKeys(db, subjects)
      const missing = [...references.values()].filter(({ subject }) => !known.has(subject))
      const created = await createKeys(db, missing)
      const keys = new Map([
        ...known,
        ...created.map(({ subject, key }) => [subject, key] as const)
      ])
      return {
        events: events.map(event => encryptEvent(event, meta, keys)),
        subjects,
        keys: created.map(({ stored }) => stored)
      }
    },

    storeKeys,

    async decrypt(db, events) {
      const keys = await readKeys(db, distinct(events.map(keyIdOf)))
      return events.map(event => decryptEvent(event, keys))
    },

    async shredKey(tx, subject) {
      await tx.query('DELETE FROM vault.keys WHERE subject = $1 OR owner = $1', [subject])
    },

    keyedHasher,

    keyedHash: async (db, text) => (await keyedHasher(db))(text)
  }
}

async function storeKeys(
  tx: Transaction,
  { keys, subjects }: Pick<EncryptedEvents, 'keys' | 'subjects'>
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

function distinct(subjects: (string | undefined)[]): string[] {
  return [...new Set(subjects.filter(subject => subject !== undefined))]
}
