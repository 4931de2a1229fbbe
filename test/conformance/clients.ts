import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { installFromNpm, installFromPyPi } from '../programs/install-testers.ts'
import type { Outcome } from './outcome.ts'
import { type ProgramResult, runProgram } from '../programs/run-program.ts'

/** What two generators make of the API's description, and whether a program can use it. */
export async function checkClients(origin: string): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-clients-'))
  const document = join(folder, 'openapi.json')
  try {
    const response = await fetch(`${origin}/api/openapi.json`)
    writeFileSync(document, await response.text())
    return [
      ...(await checkTypeScript(folder, document)),
      ...(await checkPython(folder, document, origin))
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const typeScriptProgram = `
import type { components, operations } from './api.ts'
type Answer = operations['searchJobs']['responses'][200]['content']['application/json']
export const query: operations['searchJobs']['parameters']['query'] = { daysOff: 1.5, galope: 3 }
export const titles = ({ jobs, meta }: Answer) => [meta.totalJobs, ...jobs.map(job => job.title)]
export const job: Partial<components['schemas']['PostJobRequest']> = { title: 'Mozo/a de cuadra' }
`

async function checkTypeScript(folder: string, document: string): Promise<Outcome[]> {
  const generator = await installFromNpm('openapi-typescript', '7.13.0')
  if (!generator) return []
  const types = join(folder, 'api.ts')
  const program = join(folder, 'program.ts')
  writeFileSync(program, typeScriptProgram)
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--ignoreConfig'
  ]
  return [
    {
      name: 'a client in TypeScript',
      problems: await failures([
        () => runProgram(process.execPath, [join(generator, 'bin/cli.js'), document, '-o', types]),
        () => runProgram(process.execPath, [compiler, ...options, program])
      ])
    }
  ]
}

const pythonProgram = (origin: string) => `
from ramal_client import Client
from ramal_client.api.empleos import draft_job, post_job, search_jobs
from ramal_client.models import PostJobRequest
found = search_jobs.sync(client=Client(base_url='${origin}'), days_off=1.5, limit=3)
assert found.meta.total_jobs > 0 and found.jobs[0].title, found
`

/** The generator knows no pictures: it leaves these two out, and nothing else. */
const leftOut = /^WARNING parsing POST \/api\/(job-photos|users\/\{id\}\/picture) /

async function checkPython(folder: string, document: string, origin: string): Promise<Outcome[]> {
  const generator = await installFromPyPi('openapi-python-client', '0.29.1')
  if (!generator) return []
  const client = join(folder, 'python')
  const program = join(client, 'program.py')
  const options = ['generate', '--path', document, '--output-path', client]
  return [
    {
      name: 'a client in Python',
      problems: await failures([
        async () => {
          const generated = await runProgram(generator, options)
          const lines = `${generated.stdout}${generated.stderr}`.split('\n')
          const missing = lines.filter(line => /^(WARNING|Unable)/.test(line))
          return missing.every(line => leftOut.test(line)) ? generated : { ...generated, status: 1 }
        },
        () => {
          writeFileSync(program, pythonProgram(origin))
          return runProgram(join(dirname(generator), 'python'), [program])
        }
      ])
    }
  ]
}

/** What the first step that fails says. */
async function failures(steps: (() => Promise<ProgramResult>)[]): Promise<string[]> {
  for (const step of steps) {
    const { status, stdout, stderr } = await step()
    if (status !== 0) return [(stdout + stderr).trim().slice(-2_000)]
  }
  return []
}
