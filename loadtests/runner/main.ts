import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  readLoadSetting,
  type ServiceProcess,
  spawnService
} from '#test/servers/service-process.ts'
import { openDatasetDatabase } from '#loadtests/dataset/dataset-database.ts'
import { findK6, runK6 } from './run-k6.ts'
import { sampleMemory } from './memory.ts'
import { printResult } from './result.ts'
import { readSamples } from './k6-samples.ts'

const scripts = ['search', 'browse', 'write', 'mixed', 'soak', 'spike']

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/** Runs a script against a board of our own, or against the one at BASE_URL. */
async function run(): Promise<void> {
  const { script, jobs } = readCommand()
  findK6()
  const baseUrl = readLoadSetting('BASE_URL')
  if (baseUrl) return runScript(script, `the board at ${baseUrl}`, baseUrl)
  const { env, postgres } = await openDatasetDatabase({ jobs, folder: '.loadtest' })
  try {
    const server = await spawnService(env)
    const target = `${jobs} jobs on PostgreSQL`
    await runScript(script, target, server.url, server).finally(server.stop)
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

async function runScript(script: string, target: string, url: string, server?: ServiceProcess) {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-load-'))
  const samples = join(folder, 'samples.json')
  const report = reportFile(script)
  try {
    const memory = sampleMemory(server)
    process.exitCode = await runK6({ script, baseUrl: url, samples, report })
    printResult({ script, target, samples: await readSamples(samples), memory: memory() })
    console.log(`\nReport: ${report}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportFile(script: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  return `loadtests/reports/${script}-${time}.html`
}
