import { type Finding, none } from './check.ts'
import type { Effect, End, Operation, Sight } from '#loadtests/chaos/workload/history.ts'
import { type Marked, markOf } from '#loadtests/chaos/workload/correlation-id.ts'

type Event = Marked & { type: string }

/** The history against the log: what was acknowledged is in it once, what was refused is not. */
export function checkHistory(
  operations: readonly Operation[],
  events: readonly Event[]
): Finding[] {
  const effects = countEffects(events)
  const ends = endsOf(operations)
  const times = (name: string) => effects.get(name) ?? 0
  const named = (end: End) => [...ends].flatMap(([name, it]) => (it === end ? [name] : []))
  const [ok, refused] = [named('ok'), named('refused')]
  const lost = ok.filter(name => times(name) === 0)
  const kept = refused.filter(name => times(name) > 0)
  const doubled = [...ends.keys()].filter(name => times(name) > 1)
  return [
    none('acknowledged, not in the log', lost, ok.length),
    none('refused, in the log', kept, refused.length),
    none('in the log more than once', doubled, ends.size)
  ]
}

/** What was looked for after an ok. */
export function checkSights(sights: readonly Sight[]): Finding[] {
  const unseen = sights.filter(({ seen }) => !seen).map(nameOf)
  return [none('not seen by a read after the ok', unseen, sights.length)]
}

/** What was carried out and not answered: for drills in which every answer must arrive. */
export function checkAnswered(operations: readonly Operation[], events: readonly Event[]): Finding {
  const effects = countEffects(events)
  const ends = endsOf(operations)
  const unanswered = operations
    .filter(operation => ends.get(nameOf(operation)) === 'unknown')
    .filter(operation => effects.has(nameOf(operation)))
    .map(operation => `${nameOf(operation)} ${operation.status ?? 'no answer'}`)
  return none('carried out without an answer', unanswered, operations.length)
}

function nameOf({ type, mark }: Effect): string {
  return `${type} ${mark}`
}

function countEffects(events: readonly Event[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const event of events) {
    const name = nameOf({ type: event.type, mark: markOf(event) })
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Of several tries an ok decides; else one that is unknown leaves all unknown. */
function endsOf(operations: readonly Operation[]): Map<string, End> {
  const rank: End[] = ['refused', 'unknown', 'ok']
  const ends = new Map<string, End>()
  for (const { end = 'unknown', ...operation } of operations) {
    const name = nameOf(operation)
    const before = ends.get(name) ?? 'refused'
    ends.set(name, rank.indexOf(end) > rank.indexOf(before) ? end : before)
  }
  return ends
}
