import { printTable } from '#loadtests/bench/measure.ts'
import type { Check } from './harness/check.ts'

export interface ExperimentCheck extends Check {
  fault: string
}

export interface RunSummary {
  json: boolean
  machine: string
  seconds: number
}

/** Prints a table, or JSON for programs. */
export function printReport(
  rows: readonly ExperimentCheck[],
  { json, machine, seconds }: RunSummary
): void {
  if (json) {
    console.log(JSON.stringify({ machine, seconds: Math.round(seconds), rows }, null, 2))
    return
  }
  const cells = rows.map(({ fault, what, measured, must, holds }, index) => ({
    fault: rows[index - 1]?.fault === fault ? '' : fault,
    what,
    measured,
    must,
    holds: holds ? 'yes' : 'NO'
  }))
  printTable(`${machine}; ${Math.round(seconds)} s`, cells)
  for (const { fault, what, examples = [], holds } of rows) {
    if (!holds) console.log(`\n${fault}, ${what}:`, ...examples.map(example => `\n  ${example}`))
  }
  const failed = rows.filter(({ holds }) => !holds).length
  console.log(`\n${rows.length - failed} passed, ${failed} failed`)
}
