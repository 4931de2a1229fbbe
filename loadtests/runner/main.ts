import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askedFor, type Started, startProcess } from '#test/service-process.ts'
import { openFullBoard } from '#loadtests/dataset/dataset-database.ts'
import { findK6, runK6 } from './run-k6.ts'
import { watchMemory } from './memory.ts'
import { tellOutcome } from './result.ts'
import { readSamples } from './k6-samples.ts'

const scripts = ['search', 'browse', 'write', 'mixed', 'soak', 'spike']

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/** Puts a script to a board of our own, or to the one that somebody names. */
async function run(): Promise<void> {
  const { script, jobs } = readCommand()
  findK6()
  const given = askedFor('BASE_URL')
  if (given) return measure(script, `the board at ${given}`, given)
  const { env, postgres } = await openFullBoard({ jobs, folder: '.loadtest' })
  try {
    const server = await startProcess(env)
    await measure(script, `${jobs} ads on PostgreSQL`, server.url, server).finally(server.stop)
  } finally {
    await postgres.stop()
  }
}

function readCommand(): { script: string; jobs: number } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { jobs: { type: 'string', default: '100000' } }
  })
  const [script = ''] = positionals
  const jobs = Number(values.jobs)
  if (!scripts.includes(script) || !Number.isSafeInteger(jobs)) {
    throw new Error(`npm run loadtest -- ${scripts.join('|')} [--jobs 100000]`)
  }
  return { script, jobs }
}

async function measure(script: string, board: string, url: string, server?: Started) {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-load-'))
  try {
    const file = join(folder, 'samples.json')
    const memory = watchMemory(server)
    process.exitCode = await runK6(script, url, file)
    tellOutcome({ script, board, samples: await readSamples(file), memory: memory() })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
