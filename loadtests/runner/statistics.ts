import { round, summary } from '#loadtests/bench/measure.ts'
import type { Sample } from './k6-samples.ts'

export interface Row {
  name: string
  requests: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  max: number
  /** Answers that say «come back later». */
  refused: number
  /** Other answers that are no success, and requests without an answer. */
  errors: number
}

/** A row for each kind of request, and one for all. */
export function byKind(samples: readonly Sample[]): Row[] {
  const seconds = lengthOf(samples)
  const kinds = Map.groupBy(samples, ({ kind }) => kind)
  const rows = [...kinds].map(([kind, some]) => row(kind, some, seconds))
  return [
    ...rows.toSorted((one, other) => other.requests - one.requests),
    row('all', samples, seconds)
  ]
}

/** A row for each of at most sixty stretches of time, named by the second at which it begins. */
export function byTime(samples: readonly Sample[]): Row[] {
  const [first] = samples
  if (!first) return []
  const stretch = Math.max(1, Math.ceil(lengthOf(samples) / 60))
  const nth = ({ at }: Sample) => Math.floor((at - first.at) / 1000 / stretch)
  const stretches = Map.groupBy(samples, nth)
  return [...stretches].map(([nth, some]) => row(String(nth * stretch), some, stretch))
}

function lengthOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)]
  return first && last ? Math.max(1, (last.at - first.at) / 1000) : 1
}

export function row(name: string, samples: readonly Sample[], seconds: number): Row {
  const { calls, perSecond, p50, p95, p99, max } = summary(
    samples.map(({ ms }) => ms),
    seconds
  )
  const refused = samples.filter(({ status }) => status === 503).length
  const failed = samples.filter(({ status }) => status === 0 || status >= 400).length
  return {
    name,
    requests: calls,
    perSecond: round(perSecond, 1),
    p50: round(p50),
    p95: round(p95),
    p99: round(p99),
    max: round(max),
    refused,
    errors: failed - refused
  }
}
