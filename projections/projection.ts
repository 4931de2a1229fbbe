import type { Queryable, Transaction } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'

/** An event as a handler sees it; its subject is not erased. */
export type ProjectedEvent<Event extends DomainEvent> = Event &
  Pick<ProjectionInput, 'id' | 'at' | 'position'>

/** An event whose position is known in a replay; while it is appended it is not, and `es.position_of` gives it in SQL. */
export interface ProjectionInput
  extends Pick<DecryptedEvent, 'id' | 'type' | 'data' | 'personal' | 'at' | 'isErased'> {
  position?: number
}

/**
 * A handler depends on the event alone: no clock, no randomness, no tables of another projection. It sends its
 * statements without waiting between them, so that they are pipelined; SQL refuses an event with `es.raise`, which
 * rolls back everything.
 */
export type Handler<Event extends DomainEvent> = HandlerOfOne<Event> | HandlerOfSeveral<Event>

type HandlerOfOne<Event extends DomainEvent> = (
  tx: Queryable,
  event: ProjectedEvent<Event>
) => Promise<unknown>

/**
 * Handles events of different `data.id`s with one statement. It changes only what belongs to these ids, and the order of
 * different ids does not matter: other events of such types may come between them.
 */
interface HandlerOfSeveral<Event extends DomainEvent> {
  several: (tx: Queryable, events: readonly ProjectedEvent<Event>[]) => Promise<unknown>
}

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
  /** What a rebuild creates after the fill, in parallel: counters, and the triggers that change them. */
  countersFiles?: readonly URL[]
  /** Indexes that only readers need; created beside the counters, left out by a verification. */
  indexesFile?: URL
  /** What a verification runs on the replayed tables first: what the live ones leave for later, these leave too. */
  comparisonFile?: URL
  /** Takes about as long as all others together: it is replayed in parallel. */
  isSlow?: boolean
  on: Handlers<Event>
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

/** Sends the statements of one projection. */
function apply(
  tx: Transaction,
  events: readonly ProjectionInput[],
  { on }: Projection
): (Promise<unknown> | undefined)[] {
  const handled = events.filter(({ type }) => on[type]) as ProjectedEvent<DomainEvent>[]
  const isIndependent = (type: string) => typeof on[type] === 'object'
  return groupEvents(handled, isIndependent).map(group => {
    const [first] = group
    const handler = first && on[first.type]
    return typeof handler === 'object' ? handler.several(tx, group) : first && handler?.(tx, first)
  })
}

/** Marks a handler of one event that changes only rows of its `data.id`. */
export function oneByOne<Event extends DomainEvent>(
  handler: HandlerOfOne<Event>
): HandlerOfSeveral<Event> {
  return { several: (tx, events) => Promise.all(events.map(event => handler(tx, event))) }
}

export function positionsOf(events: readonly Pick<ProjectionInput, 'position'>[]) {
  return events.map(({ position }) => position)
}

export function idsOf(events: readonly { data: { id: string } }[]): string[] {
  return events.map(({ data }) => data.id)
}

/**
 * Divides events into groups of one type that, in this order, have the effect of the events one by one. Events of
 * independent types change only what belongs to their own `data.id`, so of different ids they may change places: each
 * joins the group of its type that is open, unless a later group has an event of the same id. Any other event stands alone,
 * and nothing passes it.
 */
export function groupEvents<Event extends DomainEvent>(
  events: readonly Event[],
  isIndependent: (type: string) => boolean
): Event[][] {
  const groups: Event[][] = []
  /** By type: the index of the group that may still grow. */
  const open = new Map<string, number>()
  /** By id: the index of the last group that has an event of it. */
  const last = new Map<string, number>()
  for (const event of events) {
    const { type } = event
    if (!isIndependent(type)) {
      open.clear()
      groups.push([event])
      continue
    }
    const id = idOf(event)
    const place = open.get(type)
    if (place !== undefined && place > (last.get(id) ?? -1)) {
      groups[place]?.push(event)
      last.set(id, place)
    } else {
      open.set(type, groups.length)
      last.set(id, groups.length)
      groups.push([event])
    }
  }
  return groups
}

function idOf({ data }: DomainEvent): string {
  return 'id' in data ? String(data.id) : ''
}
