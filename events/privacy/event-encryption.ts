import { newEventId } from '#events/aggregates/ids.ts'
import type { DomainEvent, EventSchema } from '#events/aggregates/aggregate.ts'
import { schemaOf, upcastEvent } from '#events/aggregates/event-schemas.ts'
import type {
  DatedEvent,
  Decrypted,
  NewEvent,
  ReplayedEvent
} from '#events/aggregates/stored-event.ts'
import { encrypt } from './aes-gcm.ts'
import { tryDecrypt } from './wrapped-key.ts'

/** The subject of an event, its key, and the ciphertext in base64. Stored inside the event's data. */
interface EncryptedPart {
  subject: string
  /** The id of the thing whose own key it is; by default it is the subject's key. */
  key?: string
  text: string
}

/** A key by the id of a person, or of a thing, with the person who owns the thing. */
export interface KeyReference {
  subject: string
  owner?: string
}

/** Data keys by the id of a person or a thing; undefined for a key that is stored and cannot be decrypted. */
export type SubjectKeys = ReadonlyMap<string, Buffer | undefined>

/** The key that encrypts an event; undefined when it has no personal part. */
export function keyOfEvent({
  type,
  data,
  subject,
  personal
}: DomainEvent): KeyReference | undefined {
  if (!personal) return undefined
  if (!subject) throw new Error(`${type} has a personal part and no subject`)
  const thing = thingOf(schemaOf(type).hasOwnKey, data)
  return thing ? { subject: thing, owner: subject } : { subject }
}

/** Ids have no full stop. Undefined when a field is missing. */
function thingOf(fields: EventSchema['hasOwnKey'], data: object): string | undefined {
  if (!fields) return undefined
  const values = (fields === true ? ['id'] : fields).map(
    name => Object.entries(data).find(([key]) => key === name)?.[1]
  )
  return values.includes(undefined) ? undefined : values.join('.')
}

/** The id of the key that decrypts an event; undefined when it has no encrypted part. */
export function keyIdOf({ data }: { data: object }): string | undefined {
  const part = encryptedPart(data)
  return part && (part.key ?? part.subject)
}

/** The part of an event that only its subject's key can decrypt. */
export function encryptedPart(data: object): EncryptedPart | undefined {
  return 'sealed' in data ? (data.sealed as EncryptedPart) : undefined
}

export function encryptEvent(event: DatedEvent, meta: object, keys: SubjectKeys): NewEvent {
  const { type, at } = event
  validateEvent(event)
  const id = newEventId()
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
  const { type, subject = '', personal } = event
  const used = keyOfEvent(event)
  const key = used && keys.get(used.subject)
  if (!key) throw new Error(`the key of the subject of ${type} cannot be decrypted`)
  const text = encrypt(key, associatedData({ id, type }, subject), JSON.stringify(personal))
  return { subject, ...(used.owner && { key: used.subject }), text: text.toString('base64') }
}

/** A part that its key does not decrypt is missing in the result, like that of an erased subject. */
export function decryptEvent<Event extends ReplayedEvent>(
  event: Event,
  keys: SubjectKeys
): Decrypted<Event> {
  const part = encryptedPart(event.data)
  const { sealed: _, ...data } = event.data as { sealed?: EncryptedPart }
  const keyId = keyIdOf(event)
  const personal = part && decryptPersonal(event, part, keys.get(keyId ?? ''))
  const payload = upcastEvent(event.type, event.schemaVersion, { data, personal }, event.at)
  const isErased = part !== undefined && personal === undefined
  return { ...event, ...payload, isErased, isUnreadable: isErased && keys.has(keyId ?? '') }
}

function decryptPersonal(
  event: ReplayedEvent,
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
