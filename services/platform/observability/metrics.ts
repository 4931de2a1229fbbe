import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { programVersion } from './program-version.ts'
import type { Database } from '#events/database/database.ts'
import { ignoreUnavailable } from '#events/database/unavailable.ts'
import { countWaitingAppends } from '#events/store/group-commit.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { withTimeout } from '#services/platform/config/with-timeout.ts'
import { type OperationalState, createGauges } from './gauges.ts'
import { readDatabaseStatus } from './status.ts'

/** Metrics of this process and of its database; durations are in seconds. */
export interface Metrics {
  /** The route is a pattern, never the path of a request. */
  observeRequest(route: string, method: string, status: number, duration: number): void
  /** Seconds, the wait for other appends included. */
  observeAppend(duration: number): void
  /** Hits, misses and bytes of the response cache since the start of the process. */
  watchMemory(usage: () => MemoryUsage): void
  watchBoard(read: () => Promise<OperationalState>): void
  /** The text format of Prometheus. */
  render(): Promise<string>
}

interface MemoryUsage {
  hits: number
  misses: number
  bytes: number
}

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const appendBuckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 3]

export function createMetrics(db: Database): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'ramal_build_info',
    help: '1, with the version of this program',
    labelNames: ['version'],
    registers
  }).set({ version: programVersion }, 1)
  const { appends, databaseUp, failures, requests, shared } = createInstruments(registers)
  const gauges = createGauges(registers)
  let memoryUsage = () => ({ hits: 0, misses: 0, bytes: 0 })
  let readBoard = async (): Promise<OperationalState | undefined> => undefined
  return {
    observeRequest: (route, method, status, duration) =>
      requests.observe({ route, method, status }, duration),
    observeAppend: duration => appends.observe(duration),
    watchMemory: usage => {
      memoryUsage = usage
    },
    watchBoard: read => {
      readBoard = read
    },
    render: async () => {
      const { hits, misses, bytes } = memoryUsage()
      shared.reset()
      shared.inc({ outcome: 'memory' }, hits)
      shared.inc({ outcome: 'made' }, misses)
      gauges.setResponseMemory(bytes)
      gauges.setPool(db.poolUsage())
      gauges.setWaitingAppends(countWaitingAppends(db))
      const reading = Promise.all([readDatabaseStatus(db), readBoard()])
      const read = await withTimeout(
        reading.catch(ignoreUnavailable),
        timeouts.databaseStatus,
        () => undefined
      )
      databaseUp.set(read ? 1 : 0)
      gauges.clearDatabase()
      if (read) {
        const [status, board] = read
        gauges.setStatus(status)
        if (board) gauges.setBoard(board)
      } else failures.inc()
      return registry.metrics()
    }
  }
}

function createInstruments(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'ramal_http_request_duration_seconds',
      help: 'Time from the request to the response',
      labelNames: ['route', 'method', 'status'],
      buckets: requestBuckets,
      registers
    }),
    appends: new Histogram({
      name: 'ramal_append_duration_seconds',
      help: 'Time until events are committed, the wait for other appends included',
      buckets: appendBuckets,
      registers
    }),
    failures: new Counter({
      name: 'ramal_scrapes_without_database_total',
      help: 'Scrapes during which the database did not respond',
      registers
    }),
    databaseUp: new Gauge({
      name: 'ramal_database_up',
      help: '1 if the database responds, 0 otherwise',
      registers
    }),
    shared: new Counter({
      name: 'ramal_shared_responses_total',
      help: 'Requests without a session for what may be in memory',
      labelNames: ['outcome'],
      registers
    })
  }
}
