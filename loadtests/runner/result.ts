import { mkdirSync, writeFileSync } from 'node:fs'
import { describeMachine, printTable } from '#loadtests/bench/measure.ts'
import { readLoadSetting } from '#test/service-process.ts'
import { statisticsByKind, statisticsByInterval } from './statistics.ts'
import { memoryGrowthPerMinute, type MemorySample } from './memory.ts'
import { renderHtmlReport } from './html-report.ts'
import type { RequestSample } from './k6-samples.ts'

export interface LoadTestResult {
  script: string
  target: string
  samples: RequestSample[]
  memory: MemorySample[]
}

/** A table in the terminal, and a page with charts in `loadtests/reports`. */
export function reportResult({ script, target, samples, memory }: LoadTestResult): void {
  const kinds = statisticsByKind(samples)
  const rows = kinds.map(row => ({ ...row }))
  printTable(`${script}: ${target}, ${describeMachine()} (ms)`, rows)
  if (memory.length) console.log(`\n${memoryLine(memory)}`)
  const settings = `${target}. ${describeSetting('RATE')}, ${describeSetting('DURATION')}.`
  const times = statisticsByInterval(samples)
  const page = renderHtmlReport({
    script,
    machine: describeMachine(),
    settings,
    kinds,
    times,
    memory
  })
  console.log(`\nReport: ${saveReport(script, page)}`)
}

function memoryLine(memory: readonly MemorySample[]): string {
  const [first, last] = [memory[0], memory.at(-1)]
  const line = `Memory of the server: ${first?.megabytes} MB, ${last?.megabytes} MB at the end`
  // Before that, what grows is what warms up.
  return (last?.second ?? 0) < 300
    ? line
    : `${line}; ${memoryGrowthPerMinute(memory)} MB a minute in the second half`
}

function describeSetting(name: 'RATE' | 'DURATION'): string {
  const value = readLoadSetting(name)
  return value ? `${name}=${value}` : `${name} as the script proposes`
}

function saveReport(script: string, page: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = `loadtests/reports/${script}-${time}.html`
  mkdirSync('loadtests/reports', { recursive: true })
  writeFileSync(file, page)
  return file
}
