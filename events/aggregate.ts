import type * as z from 'zod/mini'

type ObjectSchema = z.ZodMiniType<object>

/** The current schema of an event type, and the upcasts from older versions. */
export interface EventSchema {
  version: number
  data: ObjectSchema
  /** Personal data, encrypted with its subject's key. */
  personal?: ObjectSchema
  /** From each older version to the next one; pure. */
  upcasts?: Record<number, (old: EventPayload) => EventPayload>
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

/** Its stream, its events and how they add up to its state. */
export interface Aggregate<State, Event extends DomainEvent> {
  stream(id: string): string
  schemas: EventSchemas
  initialState: State
  /** Event types that never change the state: folding skips them. */
  ignores?: readonly string[]
  evolve(state: State, event: PublicEvent<Event>): State
}

/** An event as `evolve` sees it: without the personal part. */
export type PublicEvent<Event> = Event extends DomainEvent
  ? Pick<Event, 'type' | 'data'> & { at: string }
  : never

/** The event types that a fold reads. */
export function stateChangingTypes({
  schemas,
  ignores = []
}: Pick<Aggregate<unknown, never>, 'schemas' | 'ignores'>): string[] {
  return Object.keys(schemas).filter(type => !ignores.includes(type))
}

export function fold<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  history: readonly { type: string; data: object; at: string }[]
): State {
  return history.reduce(
    (state, event) => aggregate.evolve(state, event as PublicEvent<Event>),
    aggregate.initialState
  )
}

/** Brings a stored payload to the current version of its schema. */
export function upcast(schema: EventSchema, from: number, stored: EventPayload): EventPayload {
  let payload = stored
  for (let version = from; version < schema.version; version++) {
    const step = schema.upcasts?.[version]
    if (!step) throw new Error(`no upcast from version ${version}`)
    payload = step(payload)
  }
  return payload
}
