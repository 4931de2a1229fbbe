import { setTimeout } from 'node:timers/promises'
import type { Finding } from './checks/check.ts'
import type { Row } from './report.ts'
import type { Drill, Stage } from './environment/environment.ts'

const longest = 300_000

/** The figures of one drill; one that fails, or never ends, is a figure too. */
export async function runDrill(drill: Drill, stage: Stage): Promise<Row[]> {
  const began = performance.now()
  const late = setTimeout(longest, undefined, { ref: false }).then(() => {
    throw new Error(`not over after ${longest / 1_000} s`)
  })
  const findings = await Promise.race([drill.run(stage), late]).catch(failure)
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.error(`${drill.fault}: ${seconds} s`)
  return findings.map(finding => ({ fault: drill.fault, ...finding }))
}

function failure(error: Error): Finding[] {
  const examples = [error.stack ?? String(error)]
  return [{ what: 'ends as it should', measured: 'no', must: 'yes', holds: false, examples }]
}
