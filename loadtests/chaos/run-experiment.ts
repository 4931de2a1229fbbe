import { setTimeout } from 'node:timers/promises'
import type { Check } from './workload/check.ts'
import type { ExperimentCheck } from './report.ts'
import type { Experiment, ChaosEnvironment } from './environment/environment.ts'

const timeoutMs = 300_000

/** The figures of one drill; one that fails, or never ends, is a figure too. */
export async function runExperiment(
  drill: Experiment,
  stage: ChaosEnvironment
): Promise<ExperimentCheck[]> {
  const began = performance.now()
  const late = setTimeout(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`not over after ${timeoutMs / 1_000} s`)
  })
  const findings = await Promise.race([drill.run(stage), late]).catch(toFailedCheck)
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.error(`${drill.fault}: ${seconds} s`)
  return findings.map(finding => ({ fault: drill.fault, ...finding }))
}

function toFailedCheck(error: Error): Check[] {
  const examples = [error.stack ?? String(error)]
  return [{ what: 'ends as it should', measured: 'no', must: 'yes', holds: false, examples }]
}
