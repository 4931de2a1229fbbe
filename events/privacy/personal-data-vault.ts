import { randomBytes, randomUUID } from 'node:crypto'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregate.ts'
import type { NewEvent, StoredEvent } from '#events/store/event-store.ts'
import { deriveKey, encrypt, decrypt } from './aes-gcm.ts'
import { schemaOf, upcastEvent } from '#events/event-schemas.ts'

/** An event in today's words, with its personal part open, unless the person is forgotten. */
export interface DecryptedEvent extends StoredEvent {
  personal?: object | undefined
  isErased: boolean
}

/** Whose key seals an event, and what it seals. Stands inside the event's data. */
interface EncryptedPart {
  subject: string
  text: string
}

export interface WrappedKey {
  subject: string
  wrapped: Buffer
}

/** A fact and when it happened. */
export type DatedEvent<F extends DomainEvent = DomainEvent> = F & { at: string }

export interface EncryptedEvents {
  events: NewEvent[]
  /** The keys of people who had none: to be kept in the transaction that keeps the events. */
  keys: WrappedKey[]
}

/** A key per person, each wrapped by the operator's own. */
export interface PersonalDataVault {
  encrypt(db: Queryable, facts: readonly DatedEvent[], meta: object): Promise<EncryptedEvents>
  /** Throws Forgotten when one of them has a key already, or may have none any more. */
  storeKeys(tx: Transaction, keys: readonly WrappedKey[]): Promise<void>
  decrypt(db: Queryable, events: readonly StoredEvent[]): Promise<DecryptedEvent[]>
  shredKey(tx: Transaction, subject: string, at: string, requestedBy: string): Promise<void>
  /** True when the key kept for this person was wrapped with our secret. */
  canDecrypt(db: Queryable, subject: string): Promise<boolean>
}

export function createPersonalDataVault(secret: string): PersonalDataVault {
  const master = deriveKey(secret, 'vault')

  async function keysOf(db: Queryable, subjects: string[]): Promise<Map<string, Buffer>> {
    if (!subjects.length) return new Map()
    const rows = await db.query<WrappedKey>(
      'SELECT subject, wrapped FROM vault.keys WHERE subject = ANY($1)',
      [subjects]
    )
    return new Map(rows.map(row => [row.subject, decrypt(master, row.subject, row.wrapped)]))
  }

  return {
    async encrypt(db, facts, meta) {
      const subjects = distinct(facts.map(fact => fact.subject))
      const keys = await keysOf(db, subjects)
      const created = subjects.filter(subject => !keys.has(subject))
      for (const subject of created) keys.set(subject, randomBytes(32))
      return {
        events: facts.map(fact => encryptEvent(fact, meta, keys)),
        keys: created.map(subject => ({
          subject,
          wrapped: encrypt(master, subject, keys.get(subject) as Buffer)
        }))
      }
    },

    async storeKeys(tx, keys) {
      if (!keys.length) return
      const subjects = keys.map(({ subject }) => subject)
      await tx.query(
        `WITH kept AS (
           INSERT INTO vault.keys (subject, wrapped)
           SELECT subject, wrapped FROM unnest($1::text[], $2::bytea[]) AS fresh (subject, wrapped)
            WHERE NOT EXISTS (SELECT FROM es.erasures WHERE es.erasures.subject = fresh.subject)
           ON CONFLICT DO NOTHING RETURNING subject)
         SELECT es.raise('RMFOR', 'somebody has another key, or may have none any more')
          WHERE (SELECT count(*) FROM kept) < cardinality($1::text[])`,
        [subjects, keys.map(({ wrapped }) => wrapped)]
      )
    },

    async decrypt(db, events) {
      const parts = events.map(event => encryptedPart(event.data))
      const keys = await keysOf(db, distinct(parts.map(part => part?.subject)))
      return events.map((event, nth) => decryptEvent(event, parts[nth], keys))
    },

    async shredKey(tx, subject, at, requestedBy) {
      await tx.query('DELETE FROM vault.keys WHERE subject = $1', [subject])
      await tx.query(
        `INSERT INTO es.erasures (subject, erased_at, requested_by) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        [subject, at, requestedBy]
      )
    },

    canDecrypt: (db, subject) =>
      keysOf(db, [subject]).then(
        keys => keys.size === 1,
        () => false
      )
  }
}

function distinct(subjects: (string | undefined)[]): string[] {
  return [...new Set(subjects.filter(subject => subject !== undefined))]
}

function encryptEvent(fact: DatedEvent, meta: object, keys: Map<string, Buffer>): NewEvent {
  const event = { id: randomUUID(), type: fact.type, schemaVersion: schemaOf(fact.type).version }
  const data = fact.personal
    ? { ...fact.data, sealed: encryptPersonal(event, fact, keys) }
    : fact.data
  return { ...event, data, meta, at: fact.at }
}

function encryptPersonal(
  event: { id: string; type: string },
  fact: DomainEvent,
  keys: Map<string, Buffer>
): EncryptedPart {
  const subject = fact.subject
  const key = subject && keys.get(subject)
  if (!subject || !key) throw new Error(`${fact.type} is personal and names nobody`)
  const text = encrypt(key, associatedData(event, subject), JSON.stringify(fact.personal))
  return { subject, text: text.toString('base64') }
}

function associatedData({ id, type }: { id: string; type: string }, subject: string): string {
  return `${id}|${type}|${subject}`
}

/** The part of an event that only its person's key can open. */
export function encryptedPart(data: object): EncryptedPart | undefined {
  return 'sealed' in data ? (data.sealed as EncryptedPart) : undefined
}

function decryptEvent(
  event: StoredEvent,
  part: EncryptedPart | undefined,
  keys: Map<string, Buffer>
): DecryptedEvent {
  const key = part && keys.get(part.subject)
  const { sealed: _, ...data } = event.data as { sealed?: EncryptedPart }
  const personal = key && part && decryptPersonal(event, part, key)
  const plain = upcastEvent(event.type, event.schemaVersion, { data, personal })
  return { ...event, ...plain, isErased: part !== undefined && key === undefined }
}

function decryptPersonal(event: StoredEvent, part: EncryptedPart, key: Buffer): object {
  const sealed = Buffer.from(part.text, 'base64')
  return JSON.parse(decrypt(key, associatedData(event, part.subject), sealed).toString())
}
