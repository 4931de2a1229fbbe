import { setTimeout } from 'node:timers/promises'
import type { Check } from './harness/check.ts'
import type { ExperimentCheck } from './report.ts'
import type { Experiment, ChaosEnvironment } from './harness/environment.ts'

const timeoutMs = 480_000

/** The checks of one experiment; an error or a timeout is a failed check. */
export async function runExperiment(
  experiment: Experiment,
  environment: ChaosEnvironment
): Promise<ExperimentCheck[]> {
  const began = performance.now()
  const late = setTimeout(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`not finished after ${timeoutMs / 1_000} s`)
  })
  const checks = await Promise.race([experiment.run(environment), late]).catch(toFailedCheck)
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.error(`${experiment.fault}: ${seconds} s`)
  return checks.map(check => ({ fault: experiment.fault, ...judge(check, environment) }))
}

/** A quick run also runs where others work at the same time, so that its times say nothing. */
function judge(check: Check, { quick }: ChaosEnvironment): Check {
  return quick && check.isSpeed ? { ...check, must: 'not judged', holds: true } : check
}

function toFailedCheck(error: Error): Check[] {
  const examples = [error.stack ?? String(error)]
  return [{ what: 'finishes', measured: 'no', must: 'yes', holds: false, examples }]
}
