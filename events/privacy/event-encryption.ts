import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#events/aggregate.ts'
import { schemaOf, upcastEvent } from '#events/event-schemas.ts'
import type { DatedEvent, DecryptedEvent, NewEvent, StoredEvent } from '#events/stored-event.ts'
import { decrypt, encrypt } from './aes-gcm.ts'

/** Whose key encrypts an event, and the ciphertext in base64. Stored inside the event's data. */
interface EncryptedPart {
  subject: string
  text: string
}

/** Data keys by subject. */
export type KeyRing = ReadonlyMap<string, Buffer>

/** The part of an event that only its subject's key can decrypt. */
export function encryptedPart(data: object): EncryptedPart | undefined {
  return 'sealed' in data ? (data.sealed as EncryptedPart) : undefined
}

export function encryptEvent(event: DatedEvent, meta: object, keys: KeyRing): NewEvent {
  const { type, at } = event
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

function encryptPersonal(id: string, event: DomainEvent, keys: KeyRing): EncryptedPart {
  const { type, subject, personal } = event
  const key = subject && keys.get(subject)
  if (!subject || !key) throw new Error(`${type} has a personal part and no subject`)
  const text = encrypt(key, associatedData({ id, type }, subject), JSON.stringify(personal))
  return { subject, text: text.toString('base64') }
}

export function decryptEvent(event: StoredEvent, keys: KeyRing): DecryptedEvent {
  const part = encryptedPart(event.data)
  const key = part && keys.get(part.subject)
  const { sealed: _, ...data } = event.data as { sealed?: EncryptedPart }
  const personal = key && part && decryptPersonal(event, part, key)
  const payload = upcastEvent(event.type, event.schemaVersion, { data, personal })
  return { ...event, ...payload, isErased: part !== undefined && key === undefined }
}

function decryptPersonal(
  event: StoredEvent,
  { subject, text }: EncryptedPart,
  key: Buffer
): object {
  const ciphertext = Buffer.from(text, 'base64')
  return JSON.parse(decrypt(key, associatedData(event, subject), ciphertext).toString())
}

function associatedData({ id, type }: { id: string; type: string }, subject: string): string {
  return `${id}|${type}|${subject}`
}
