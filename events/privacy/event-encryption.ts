import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { schemaOf, upcastEvent } from '#events/aggregates/event-schemas.ts'
import type { DatedEvent, DecryptedEvent, NewEvent, StoredEvent } from '#events/stored-event.ts'
import { encrypt } from './aes-gcm.ts'
import { tryDecrypt } from './wrapped-key.ts'

/** Whose key encrypts an event, and the ciphertext in base64. Stored inside the event's data. */
interface EncryptedPart {
  subject: string
  text: string
}

/** Data keys by subject; undefined for a key that is stored and cannot be decrypted. */
export type SubjectKeys = ReadonlyMap<string, Buffer | undefined>

/** The part of an event that only its subject's key can decrypt. */
export function encryptedPart(data: object): EncryptedPart | undefined {
  return 'sealed' in data ? (data.sealed as EncryptedPart) : undefined
}

export function encryptEvent(event: DatedEvent, meta: object, keys: SubjectKeys): NewEvent {
  const { type, at } = event
  validateEvent(event)
  const id = randomUUID()
  const data = event.personal
    ? { ...event.data, sealed: encryptPersonal(id, event, keys) }
    : event.data
  return { id, type, schemaVersion: schemaOf(type).version, data, meta, at }
}

/** Throws when the event, in the current version of its schema, does not match it. */
export function validateEvent({ type, data, personal }: DomainEvent, isErased = false): void {
  const schema = schemaOf(type)
  schema.data.parse(data)
  if (!isErased) schema.personal?.parse(personal)
}

function encryptPersonal(id: string, event: DomainEvent, keys: SubjectKeys): EncryptedPart {
  const { type, subject, personal } = event
  if (!subject) throw new Error(`${type} has a personal part and no subject`)
  const key = keys.get(subject)
  if (!key) throw new Error(`the key of the subject of ${type} cannot be decrypted`)
  const text = encrypt(key, associatedData({ id, type }, subject), JSON.stringify(personal))
  return { subject, text: text.toString('base64') }
}

/** A part that its key does not decrypt is missing in the result, like that of an erased subject. */
export function decryptEvent(event: StoredEvent, keys: SubjectKeys): DecryptedEvent {
  const part = encryptedPart(event.data)
  const { sealed: _, ...data } = event.data as { sealed?: EncryptedPart }
  const personal = part && decryptPersonal(event, part, keys.get(part.subject))
  const payload = upcastEvent(event.type, event.schemaVersion, { data, personal })
  const isErased = part !== undefined && personal === undefined
  return { ...event, ...payload, isErased, isUnreadable: isErased && keys.has(part.subject) }
}

function decryptPersonal(
  event: StoredEvent,
  { subject, text }: EncryptedPart,
  key: Buffer | undefined
): object | undefined {
  const ciphertext = Buffer.from(text, 'base64')
  const plain = key && tryDecrypt(key, associatedData(event, subject), ciphertext)
  return plain && JSON.parse(plain.toString())
}

function associatedData({ id, type }: { id: string; type: string }, subject: string): string {
  return `${id}|${type}|${subject}`
}
