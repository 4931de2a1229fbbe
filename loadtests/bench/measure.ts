import { cpus, totalmem } from 'node:os'

/** The machine that the figures are of, in a line. */
export function describeMachine(): string {
  const [core] = cpus()
  return `${cpus().length} cores (${core?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}

/** Latencies of a series of calls, in milliseconds. */
export interface LatencySummary {
  calls: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  max: number
}

/** Calls repeatedly for some seconds, with a constant concurrency. */
export async function measureLatency(
  seconds: number,
  concurrency: number,
  call: (index: number) => Promise<unknown>
): Promise<LatencySummary> {
  const times: number[] = []
  const began = performance.now()
  let index = 0
  const client = async () => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now()
      await call(index++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
  return summarizeLatency(times, (performance.now() - began) / 1000)
}

/** Calls that often before a measurement: compilers and caches are then those of a process that has run for a while. */
export async function warmUp(
  calls: number,
  concurrency: number,
  call: (index: number) => Promise<unknown>
): Promise<void> {
  let index = 0
  const client = async () => {
    while (index < calls) await call(index++)
  }
  await Promise.all(Array.from({ length: concurrency }, client))
}

export function summarizeLatency(times: number[], seconds: number): LatencySummary {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => percentileOf(sorted, share)
  return {
    calls: sorted.length,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1) ?? 0
  }
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return percentileOf(
    values.toSorted((a, b) => a - b),
    share
  )
}

function percentileOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Prints a table with aligned columns. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const cells = [names, ...rows.map(row => names.map(name => String(row[name] ?? '')))]
  const widths = names.map((_, index) => Math.max(...cells.map(line => line[index]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of cells)
    console.log(line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
