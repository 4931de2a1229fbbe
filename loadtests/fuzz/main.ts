import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from '#loadtests/bench/measure.ts'
import { startProcess } from '#test/service-process.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { doorOf } from '#test/http-client.ts'
import { everyCall } from './operations.ts'
import { tryHostileTexts } from './hostile-strings.ts'
import { type Failure, type Fuzzed, fuzz, nothingYet, operatorNames } from './fuzz.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string' },
    embedded: { type: 'boolean', default: false }
  }
})
const seed = Number(values.seed)
const only = values.case === undefined ? undefined : Number(values.case)
const cases = only === undefined ? [...Array(Number(values.cases)).keys()] : [only]
const longest = 2_000

const server = values.embedded ? undefined : await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'ramal-fuzz-'))
const started = await startProcess({
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  OPERATORS: operatorNames.join(),
  ...(server && { DATABASE_URL: server.url })
})
try {
  const fuzzing = { door: doorOf(started.url), calls: everyCall(), seed }
  const generated = await fuzz(fuzzing, cases)
  const hostile = only === undefined ? await tryHostileTexts(fuzzing) : nothingYet()
  const rows = [rowOf('generated from the contracts', generated), rowOf('hostile texts', hostile)]
  printTable(`Requests, seed ${seed}`, rows)
  for (const failure of [...generated.failures, ...hostile.failures].slice(0, 20)) tell(failure)
  process.exitCode = [generated, hostile].every(isWell) ? 0 : 1
} finally {
  await started.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

function isWell({ failures, slowest }: Fuzzed): boolean {
  return failures.length === 0 && slowest <= longest
}

function rowOf(requests: string, { asked, failures, statuses, slowest }: Fuzzed) {
  const of = (from: number) =>
    [...statuses].reduce(
      (sum, [status, times]) => sum + (status - from < 100 && status >= from ? times : 0),
      0
    )
  return {
    requests,
    asked,
    ...{ '2xx': of(200), '4xx': of(400), '5xx': of(500) },
    failures: failures.length,
    'slowest (ms)': Math.round(slowest)
  }
}

function tell({ what, why, request }: Failure): void {
  const no = /^case (\d+)/.exec(what)?.[1]
  console.log(`\n${what}: ${why}`)
  console.log(JSON.stringify(request).slice(0, 600))
  if (no) console.log(`npm run fuzz -- --seed ${seed} --case ${no}`)
}
