import * as z from 'zod/mini'

type ObjectSchema = z.ZodMiniType<object>

/** An id in the open part of an event, which outlives every erasure: a string there is an id, an instant or an enumeration. */
export const opaqueId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** An instant in UTC, as ISO 8601 text. */
export const instant = z.iso.datetime()

/** The current schema of an event type, and the upcasts from older versions. */
export interface EventSchema {
  version: number
  data: ObjectSchema
  /** Personal data, encrypted with its subject's key. */
  personal?: ObjectSchema
  /** The thing that `data.id`, or these fields together, name has a key of its own: it can be erased while its subject stays. */
  hasOwnKey?: boolean | readonly string[]
  /** The upcast from each older version to the next one, with the instant of the event; pure. */
  upcasts?: Record<number, (old: EventPayload, at: string) => EventPayload>
}

export interface EventPayload {
  data: object
  personal?: object | undefined
}

export type EventSchemas = Record<string, EventSchema>

export interface DomainEvent extends EventPayload {
  type: string
  /** The person whose key encrypts the personal part. */
  subject?: string
}

type PersonalPart<S> = S extends { personal: infer P extends ObjectSchema }
  ? { personal: z.infer<P>; subject: string }
  : unknown

/** The union of the events that these schemas describe. */
export type EventOf<Schemas extends EventSchemas> = {
  [T in keyof Schemas & string]: {
    type: T
    data: z.infer<Schemas[T]['data']>
  } & PersonalPart<Schemas[T]>
}[keyof Schemas & string]

/** A kind of stream: its event schemas, and the state that its events add up to. */
export interface Aggregate<State, Event extends DomainEvent> {
  stream(id: string): string
  schemas: EventSchemas
  initialState: State
  /** The event type that erases it. */
  erasedBy?: string
  /** Event types that never change the state: folding skips them. */
  ignores?: readonly string[]
  evolve(state: State, event: PublicEvent<Event>): State
}

/** An event as `evolve` sees it: without the personal part. */
export type PublicEvent<Event> = Event extends DomainEvent
  ? Pick<Event, 'type' | 'data'> & { at: string }
  : never

/** An event of a stream, in the version in which it was stored. */
export interface PastEvent {
  type: string
  schemaVersion: number
  data: object
  at: string
}

/** A later program stored the event: this one cannot read it. */
export class UnknownEvent extends Error {}

/** The event types that a fold reads. */
export function stateChangingTypes({
  schemas,
  ignores = []
}: Pick<Aggregate<unknown, never>, 'schemas' | 'ignores'>): string[] {
  return Object.keys(schemas).filter(type => !ignores.includes(type))
}

/** The state after these events, each upcast to the current version of its schema. */
export function fold<State, Event extends DomainEvent>(
  { schemas, evolve, initialState }: Aggregate<State, Event>,
  history: readonly PastEvent[]
): State {
  return history.reduce((state, { type, schemaVersion, data, at }) => {
    const current = upcast(findSchema(schemas, type), schemaVersion, { data }, at)
    return evolve(state, { type, data: current.data, at } as PublicEvent<Event>)
  }, initialState)
}

export function findSchema(schemas: EventSchemas, type: string): EventSchema {
  const schema = schemas[type]
  if (!schema) throw new UnknownEvent(`unknown event type ${type}`)
  return schema
}

/** Brings a stored payload to the current version of its schema. */
export function upcast(
  schema: EventSchema,
  from: number,
  stored: EventPayload,
  at: string
): EventPayload {
  if (from > schema.version) {
    throw new UnknownEvent(
      `version ${from} of an event, of which ${schema.version} is the last known`
    )
  }
  let payload = stored
  for (let version = from; version < schema.version; version++) {
    const step = schema.upcasts?.[version]
    if (!step) throw new Error(`no upcast from version ${version}`)
    payload = step(payload, at)
  }
  return payload
}
