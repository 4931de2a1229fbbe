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
  /** Responses 503. */
  refused: number
  /** Other responses from 400 on, and requests without a response. */
  errors: number
}

/** A row for each kind of request, and one for all. */
export function statisticsByKind(samples: readonly RequestSample[]): RequestStatistics[] {
  const seconds = durationSeconds(samples)
  const kinds = Map.groupBy(samples, ({ kind }) => kind)
  const rows = [...kinds].map(([kind, some]) => summarizeSamples(kind, some, seconds))
  return [
    ...rows.toSorted((a, b) => b.requests - a.requests),
    summarizeSamples('all', samples, seconds)
  ]
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
