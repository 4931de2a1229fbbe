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
import { storeKeys } from './store-keys.ts'
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
    if (!subjects.length) return new Map()
    const rows = await db.query<WrappedKey>(
      'SELECT subject, key_id AS "keyId", wrapped FROM vault.keys WHERE subject = ANY($1)',
      [subjects]
    )
    return unwrapKeys(db, rows)
  }

  async function unwrapKeys(db: Queryable, rows: readonly WrappedKey[]): Promise<SubjectKeys> {
    const keys = new Map<string, Buffer | undefined>()
    const masters = new Map<number, Buffer>()
    for (const { keyId } of rows)
      if (!masters.has(keyId)) masters.set(keyId, await masterKeys.find(db, keyId, 'vault'))
    for (const row of rows) {
      const master = masters.get(row.keyId) as Buffer
      keys.set(row.subject, unwrapKey([master], row) ?? unwrapKey(masterKeys.all('vault'), row))
    }
    return keys
  }

  /** The keys of those that have one, and new ones for the others. */
  async function readOrCreateKeys(db: Queryable, references: ReadonlyMap<string, KeyReference>) {
    const rows = await db.query<WrappedKey & { activeId: number | null }>(
      `SELECT (SELECT id FROM vault.master_keys WHERE is_active) AS "activeId", subject,
         key_id AS "keyId", wrapped
         FROM (SELECT) AS always LEFT JOIN vault.keys ON subject = ANY($1)`,
      [[...references.keys()]]
    )
    const stored = rows.filter(({ subject }) => subject !== null)
    const known = await unwrapKeys(db, stored)
    const missing = [...references.values()].filter(({ subject }) => !known.has(subject))
    const master = missing.length && (await masterKeys.requireById(db, rows[0]?.activeId, 'vault'))
    const created = master ? createKeys(master, missing) : []
    const fresh = created.map(({ subject, key }) => [subject, key] as const)
    return { keys: new Map([...known, ...fresh]), created: created.map(({ stored }) => stored) }
  }

  async function readHashKey(db: Queryable): Promise<Buffer> {
    const find = async () => (await readKeys(db, [hashKeySubject])).get(hashKeySubject)
    const known = await find()
    if (known) return known
    const master = await masterKeys.findActive(db, 'vault')
    const [fresh] = createKeys(master, [{ subject: hashKeySubject }])
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
      const { keys, created } = references.size
        ? await readOrCreateKeys(db, references)
        : { keys: new Map(), created: [] }
      return {
        events: events.map(event => encryptEvent(event, meta, keys)),
        subjects: [...references.keys()],
        keys: created
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

/** For those that have none. */
function createKeys(master: { id: number; key: Buffer }, references: readonly KeyReference[]) {
  return references.map(({ subject, owner }) => {
    const key = randomBytes(32)
    return { subject, key, stored: { ...wrapKey(master, subject, key), owner } }
  })
}

function distinct(subjects: (string | undefined)[]): string[] {
  return [...new Set(subjects.filter(subject => subject !== undefined))]
}
