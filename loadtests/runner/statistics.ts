import { round, summarizeLatency } from '#loadtests/bench/measure.ts'
import type { RequestSample } from './k6-samples.ts'

export interface RequestStatistics {
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
export function statisticsByKind(samples: readonly RequestSample[]): RequestStatistics[] {
  const seconds = durationSeconds(samples)
  const kinds = Map.groupBy(samples, ({ kind }) => kind)
  const rows = [...kinds].map(([kind, some]) => summarizeSamples(kind, some, seconds))
  return [
    ...rows.toSorted((one, other) => other.requests - one.requests),
    summarizeSamples('all', samples, seconds)
  ]
}

/** A row for each of at most sixty stretches of time, named by the second at which it begins. */
export function statisticsByInterval(samples: readonly RequestSample[]): RequestStatistics[] {
  const [first] = samples
  if (!first) return []
  const stretch = Math.max(1, Math.ceil(durationSeconds(samples) / 60))
  const nth = ({ at }: RequestSample) => Math.floor((at - first.at) / 1000 / stretch)
  const stretches = Map.groupBy(samples, nth)
  return [...stretches].map(([nth, some]) => summarizeSamples(String(nth * stretch), some, stretch))
}

function durationSeconds(samples: readonly RequestSample[]): number {
  const [first, last] = [samples[0], samples.at(-1)]
  return first && last ? Math.max(1, (last.at - first.at) / 1000) : 1
}

export function summarizeSamples(
  name: string,
  samples: readonly RequestSample[],
  seconds: number
): RequestStatistics {
  const { calls, perSecond, p50, p95, p99, max } = summarizeLatency(
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
