import type { Queryable, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregate.ts'
import type { DecryptedEvent } from '#events/stored-event.ts'

/** An event whose person is not forgotten, as a projection handles it. */
export type ProjectedEvent<F extends DomainEvent> = F & Pick<DecryptedEvent, 'id' | 'at'>

/** An event to be shown; its position may not be known here yet, but `es.position_of` knows. */
export type ProjectionInput = Pick<
  DecryptedEvent,
  'id' | 'type' | 'data' | 'personal' | 'at' | 'isErased'
>

/**
 * A handler is a function of the event alone: no clock, no chance, no tables of another projection. It
 * sends its statements at once, without waiting between them, so that they can be pipelined; what must not
 * be, its SQL stops (`es.raise`), so that nothing sent after it is kept either.
 */
export type Handler<F extends DomainEvent> = (
  tx: Queryable,
  event: ProjectedEvent<F>
) => Promise<unknown>

export type Handlers<F extends DomainEvent> = {
  [T in F['type']]?: Handler<Extract<F, { type: T }>>
}

/** Read tables that follow from the log, and how each kind of event changes them. */
export interface Projection<F extends DomainEvent = DomainEvent> {
  name: string
  /** A higher number makes the next start rebuild the tables. */
  version: number
  /** The names of its tables. */
  tableNames: readonly string[]
  /** Creates the tables and what the handlers need; names are bare, the search path says which schema. */
  tablesFile: URL
  /** What a rebuild makes last: indexes for reading, triggers and counters. */
  indexesFile?: URL
  on: Handlers<F>
}

/** Shows events in the read tables. Facts about forgotten people are not shown. */
export async function project(
  tx: Transaction,
  events: readonly ProjectionInput[],
  projections: readonly Projection[]
): Promise<void> {
  const known = events.filter(event => !event.isErased)
  await Promise.all(known.flatMap(event => projections.map(({ on }) => handle(tx, event, on))))
}

function handle(
  tx: Transaction,
  event: ProjectionInput,
  on: Handlers<DomainEvent>
): Promise<unknown> | undefined {
  return on[event.type]?.(tx, event as ProjectedEvent<DomainEvent>)
}
