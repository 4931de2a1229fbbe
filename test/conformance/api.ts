import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { demoUsers } from '#site/e2e/demo-users.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import { installFromPyPi } from '../programs/install-testers.ts'
import type { Outcome } from './outcome.ts'
import { runProgram } from '../programs/run-program.ts'

const exclusions = readFileSync(join(import.meta.dirname, 'schemathesis.toml'), 'utf8')

/** After these calls the session of the tester is gone, so they have a run of their own. */
const sessionEnding = ['logOut', 'endSession']

interface Run {
  name: string
  username?: string
  options: string[]
}

const { applicant, employer } = demoUsers
const repeat = (option: string, values: string[]) => values.flatMap(value => [option, value])

/** The longest first. The applicant has what only applicants can do. */
const runs: Run[] = [
  {
    name: 'jobs as an employer',
    username: employer,
    options: repeat('--include-tag', ['Empleos'])
  },
  {
    name: 'the rest of the API as an employer who is an operator',
    username: employer,
    options: [
      ...repeat('--exclude-tag', ['Empleos']),
      ...repeat('--exclude-operation-id', sessionEnding)
    ]
  },
  {
    name: 'applications and profiles as an applicant',
    username: applicant,
    options: repeat('--include-tag', ['Aplicaciones', 'Candidatos'])
  },
  { name: 'the API without a session', options: [] },
  {
    name: 'the calls that end a session',
    username: applicant,
    options: [...repeat('--include-operation-id', sessionEnding), '--phases', 'coverage,fuzzing']
  }
]

/** At once: each has a core. */
const limit = pLimit(2)

/** Schemathesis with all its checks, from a fixed seed, or that of the night; `cases` is the number of examples for an operation and phase. */
export async function checkApi(origin: string, cases: number): Promise<Outcome[]> {
  const program = await installFromPyPi('schemathesis', '4.32.5')
  if (!program) return []
  return limit.map(runs, check)

  async function check(run: Run): Promise<Outcome> {
    const { name, username, options } = run
    const folder = mkdtempSync(join(tmpdir(), 'ramal-api-'))
    const file = join(folder, 'schemathesis.toml')
    const session = username && (await signIn(origin, username))
    const auth = session ? `\n[auth.openapi.session]\napi_key = "${session}"\n` : ''
    writeFileSync(file, exclusions + auth)
    const { status, stdout, stderr } = await runProgram(program ?? '', [
      '--config-file',
      file,
      'run',
      `${origin}/api/openapi.json`,
      '--checks',
      'all',
      '--continue-on-failure',
      '--workers',
      '1',
      '--seed',
      process.env['RANDOM_SEED'] ?? '1',
      '--max-examples',
      String(cases),
      '--suppress-health-check',
      'too_slow',
      '--no-color',
      '--generation-database',
      'none',
      '--header',
      `Origin: ${origin}`,
      '--phases',
      'examples,coverage,fuzzing,stateful',
      ...options
    ])
    rmSync(folder, { recursive: true })
    console.log(summaryOf(stdout))
    if (status === undefined) return { name, problems: ['did not end in ten minutes', stderr] }
    return { name, problems: status === 0 ? [] : [failuresIn(stdout) || stderr] }
  }
}

/** The value of the cookie of a new session. */
async function signIn(origin: string, username: string): Promise<string> {
  const client: HttpClient = createClientFactory(origin).createClient()
  const { password } = demoUsers
  const { status } = await client.post('/api/login', { username, password })
  if (status !== 200) throw new Error(`Signing in as ${username}: ${status}`)
  return [...client.cookies.values()].join()
}

/** The part of the report that names the failures, without the warnings below it. */
function failuresIn(report: string): string {
  const from = report.search(/^=+ (ERRORS|FAILURES) =+$/m)
  const to = report.search(/^=+ WARNINGS =+$/m)
  return from < 0 ? report : report.slice(from, to < 0 ? undefined : to)
}

/** How many cases of how many operations were run. */
function summaryOf(report: string): string {
  const lines = report.split('\n').filter(line => /generated|Tested:|^=.* in [\d.]+s =/.test(line))
  return lines.map(line => `      ${line.trim()}`).join('\n')
}
