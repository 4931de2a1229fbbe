import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#site/e2e/browser.ts'
import { formatSummary, parseSummary, type TestCounts } from './test-summary.ts'

/** `npm test`, which puts npm's programs on the path, or with `system` the tests in files named `*.system.*`, which test/README.md defines. */
const isSystem = process.argv[2] === 'system'
const build = ['node', 'site/tools/build.ts', '--if-changed']
const browserTests = [
  'playwright',
  'test',
  isSystem ? String.raw`\.system\.spec\.ts$` : String.raw`(?<!\.system)\.spec\.ts$`
]
const steps = isSystem
  ? [build, ['vitest', 'run', '.system.test.']]
  : [['npm', 'run', 'check'], build, ['vitest', 'run', '--exclude', '**/*.system.test.*']]

if (process.platform === 'linux')
  spawnSync('bash', ['test/run/install-programs.sh'], { stdio: 'inherit' })

/** Each step runs also after a failure; the last line is the total of their summaries. */
const folder = mkdtempSync(join(tmpdir(), 'ramal-summary-'))
// Hundreds of processes and threads load the same sources: Node compiles them once.
const compiled = { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/compiled') }
const total: TestCounts = { passed: 0, failed: 0, skipped: 0 }
for (const [index, step] of [...steps, browserTests].entries()) {
  const began = performance.now()
  const counts =
    step === browserTests && !findChromium()
      ? skipBrowserTests()
      : run(step, join(folder, String(index)))
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  console.log(`${step.join(' ')}: ${Math.round((performance.now() - began) / 1_000)} s`)
}
rmSync(folder, { recursive: true })
console.log(formatSummary(total))
process.exitCode = total.failed ? 1 : 0

/** A step that fails without a failed test, as when it cannot start, counts as one failure. */
function run([command = '', ...args]: string[], file: string): TestCounts {
  writeFileSync(file, '')
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...compiled, ...process.env, TEST_SUMMARY: file }
  })
  const counts = parseSummary(readFileSync(file, 'utf8')) ?? { passed: 0, failed: 0, skipped: 0 }
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

/** Playwright counts its tests without a browser; a list that it cannot make counts as one failure. */
function skipBrowserTests(): TestCounts {
  const [command = '', ...args] = [...browserTests, '--list', '--reporter', 'list']
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
  const [, skipped] = /^Total: (\d+) tests? in/m.exec(stdout) ?? []
  console.log(`Skipped without Chromium: ${skipped ?? 'all'} browser tests`)
  return { passed: 0, failed: skipped ? 0 : 1, skipped: Number(skipped ?? 0) }
}
