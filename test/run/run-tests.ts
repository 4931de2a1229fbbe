import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#site/e2e/browser.ts'
import { formatSummary, parseSummary, type TestCounts } from './test-summary.ts'

type Kind = 'ordinary' | 'system' | 'nightly'

const build = ['node', 'site/tools/build.ts', '--if-changed']

const ordinaryTests = ['vitest', 'run', '--exclude', '**/*.{system,nightly}.test.*']

/** What touches a server, once more with other settings of it; all random cases would find no more of those. */
const onServer = (setting: string) => [
  'env',
  setting,
  'TEST_SCALE=usual',
  'vitest',
  'run',
  '--testNamePattern',
  String.raw`\(server\)`,
  '--exclude',
  '**/*.nightly.test.*'
]

/** What npm runs, which puts its programs on the path: `npm test`, or with `system` or `nightly` the tests that test/README.md defines. */
const steps: Record<Kind, string[][]> = {
  ordinary: [
    ['npm', 'run', 'check'],
    build,
    ['env', 'TEST_DATABASE=server', ...ordinaryTests],
    ['playwright', 'test', 'e2e/journeys/', '--grep-invert', '@night']
  ],
  system: [
    build,
    [
      'env',
      'TEST_DATABASE=embedded',
      ...ordinaryTests,
      'events/',
      'projections/',
      'workers/',
      'cli/',
      '--testNamePattern',
      String.raw`\(embedded\)`
    ],
    [
      'env',
      'TEST_DATABASE=server',
      'vitest',
      'run',
      '.system.test.',
      '--exclude',
      '**/*.nightly.test.*'
    ],
    [
      'playwright',
      'test',
      'no-javascript',
      String.raw`e2e/accessibility/.*(?<!\.nightly)\.spec\.ts$`,
      '--grep-invert',
      '@night'
    ]
  ],
  nightly: [
    build,
    ['vitest', 'run'],
    onServer('TEST_POSTGRES=15.18.0-beta.17'),
    onServer('TEST_POSTGRES=16.14.0-beta.17'),
    onServer('TEST_POSTGRES=17.10.0-beta.17'),
    onServer('TEST_LOCALE=es-ES'),
    ['playwright', 'test'],
    ['npm', 'run', 'fuzz'],
    ['npm', 'run', 'chaos'],
    ['npm', 'run', 'porcupine'],
    ['npm', 'run', 'mutants'],
    ['npm', 'run', 'conformance'],
    ['npm', 'run', 'old-browsers']
  ]
}

const wanted = process.argv[2] ?? 'ordinary'
if (!isKind(wanted)) throw new Error(`no tests are called ${wanted}`)

if (process.platform === 'linux')
  spawnSync('bash', ['test/run/install-programs.sh'], { stdio: 'inherit' })

/** Each step runs also after a failure; the last line is the total of their summaries. */
const folder = mkdtempSync(join(tmpdir(), 'ramal-summary-'))
// Hundreds of processes and threads load the same sources: Node compiles them once.
const compiled = { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/compiled') }
const scale = wanted === 'nightly' ? { TEST_SCALE: 'full', ...chooseSeed() } : {}
const total: TestCounts = { passed: 0, failed: 0, skipped: 0 }
for (const [index, step] of steps[wanted].entries()) {
  const began = performance.now()
  const counts =
    step[0] === 'playwright' && !findChromium()
      ? skipBrowserTests(step)
      : run(step, join(folder, String(index)))
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  console.log(`${step.join(' ')}: ${Math.round((performance.now() - began) / 1_000)} s`)
}
rmSync(folder, { recursive: true })
console.log(formatSummary(total))
process.exitCode = total.failed ? 1 : 0

/** The random tests of a night have a seed of their own, unless `RANDOM_SEED` repeats one. */
function chooseSeed(): { RANDOM_SEED: string } {
  const seed = process.env['RANDOM_SEED'] ?? String(randomInt(1, 2 ** 31))
  console.log(`Seed of the random tests: RANDOM_SEED=${seed} npm run nightly repeats them`)
  return { RANDOM_SEED: seed }
}

function isKind(name: string): name is Kind {
  return name in steps
}

/** A step that fails without a failed test, as when it cannot start, counts as one failure. */
function run([command = '', ...args]: string[], file: string): TestCounts {
  writeFileSync(file, '')
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...compiled, ...process.env, ...scale, TEST_SUMMARY: file }
  })
  const counts = parseSummary(readFileSync(file, 'utf8')) ?? { passed: 0, failed: 0, skipped: 0 }
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

/** Playwright counts its tests without a browser; a list that it cannot make counts as one failure. */
function skipBrowserTests([command = '', ...args]: string[]): TestCounts {
  const { stdout } = spawnSync(command, [...args, '--list', '--reporter', 'list'], {
    encoding: 'utf8'
  })
  const [, skipped] = /^Total: (\d+) tests? in/m.exec(stdout) ?? []
  console.log(`Skipped without Chromium: ${skipped ?? 'all'} browser tests`)
  return { passed: 0, failed: skipped ? 0 : 1, skipped: Number(skipped ?? 0) }
}
