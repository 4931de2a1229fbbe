import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { DatedEvent, DecryptedEvent, NewEvent, StoredEvent } from '#events/stored-event.ts'
import { decrypt, deriveKey, encrypt } from './aes-gcm.ts'
import { decryptEvent, encryptedPart, encryptEvent } from './event-encryption.ts'

/** A data key, encrypted with the operator's own. */
export interface WrappedKey {
  subject: string
  wrapped: Buffer
}

export interface EncryptedEvents {
  events: NewEvent[]
  /** Whose keys encrypted the events. */
  subjects: string[]
  /** Keys of subjects that had none: to be stored in the transaction that appends the events. */
  keys: WrappedKey[]
}

/** One data key per person; without it nothing personal of that person can be read. */
export interface PersonalDataVault {
  encrypt(db: Queryable, events: readonly DatedEvent[], meta: object): Promise<EncryptedEvents>
  /**
   * Throws SubjectErased when a subject was erased since its events were encrypted, or got another key. Under
   * the append lock, which an erasure holds too.
   */
  storeKeys(tx: Transaction, encrypted: Pick<EncryptedEvents, 'keys' | 'subjects'>): Promise<void>
  decrypt(db: Queryable, events: readonly StoredEvent[]): Promise<DecryptedEvent[]>
  /** Record the erasure in the same transaction, so that the subject never gets a new key. */
  shredKey(tx: Transaction, subject: string): Promise<void>
  /**
   * A hash that only this board can compute. Its key lies with those of people: it comes back with a backup and
   * outlives our secret.
   */
  keyedHash(db: Queryable, text: string): Promise<Buffer>
  /** True when the stored key of this subject was wrapped with our secret. */
  canDecrypt(db: Queryable, subject: string): Promise<boolean>
}

/** The owner of the key of `keyedHash`; no person has such an id. */
const hashKeySubject = 'keyed-hashes'

export function createPersonalDataVault(secret: string): PersonalDataVault {
  const master = deriveKey(secret, 'vault')

  async function readKeys(db: Queryable, subjects: string[]): Promise<Map<string, Buffer>> {
    if (!subjects.length) return new Map()
    const rows = await db.query<WrappedKey>(
      'SELECT subject, wrapped FROM vault.keys WHERE subject = ANY($1)',
      [subjects]
    )
    return new Map(rows.map(row => [row.subject, decrypt(master, row.subject, row.wrapped)]))
  }

  async function readHashKey(db: Queryable): Promise<Buffer> {
    const find = async () => (await readKeys(db, [hashKeySubject])).get(hashKeySubject)
    const known = await find()
    if (known) return known
    await db.query(
      'INSERT INTO vault.keys (subject, wrapped) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [hashKeySubject, encrypt(master, hashKeySubject, randomBytes(32))]
    )
    const created = await find()
    if (!created) throw new Error('the key of hashes was not stored')
    return created
  }

  return {
    async encrypt(db, events, meta) {
      const subjects = distinct(events.map(({ subject }) => subject))
      const keys = await readKeys(db, subjects)
      const fresh = subjects.filter(subject => !keys.has(subject))
      const wrappedKeys = fresh.map(subject => {
        const key = randomBytes(32)
        keys.set(subject, key)
        return { subject, wrapped: encrypt(master, subject, key) }
      })
      const encrypted = events.map(event => encryptEvent(event, meta, keys))
      return { events: encrypted, subjects, keys: wrappedKeys }
    },

    storeKeys,

    async decrypt(db, events) {
      const subjects = events.map(({ data }) => encryptedPart(data)?.subject)
      const keys = await readKeys(db, distinct(subjects))
      return events.map(event => decryptEvent(event, keys))
    },

    async shredKey(tx, subject) {
      await tx.query('DELETE FROM vault.keys WHERE subject = $1', [subject])
    },

    keyedHash: async (db, text) =>
      createHmac('sha256', await readHashKey(db))
        .update(text)
        .digest(),

    canDecrypt: (db, subject) =>
      readKeys(db, [subject]).then(
        keys => keys.size === 1,
        () => false
      )
  }
}

async function storeKeys(
  tx: Transaction,
  { keys, subjects }: Pick<EncryptedEvents, 'keys' | 'subjects'>
): Promise<void> {
  if (!subjects.length) return
  await tx.query(
    `WITH stored AS (
       INSERT INTO vault.keys (subject, wrapped)
       SELECT subject, wrapped FROM unnest($1::text[], $2::bytea[]) AS fresh (subject, wrapped)
        WHERE NOT es.is_erased(fresh.subject)
       ON CONFLICT DO NOTHING RETURNING subject)
     SELECT es.raise('RMFOR', 'a subject is erased or has another key')
      WHERE (SELECT count(*) FROM stored) < cardinality($1::text[])
         OR (SELECT count(*) FROM vault.keys WHERE subject = ANY($3::text[])) < cardinality($3::text[])`,
    [
      keys.map(({ subject }) => subject),
      keys.map(({ wrapped }) => wrapped),
      subjects.filter(subject => !keys.some(fresh => fresh.subject === subject))
    ]
  )
}

function distinct(subjects: (string | undefined)[]): string[] {
  return [...new Set(subjects.filter(subject => subject !== undefined))]
}
