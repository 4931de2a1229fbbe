import { type Check, expectNone } from '../check.ts'
import type { Effect, OperationOutcome, Operation, ReadObservation } from '../history.ts'
import { type CorrelatedEvent, correlationIdOf } from '../correlation-id.ts'

type LoggedEffect = CorrelatedEvent & { type: string }

/** Compares the history with the log: acknowledged effects are in it once, refused ones are not. */
export function checkHistory(
  operations: readonly Operation[],
  events: readonly LoggedEffect[]
): Check[] {
  const effects = countEffects(events)
  const ends = outcomesOf(operations)
  const times = (name: string) => effects.get(name) ?? 0
  const named = (end: OperationOutcome) =>
    [...ends].flatMap(([name, it]) => (it === end ? [name] : []))
  const [ok, refused] = [named('ok'), named('refused')]
  const lost = ok.filter(name => times(name) === 0)
  const done = refused.filter(name => times(name) > 0)
  const doubled = [...ends.keys()].filter(name => times(name) > 1)
  return [
    expectNone('acknowledged, not in the log', lost, ok.length),
    expectNone('refused, in the log', done, refused.length),
    expectNone('in the log more than once', doubled, ends.size)
  ]
}

/** Reads after an acknowledgement. */
export function checkReads(observations: readonly ReadObservation[]): Check[] {
  const unseen = observations.filter(({ isVisible }) => !isVisible).map(effectKey)
  return [expectNone('not visible to a read after the ok', unseen, observations.length)]
}

/** Effects without a response, for experiments in which every response must arrive. */
export function checkAnswered(
  operations: readonly Operation[],
  events: readonly LoggedEffect[]
): Check {
  const effects = countEffects(events)
  const ends = outcomesOf(operations)
  const unanswered = operations
    .filter(operation => ends.get(effectKey(operation)) === 'unknown')
    .filter(operation => effects.has(effectKey(operation)))
    .map(operation => `${effectKey(operation)} ${operation.status ?? 'no response'}`)
  return expectNone('effects without a response', unanswered, operations.length)
}

function effectKey({ type, mark }: Effect): string {
  return `${type} ${mark}`
}

function countEffects(events: readonly LoggedEffect[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const event of events) {
    const name = effectKey({ type: event.type, mark: correlationIdOf(event) })
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Of several attempts one ok decides; else one unknown leaves the outcome unknown. */
function outcomesOf(operations: readonly Operation[]): Map<string, OperationOutcome> {
  const rank: OperationOutcome[] = ['refused', 'unknown', 'ok']
  const ends = new Map<string, OperationOutcome>()
  for (const { end = 'unknown', ...operation } of operations) {
    const name = effectKey(operation)
    const before = ends.get(name) ?? 'refused'
    ends.set(name, rank.indexOf(end) > rank.indexOf(before) ? end : before)
  }
  return ends
}
