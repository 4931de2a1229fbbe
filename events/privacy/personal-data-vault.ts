import { randomBytes, randomUUID } from 'node:crypto'
import type { Queries, Transaction } from '#events/database/database.ts'
import type { Fact } from '#events/aggregate.ts'
import type { NewEvent, StoredEvent } from '#events/store/event-store.ts'
import { deriveKey, seal, unseal } from './aes-gcm.ts'
import { schemaOf, translate } from '#events/event-schemas.ts'

/** An event in today's words, with its personal part open, unless the person is forgotten. */
export interface KnownEvent extends StoredEvent {
  personal?: object | undefined
  forgotten: boolean
}

/** Whose key seals an event, and what it seals. Stands inside the event's data. */
interface SealedPart {
  subject: string
  text: string
}

export interface NewKey {
  subject: string
  wrapped: Buffer
}

/** A fact and when it happened. */
export type Dated<F extends Fact = Fact> = F & { at: string }

export interface Sealed {
  events: NewEvent[]
  /** The keys of people who had none: to be kept in the transaction that keeps the events. */
  keys: NewKey[]
}

/** A key per person, each wrapped by the operator's own. */
export interface Vault {
  seal(db: Queries, facts: readonly Dated[], meta: object): Promise<Sealed>
  /** Throws Forgotten when one of them has a key already, or may have none any more. */
  keep(tx: Transaction, keys: readonly NewKey[]): Promise<void>
  open(db: Queries, events: readonly StoredEvent[]): Promise<KnownEvent[]>
  forget(tx: Transaction, subject: string, at: string, requestedBy: string): Promise<void>
  /** True when the key kept for this person was wrapped with our secret. */
  canOpen(db: Queries, subject: string): Promise<boolean>
}

export function openVault(secret: string): Vault {
  const master = deriveKey(secret, 'vault')

  async function keysOf(db: Queries, subjects: string[]): Promise<Map<string, Buffer>> {
    if (!subjects.length) return new Map()
    const rows = await db.query<NewKey>(
      'SELECT subject, wrapped FROM vault.keys WHERE subject = ANY($1)',
      [subjects]
    )
    return new Map(rows.map(row => [row.subject, unseal(master, row.subject, row.wrapped)]))
  }

  return {
    async seal(db, facts, meta) {
      const subjects = distinct(facts.map(fact => fact.subject))
      const keys = await keysOf(db, subjects)
      const created = subjects.filter(subject => !keys.has(subject))
      for (const subject of created) keys.set(subject, randomBytes(32))
      return {
        events: facts.map(fact => written(fact, meta, keys)),
        keys: created.map(subject => ({
          subject,
          wrapped: seal(master, subject, keys.get(subject) as Buffer)
        }))
      }
    },

    async keep(tx, keys) {
      if (!keys.length) return
      const subjects = keys.map(({ subject }) => subject)
      await tx.query(
        `WITH kept AS (
           INSERT INTO vault.keys (subject, wrapped)
           SELECT subject, wrapped FROM unnest($1::text[], $2::bytea[]) AS fresh (subject, wrapped)
            WHERE NOT EXISTS (SELECT FROM es.erasures WHERE es.erasures.subject = fresh.subject)
           ON CONFLICT DO NOTHING RETURNING subject)
         SELECT es.stop('RMFOR', 'somebody has another key, or may have none any more')
          WHERE (SELECT count(*) FROM kept) < cardinality($1::text[])`,
        [subjects, keys.map(({ wrapped }) => wrapped)]
      )
    },

    async open(db, events) {
      const parts = events.map(event => sealedPart(event.data))
      const keys = await keysOf(db, distinct(parts.map(part => part?.subject)))
      return events.map((event, nth) => known(event, parts[nth], keys))
    },

    async forget(tx, subject, at, requestedBy) {
      await tx.query('DELETE FROM vault.keys WHERE subject = $1', [subject])
      await tx.query(
        `INSERT INTO es.erasures (subject, erased_at, requested_by) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        [subject, at, requestedBy]
      )
    },

    canOpen: (db, subject) =>
      keysOf(db, [subject]).then(
        keys => keys.size === 1,
        () => false
      )
  }
}

function distinct(subjects: (string | undefined)[]): string[] {
  return [...new Set(subjects.filter(subject => subject !== undefined))]
}

function written(fact: Dated, meta: object, keys: Map<string, Buffer>): NewEvent {
  const event = { id: randomUUID(), type: fact.type, schemaVersion: schemaOf(fact.type).version }
  const data = fact.personal ? { ...fact.data, sealed: hide(event, fact, keys) } : fact.data
  return { ...event, data, meta, at: fact.at }
}

function hide(
  event: { id: string; type: string },
  fact: Fact,
  keys: Map<string, Buffer>
): SealedPart {
  const subject = fact.subject
  const key = subject && keys.get(subject)
  if (!subject || !key) throw new Error(`${fact.type} is personal and names nobody`)
  const text = seal(key, context(event, subject), JSON.stringify(fact.personal))
  return { subject, text: text.toString('base64') }
}

function context({ id, type }: { id: string; type: string }, subject: string): string {
  return `${id}|${type}|${subject}`
}

/** The part of an event that only its person's key can open. */
export function sealedPart(data: object): SealedPart | undefined {
  return 'sealed' in data ? (data.sealed as SealedPart) : undefined
}

function known(
  event: StoredEvent,
  part: SealedPart | undefined,
  keys: Map<string, Buffer>
): KnownEvent {
  const key = part && keys.get(part.subject)
  const { sealed: _, ...data } = event.data as { sealed?: SealedPart }
  const personal = key && part && reveal(event, part, key)
  const plain = translate(event.type, event.schemaVersion, { data, personal })
  return { ...event, ...plain, forgotten: part !== undefined && key === undefined }
}

function reveal(event: StoredEvent, part: SealedPart, key: Buffer): object {
  const sealed = Buffer.from(part.text, 'base64')
  return JSON.parse(unseal(key, context(event, part.subject), sealed).toString())
}
