import { parseArgs } from 'node:util'
import { machine } from '#loadtests/bench/measure.ts'
import { steps } from './experiments/index.ts'
import { type Row, report } from './report.ts'
import { runDrill } from './run-experiment.ts'
import { openStage } from './environment/environment.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' }
  }
})
const { quick, json, only } = values

const began = performance.now()
const rows: Row[] = []
const stage = await openStage(quick)
const interrupted = () => stage.close().finally(() => process.exit(1))
process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
try {
  for (const step of steps) {
    const wanted = step.filter(({ fault, isLong }) => fault.includes(only) && !(quick && isLong))
    rows.push(...(await Promise.all(wanted.map(drill => runDrill(drill, stage)))).flat())
  }
} finally {
  await stage.close()
}
report(rows, { json, machine: machine(), seconds: (performance.now() - began) / 1_000 })
process.exit(rows.every(({ holds }) => holds) ? 0 : 1)
