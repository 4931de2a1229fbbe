import type { Config } from '#services/platform/config/config.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'

/** Figures of /metrics, in milliseconds and bytes. Printed with --json, so the names stay. */
export interface ProcessMetrics {
  answers: Timing & { failed: number }
  appends: Timing
  pool: { busy: number; idle: number; waiting: number }
  memory: number
  loopDelay: number
}

/** `typical` is the median, `slow` the 95th percentile; both are upper bounds. */
interface Timing {
  total: number
  typical: number
  slow: number
}

interface Sample {
  name: string
  labels: string
  value: number
}

/** Undefined when no process of this configuration responds. */
export async function readProcessMetrics({
  host,
  port,
  metricsToken
}: Config): Promise<ProcessMetrics | undefined> {
  if (!metricsToken) return undefined
  const address = host === '0.0.0.0' ? '127.0.0.1' : host
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/metrics`
  const headers = { Authorization: `Bearer ${metricsToken}` }
  const signal = AbortSignal.timeout(timeouts.metricsScrape)
  const response = await fetch(url, { headers, signal }).catch(() => undefined)
  return response?.ok ? summarize(parseSamples(await response.text())) : undefined
}

function parseSamples(text: string): Sample[] {
  const line = /^(\w+)(?:\{(.*)\})? (\S+)$/
  return text.split('\n').flatMap(row => {
    const [, name = '', labels = '', value] = line.exec(row) ?? []
    return name ? [{ name, labels, value: Number(value) }] : []
  })
}

function summarize(samples: readonly Sample[]): ProcessMetrics {
  const sum = (name: string, labels = /(?:)/) =>
    samples
      .filter(sample => sample.name === name && labels.test(sample.labels))
      .reduce((total, { value }) => total + value, 0)
  const timing = (name: string): Timing => ({
    total: sum(`${name}_count`),
    typical: quantileOf(samples, name, 0.5),
    slow: quantileOf(samples, name, 0.95)
  })
  return {
    answers: {
      ...timing('ramal_http_request_duration_seconds'),
      failed: sum('ramal_http_request_duration_seconds_count', /status="5/)
    },
    appends: timing('ramal_append_duration_seconds'),
    pool: {
      busy: sum('ramal_pool_connections', /busy/),
      idle: sum('ramal_pool_connections', /idle/),
      waiting: sum('ramal_pool_waiting')
    },
    memory: sum('process_resident_memory_bytes'),
    loopDelay: Math.round(1_000 * sum('nodejs_eventloop_lag_p99_seconds'))
  }
}

/** The upper bound of the bucket that holds the quantile, over all labels. */
function quantileOf(samples: readonly Sample[], name: string, quantile: number): number {
  const buckets = new Map<number, number>()
  for (const sample of samples) {
    const end = /le="([^"]+)"/.exec(sample.labels)?.[1]
    if (sample.name !== `${name}_bucket` || !end) continue
    const at = end === '+Inf' ? Number.POSITIVE_INFINITY : Number(end)
    buckets.set(at, (buckets.get(at) ?? 0) + sample.value)
  }
  const ends = [...buckets].toSorted(([a], [b]) => a - b)
  const total = ends.at(-1)?.[1] ?? 0
  return 1_000 * (ends.find(([, count]) => count >= quantile * total && count > 0)?.[0] ?? 0)
}
