import type { DomainEvent } from '#events/aggregates/aggregate.ts'

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
  /** By type, the place of the group that may grow. */
  const open = new Map<string, number>()
  /** By id, the place of the last group that has an event of it. */
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
