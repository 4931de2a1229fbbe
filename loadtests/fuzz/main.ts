import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from '#loadtests/bench/measure.ts'
import { spawnService } from '#test/servers/service-process.ts'
import { startPostgres } from '#test/servers/postgres-server.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { allOperations } from './operations.ts'
import { tryHostileStrings } from './hostile-strings.ts'
import { type FuzzFailure, type FuzzResult, fuzz, createFuzzResult, operatorNames } from './fuzz.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: process.env['RANDOM_SEED'] ?? '1' },
    case: { type: 'string' },
    embedded: { type: 'boolean', default: false }
  }
})
const seed = Number(values.seed)
const only = values.case === undefined ? undefined : Number(values.case)
const cases = only === undefined ? [...Array(Number(values.cases)).keys()] : [only]
const maxResponseMs = 2_000

const server = values.embedded ? undefined : await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'ramal-fuzz-'))
const service = await spawnService({
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  OPERATORS: operatorNames.join(),
  ...(server && { DATABASE_URL: server.url })
})
try {
  const options = {
    clients: createClientFactory(service.url),
    operations: allOperations(),
    seed
  }
  const generated = await timed('generated from the contracts', fuzz(options, cases))
  const hostile =
    only === undefined
      ? await timed('hostile texts', tryHostileStrings(options))
      : createFuzzResult()
  const rows = [toRow('generated from the contracts', generated), toRow('hostile texts', hostile)]
  printTable(`Requests, seed ${seed}`, rows)
  for (const failure of [...generated.failures, ...hostile.failures].slice(0, 20))
    printFailure(failure)
  process.exitCode = [generated, hostile].every(hasPassed) ? 0 : 1
} finally {
  await service.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Says how long a part has taken: both together take many minutes. */
async function timed(kind: string, running: Promise<FuzzResult>): Promise<FuzzResult> {
  const began = performance.now()
  const result = await running
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${result.requests} requests ${kind} in ${minutes} min`)
  return result
}

function hasPassed({ failures, slowestMs }: FuzzResult): boolean {
  return failures.length === 0 && slowestMs <= maxResponseMs
}

function toRow(kind: string, { requests, failures, statuses, slowestMs }: FuzzResult) {
  const of = (from: number) =>
    [...statuses].reduce(
      (sum, [status, times]) => sum + (status - from < 100 && status >= from ? times : 0),
      0
    )
  return {
    kind,
    requests,
    '2xx': of(200),
    '4xx': of(400),
    '5xx': of(500),
    failures: failures.length,
    'slowest (ms)': Math.round(slowestMs)
  }
}

function printFailure({ what, why, request }: FuzzFailure): void {
  const number = /^case (\d+)/.exec(what)?.[1]
  console.log(`\n${what}: ${why}`)
  console.log(JSON.stringify(request).slice(0, 600))
  if (number) console.log(`npm run fuzz -- --seed ${seed} --case ${number}`)
}
