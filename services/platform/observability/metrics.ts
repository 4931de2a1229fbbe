import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { readDatabaseStatus } from './status.ts'
import { createGauges } from './gauges.ts'

/** What a process counts of itself, and can be asked of its database; times are in seconds. */
export interface Metrics {
  /** The route is a pattern, never an address that somebody asked for. */
  observeRequest(route: string, method: string, status: number, took: number): void
  /** The wait at the gate included. */
  observeAppend(took: number): void
  /** In the format of Prometheus. */
  render(): Promise<string>
}

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const appendBuckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 3]

export function createMetrics(db: Database): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'ramal_http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers
  })
  const appends = new Histogram({
    name: 'ramal_append_duration_seconds',
    help: 'How long the log took to keep events, the wait at the gate included',
    buckets: appendBuckets,
    registers
  })
  const failures = new Counter({
    name: 'ramal_scrapes_without_database_total',
    help: 'How often the database could not say how it is',
    registers
  })
  const up = new Gauge({
    name: 'ramal_database_up',
    help: '1 when the database answers',
    registers
  })
  const gauges = createGauges(registers)
  return {
    observeRequest: (route, method, status, took) =>
      answers.observe({ route, method, status }, took),
    observeAppend: took => appends.observe(took),
    render: async () => {
      gauges.setPool(db.poolUsage())
      const status = await Promise.race([
        readDatabaseStatus(db).catch(undefinedIfUnavailable),
        timeout()
      ])
      up.set(status ? 1 : 0)
      if (status) gauges.setStatus(status)
      else failures.inc()
      return registry.metrics()
    }
  }
}

function undefinedIfUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}

/** Whoever watches wants an answer most when the database gives none. */
function timeout(): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, 1_000, undefined).unref())
}
