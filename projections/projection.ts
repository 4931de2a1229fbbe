import type { Queryable, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'

/** An event as a handler sees it; its subject is not erased. */
export type ProjectedEvent<Event extends DomainEvent> = Event & Pick<DecryptedEvent, 'id' | 'at'>

/** An event whose position may not be known yet; in SQL `es.position_of` gives it. */
export type ProjectionInput = Pick<
  DecryptedEvent,
  'id' | 'type' | 'data' | 'personal' | 'at' | 'isErased'
>

/**
 * A handler depends on the event alone: no clock, no randomness, no tables of another projection. It sends its
 * statements without waiting between them, so that they are pipelined; SQL refuses an event with `es.raise`, which
 * rolls back everything.
 */
export type Handler<Event extends DomainEvent> = (
  tx: Queryable,
  event: ProjectedEvent<Event>
) => Promise<unknown>

export type Handlers<Event extends DomainEvent> = {
  [T in Event['type']]?: Handler<Extract<Event, { type: T }>>
}

/** For events of one type in a row: the same as their handlers one after the other, with fewer statements. */
export type BatchHandlers<Event extends DomainEvent> = {
  [T in Event['type']]?: (
    tx: Queryable,
    events: readonly ProjectedEvent<Extract<Event, { type: T }>>[]
  ) => Promise<unknown>
}

/** Read tables, and how each event type changes them. */
export interface Projection<Event extends DomainEvent = DomainEvent> {
  name: string
  /** A higher number makes the next start rebuild the tables. */
  version: number
  tableNames: readonly string[]
  /** Creates the tables and what the handlers need, in the schema of the search path. */
  tablesFile: URL
  /** What a rebuild creates last: indexes for reading, triggers and counters. */
  indexesFile?: URL
  on: Handlers<Event>
  onSeveral?: BatchHandlers<Event>
}

/** Applies events to the read tables, except those of erased subjects. */
export async function project(
  tx: Transaction,
  events: readonly ProjectionInput[],
  projections: readonly Projection[]
): Promise<void> {
  const readable = events.filter(event => !event.isErased)
  await Promise.all(projections.flatMap(projection => apply(tx, readable, projection)))
}

/** Sends the statements of one projection in the order of the events. */
function apply(
  tx: Transaction,
  events: readonly ProjectionInput[],
  { on, onSeveral = {} }: Projection
): (Promise<unknown> | undefined)[] {
  const runs = toRuns(events.filter(({ type }) => on[type]) as ProjectedEvent<DomainEvent>[])
  return runs.flatMap(run => {
    const { type } = run[0] as ProjectedEvent<DomainEvent>
    const handleAll = run.length > 1 ? onSeveral[type] : undefined
    return handleAll ? [handleAll(tx, run)] : run.map(event => on[type]?.(tx, event))
  })
}

/** Neighbours of the same type. */
function toRuns(events: readonly ProjectedEvent<DomainEvent>[]): ProjectedEvent<DomainEvent>[][] {
  const runs: ProjectedEvent<DomainEvent>[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0]?.type === event.type) last.push(event)
    else runs.push([event])
  }
  return runs
}
