import { loadavg } from 'node:os'
import { type LatencySummary, measureLatency, round } from '#loadtests/bench/measure.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { ScratchLog } from './scratch-log.ts'

export interface Measurement extends ScratchLog {
  tools: DataAccess
  /** Of the log before anything was measured. */
  events: number
  /** Of each figure. */
  seconds: number
  /** Milliseconds of processor time that the server has taken: other work on the machine hardly changes them. */
  serverTime: () => number | undefined
}

/** A row that is printed. Other work on the machine changes it, so it says how much there was. */
export type Figure = Record<string, string | number>

/** Processes that run or wait for a processor, on average over a minute. */
export function load(): number {
  return round(loadavg()[0] ?? 0, 1)
}

/** One call after the other, or several at once, for as long as each figure takes. */
export async function timeCalls(
  { seconds, serverTime }: Measurement,
  what: string,
  call: (index: number) => Promise<unknown>,
  concurrency = 1
): Promise<Figure> {
  const before = serverTime() ?? Number.NaN
  const summary = await measureLatency(seconds, concurrency, call)
  const taken = (serverTime() ?? Number.NaN) - before
  return {
    what,
    ...toCells(summary),
    'ms of PostgreSQL': round(taken / summary.calls, 3),
    load: load()
  }
}

function toCells({ perSecond, p50, p95, p99, max }: LatencySummary): Figure {
  return {
    'per second': round(perSecond, 0),
    'p50 (ms)': round(p50, 2),
    'p95 (ms)': round(p95, 2),
    'p99 (ms)': round(p99, 2),
    'max (ms)': round(max, 1)
  }
}
