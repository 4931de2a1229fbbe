import { mkdirSync, writeFileSync } from 'node:fs'
import { machine, printTable } from '#loadtests/bench/measure.ts'
import { askedFor } from '#test/service-process.ts'
import { byKind, byTime } from './statistics.ts'
import { growth, type Memory } from './memory.ts'
import { reportPage } from './html-report.ts'
import type { Sample } from './k6-samples.ts'

export interface Outcome {
  script: string
  board: string
  samples: Sample[]
  memory: Memory[]
}

/** A table in the terminal, and a page with charts in `loadtests/reports`. */
export function tellOutcome({ script, board, samples, memory }: Outcome): void {
  const kinds = byKind(samples)
  const rows = kinds.map(row => ({ ...row }))
  printTable(`${script}: ${board}, ${machine()} (ms)`, rows)
  if (memory.length) console.log(`\n${memoryLine(memory)}`)
  const asked = `${board}. ${wanted('RATE')}, ${wanted('DURATION')}.`
  const times = byTime(samples)
  const page = reportPage({ script, machine: machine(), asked, kinds, times, memory })
  console.log(`\nReport: ${keep(script, page)}`)
}

function memoryLine(memory: readonly Memory[]): string {
  const [first, last] = [memory[0], memory.at(-1)]
  const line = `Memory of the server: ${first?.megabytes} MB, ${last?.megabytes} MB at the end`
  // Before that, what grows is what warms up.
  return (last?.second ?? 0) < 300
    ? line
    : `${line}; ${growth(memory)} MB a minute in the second half`
}

function wanted(name: 'RATE' | 'DURATION'): string {
  const value = askedFor(name)
  return value ? `${name}=${value}` : `${name} as the script proposes`
}

function keep(script: string, page: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = `loadtests/reports/${script}-${time}.html`
  mkdirSync('loadtests/reports', { recursive: true })
  writeFileSync(file, page)
  return file
}
