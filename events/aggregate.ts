import type * as z from 'zod/mini'

type ObjectSchema = z.ZodMiniType<object>

/** How one kind of event is written today, and how to read the older ways. */
export interface EventSchema {
  version: number
  data: ObjectSchema
  /** What is about a person, and is kept sealed under that person's key. */
  personal?: ObjectSchema
  /** From each older version to the next one, pure and one to one. */
  upcasts?: Record<number, (old: EventPayload) => EventPayload>
}

export interface EventPayload {
  data: object
  personal?: object | undefined
}

export type EventSchemas = Record<string, EventSchema>

/** Anything that has happened. */
export interface DomainEvent extends EventPayload {
  type: string
  /** Whose key seals the personal part. */
  subject?: string
}

type PersonalPart<S> = S extends { personal: infer P extends ObjectSchema }
  ? { personal: z.infer<P>; subject: string }
  : unknown

/** The facts that a vocabulary can tell, as a union. */
export type EventOf<V extends EventSchemas> = {
  [T in keyof V & string]: { type: T; data: z.infer<V[T]['data']> } & PersonalPart<V[T]>
}[keyof V & string]

/** A thing with a history: what can happen to it, and what that adds up to. */
export interface Aggregate<State, F extends DomainEvent> {
  stream(id: string): string
  schemas: EventSchemas
  initialState: State
  evolve(state: State, fact: PublicEvent<F>): State
}

/** A fact as the fold sees it: without what is sealed. */
export type PublicEvent<F> = F extends DomainEvent
  ? Pick<F, 'type' | 'data'> & { at: string }
  : never

export function fold<State, F extends DomainEvent>(
  entity: Aggregate<State, F>,
  history: readonly { type: string; data: object; at: string }[]
): State {
  return history.reduce(
    (state, fact) => entity.evolve(state, fact as PublicEvent<F>),
    entity.initialState
  )
}

/** What was written, in today's words. */
export function upcast(schema: EventSchema, from: number, written: EventPayload): EventPayload {
  let plain = written
  for (let version = from; version < schema.version; version++) {
    const step = schema.upcasts?.[version]
    if (!step) throw new Error(`no upcast from version ${version}`)
    plain = step(plain)
  }
  return plain
}
