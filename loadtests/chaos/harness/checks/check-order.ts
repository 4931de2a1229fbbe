import { type Check, expectNone } from '../check.ts'
import type { LoggedEvent } from '../read-log.ts'

type OrderedEvent = Pick<LoggedEvent, 'position' | 'stream' | 'version' | 'at'>

/** Positions and versions have no gaps, and time never goes back within a stream. */
export function checkOrder(events: readonly OrderedEvent[]): Check[] {
  const last = new Map<string, OrderedEvent>()
  const [holes, jumps, backwards]: [string[], string[], string[]] = [[], [], []]
  events.forEach((event, index) => {
    const before = last.get(event.stream)
    const name = `${event.position} ${event.stream} ${event.version}`
    if (event.position !== index + 1) holes.push(name)
    if (event.version !== (before?.version ?? 0) + 1) jumps.push(name)
    if (before && event.at < before.at) backwards.push(name)
    last.set(event.stream, event)
  })
  return [
    expectNone('holes in the positions', holes, events.length),
    expectNone('holes in the versions', jumps, last.size),
    expectNone('events before the one that they follow', backwards, events.length)
  ]
}
