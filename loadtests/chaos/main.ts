import { parseArgs } from 'node:util'
import { describeMachine } from '#loadtests/bench/measure.ts'
import { experimentSteps } from './experiments.ts'
import { type ExperimentCheck, printReport } from './report.ts'
import { runExperiment } from './run-experiment.ts'
import { createEnvironment } from './harness/environment.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' }
  }
})
const { quick, json, only } = values

const began = performance.now()
const rows: ExperimentCheck[] = []
const environment = await createEnvironment(quick)
const onInterrupt = () => environment.close().finally(() => process.exit(1))
process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt)
try {
  // A quick run judges no times, so that nothing has to have the machine to itself.
  for (const step of quick ? [experimentSteps.flat()] : experimentSteps) {
    const wanted = step.filter(({ fault, isLong }) => fault.includes(only) && !(quick && isLong))
    rows.push(
      ...(
        await Promise.all(wanted.map(experiment => runExperiment(experiment, environment)))
      ).flat()
    )
  }
} finally {
  await environment.close()
}
printReport(rows, {
  json,
  machine: describeMachine(),
  seconds: (performance.now() - began) / 1_000
})
process.exit(rows.every(({ holds }) => holds) ? 0 : 1)
