import { type Aggregate, fold, stateChangingTypes } from '#events/aggregates/aggregate.ts'
import type { Queryable } from '#events/database/database.ts'
import { readHistories } from '#events/store/event-store.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'

type StreamReference<State> = readonly [aggregate: Aggregate<State, never>, id: string]

/** Loads one more aggregate, or several with one statement: the decision holds only while they do not change. */
export interface LoadStream {
  <State>(reference: StreamReference<State>): Promise<State>
  <States extends readonly unknown[]>(
    ...references: { [Index in keyof States]: StreamReference<States[Index]> }
  ): Promise<States>
}

/** The parts of an aggregate that reading its stream needs. */
export type AnyReference = readonly [
  aggregate: Pick<Aggregate<unknown, never>, 'stream' | 'schemas' | 'ignores'>,
  id: string
]
/** Reads each stream once, and records its version; with `before`, as it was before that instant. */
export function createStreamLoader(db: Queryable, before?: Date) {
  const histories = new Map<string, StoredEvent[]>()

  /** Reads the streams that were not read yet with one statement. */
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

  const load = async (...references: StreamReference<unknown>[]) => {
    await read(references)
    const states = references.map(stateOf)
    return states.length === 1 ? states[0] : states
  }

  function stateOf([aggregate, id]: StreamReference<unknown>): unknown {
    const history = histories.get(aggregate.stream(id)) ?? []
    return fold(aggregate, before ? history.filter(({ at }) => new Date(at) < before) : history)
  }

  return {
    read,
    load: load as LoadStream,
    lastOf: (stream: string) => histories.get(stream)?.at(-1),
    loaded: () =>
      [...histories].map(([stream, history]) => ({ stream, version: history.at(-1)?.version ?? 0 }))
  }
}
