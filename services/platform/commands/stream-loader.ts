import {
  type Aggregate,
  type DomainEvent,
  fold,
  stateChangingTypes
} from '#events/aggregates/aggregate.ts'
import type { Queryable } from '#events/database/database.ts'
import { readHistories } from '#events/store/event-store.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'

/** Loads one more aggregate: the decision holds only while it does not change. */
export type LoadStream = <State, Event extends DomainEvent>(
  reference: readonly [aggregate: Aggregate<State, Event>, id: string]
) => Promise<State>

type StreamReference<State> = readonly [aggregate: Aggregate<State, never>, id: string]
/** Enough to read the stream. */
export type AnyReference = readonly [
  aggregate: Pick<Aggregate<unknown, never>, 'stream' | 'schemas' | 'ignores'>,
  id: string
]
export type StreamReferences<States> = {
  readonly [Name in keyof States]: StreamReference<States[Name]>
}

export type StreamLoader = ReturnType<typeof createStreamLoader>

/** Reads each stream once, and records its version; with `before`, as it was before that instant. */
export function createStreamLoader(db: Queryable, before?: Date) {
  const histories = new Map<string, StoredEvent[]>()

  /** Reads what was not read yet with one statement. */
  async function read(references: readonly AnyReference[], from: Queryable = db): Promise<void> {
    const missing = references.filter(([aggregate, id]) => !histories.has(aggregate.stream(id)))
    if (!missing.length) return
    const streams = [...new Set(missing.map(([aggregate, id]) => aggregate.stream(id)))]
    const types = new Set(missing.flatMap(([aggregate]) => stateChangingTypes(aggregate)))
    const events = await readHistories(from, streams, [...types])
    for (const stream of streams)
      histories.set(
        stream,
        events.filter(event => event.stream === stream)
      )
  }

  async function load<State, Event extends DomainEvent>([aggregate, id]: readonly [
    Aggregate<State, Event>,
    string
  ]): Promise<State> {
    await read([[aggregate, id]])
    const history = histories.get(aggregate.stream(id)) ?? []
    return fold(aggregate, before ? history.filter(({ at }) => new Date(at) < before) : history)
  }

  async function loadAll<States>(references: StreamReferences<States>): Promise<States> {
    await read(Object.values(references))
    const states: Partial<States> = {}
    for (const name in references) states[name] = await load(references[name])
    return states as States
  }

  return {
    read,
    load,
    loadAll,
    lastOf: (stream: string) => histories.get(stream)?.at(-1),
    loaded: () =>
      [...histories].map(([stream, history]) => ({ stream, version: history.at(-1)?.version ?? 0 }))
  }
}
