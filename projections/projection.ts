import type { Queryable, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import type { DecryptedEvent } from '#events/stored-event.ts'

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
}

/** Applies events to the read tables, except those of erased subjects. */
export async function project(
  tx: Transaction,
  events: readonly ProjectionInput[],
  projections: readonly Projection[]
): Promise<void> {
  const readable = events.filter(event => !event.isErased)
  await Promise.all(readable.flatMap(event => projections.map(({ on }) => handle(tx, event, on))))
}

function handle(
  tx: Transaction,
  event: ProjectionInput,
  on: Handlers<DomainEvent>
): Promise<unknown> | undefined {
  return on[event.type]?.(tx, event as ProjectedEvent<DomainEvent>)
}
