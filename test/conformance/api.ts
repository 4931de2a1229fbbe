import { join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { installFromPyPi, run } from './tools.ts'

const configuration = join(import.meta.dirname, 'schemathesis.toml')
const casesOfAnOperation = 20

/** Schemathesis with all its checks, without a session and as an employer. */
export async function checkApi(
  origin: string,
  { employer }: { employer: string }
): Promise<Outcome[]> {
  const program = installFromPyPi('schemathesis', '4.32.5')
  if (!program) return []
  const session = ['--header', `Origin: ${origin}`, '--header', `Cookie: ${employer}`]
  return [
    test('the API without a session', []),
    // A request that ends the session would leave the others without one.
    test('the API as an employer', ['--exclude-operation-id', 'logOut', ...session])
  ]

  function test(name: string, options: string[]): Outcome {
    const { status, stdout, stderr } = run(program ?? '', [
      '--config-file',
      configuration,
      'run',
      `${origin}/api/openapi.json`,
      ...[
        '--checks',
        'all',
        '--continue-on-failure',
        '--no-color',
        '--workers',
        '1',
        '--seed',
        '1'
      ],
      ...['--max-examples', String(casesOfAnOperation), '--suppress-health-check', 'too_slow'],
      ...options
    ])
    return { name, problems: status === 0 ? [] : [failuresIn(stdout) || stderr] }
  }
}

/** The part of the report that names the failures, without the warnings below it. */
function failuresIn(report: string): string {
  const from = report.search(/^=+ (ERRORS|FAILURES) =+$/m)
  const to = report.search(/^=+ WARNINGS =+$/m)
  return from < 0 ? report : report.slice(from, to < 0 ? undefined : to)
}
