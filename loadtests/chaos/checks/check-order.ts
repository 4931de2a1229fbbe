import { type Finding, none } from './check.ts'
import type { LoggedFact } from './read-log.ts'

type Event = Pick<LoggedFact, 'position' | 'stream' | 'version' | 'at'>

/** Positions and versions without holes, and a time that never goes back within a stream. */
export function checkOrder(events: readonly Event[]): Finding[] {
  const last = new Map<string, Event>()
  const [holes, jumps, backwards]: [string[], string[], string[]] = [[], [], []]
  events.forEach((event, nth) => {
    const before = last.get(event.stream)
    const name = `${event.position} ${event.stream} ${event.version}`
    if (event.position !== nth + 1) holes.push(name)
    if (event.version !== (before?.version ?? 0) + 1) jumps.push(name)
    if (before && event.at < before.at) backwards.push(name)
    last.set(event.stream, event)
  })
  return [
    none('holes in the positions', holes, events.length),
    none('holes in the versions', jumps, last.size),
    none('events before the one that they follow', backwards, events.length)
  ]
}
