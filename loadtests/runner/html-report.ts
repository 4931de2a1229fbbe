import { renderChart, escapeText, renderHtmlTable } from './svg-chart.ts'
import type { RequestStatistics } from './statistics.ts'
import type { MemorySample } from './memory.ts'

export interface HtmlReport {
  script: string
  machine: string
  /** What was asked for: rate, duration, how many ads. */
  settings: string
  kinds: RequestStatistics[]
  times: RequestStatistics[]
  /** Of the server's process; empty when it is not ours. */
  memory: MemorySample[]
}

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1d; background: #fff }
figure { margin: 2rem 0 } figcaption { font-weight: 600 } svg { width: 100%; height: auto; font-size: 12px }
table { border-collapse: collapse; display: block; overflow-x: auto } th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ccc }
th[scope=row] { text-align: left }`

/** A page that needs nothing but itself. */
export function renderHtmlReport({
  script,
  machine,
  settings,
  kinds,
  times,
  memory
}: HtmlReport): string {
  const seconds = times.map(({ name }) => name)
  const of = (name: string, pick: (row: RequestStatistics) => number) => ({
    name,
    values: times.map(pick)
  })
  const charts = [
    renderChart('Latency', 'ms', seconds, [
      of('median', row => row.p50),
      of('95 of 100', row => row.p95),
      of('99 of 100', row => row.p99)
    ]),
    renderChart('Requests', 'a second', seconds, [of('requests', row => row.perSecond)]),
    renderChart('Failures', 'in each stretch', seconds, [
      of('errors', row => row.errors),
      of('refused (503)', row => row.refused)
    ]),
    ...(memory.length ? [memoryChart(memory)] : [])
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Load test: ${script}</title><style>${style}</style></head>
<body><h1>Load test: ${script}</h1><p>${escapeText(machine)}. ${escapeText(settings)}</p>
<h2>By kind of request (ms)</h2>${kindTable(kinds)}
<h2>Over time</h2>${charts.join('\n')}</body></html>`
}

function memoryChart(memory: MemorySample[]): string {
  const seconds = memory.map(({ second }) => String(second))
  const values = memory.map(({ megabytes }) => megabytes)
  return renderChart('Memory of the server', 'MB', seconds, [{ name: 'resident', values }])
}

function kindTable(kinds: RequestStatistics[]): string {
  return renderHtmlTable(
    ['Kind', 'Requests', 'A second', 'p50', 'p95', 'p99', 'Longest', 'Refused (503)', 'Errors'],
    kinds.map(row => Object.values(row))
  )
}
