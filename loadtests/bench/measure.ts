import { cpus, totalmem } from 'node:os'

/** What was measured on, in a line. */
export function describeMachine(): string {
  const [core] = cpus()
  return `${cpus().length} cores (${core?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}

/** What a series of timed calls looked like, in milliseconds. */
export interface LatencySummary {
  calls: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  max: number
}

/** Calls again and again for a while, from several lanes at once. */
export async function measureLatency(
  seconds: number,
  lanes: number,
  call: (nth: number) => Promise<unknown>
): Promise<LatencySummary> {
  const times: number[] = []
  const began = performance.now()
  let nth = 0
  const lane = async () => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now()
      await call(nth++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return summarizeLatency(times, (performance.now() - began) / 1000)
}

export function summarizeLatency(times: number[], seconds: number): LatencySummary {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    calls: sorted.length,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1) ?? 0
  }
}

/** A table for people: columns as wide as they need to be. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const cells = [names, ...rows.map(row => names.map(name => String(row[name] ?? '')))]
  const widths = names.map((_, nth) => Math.max(...cells.map(line => line[nth]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of cells)
    console.log(line.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join('  '))
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
