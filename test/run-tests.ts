import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm test`, or with `system` the tests in files named `*.system.*`, which test/README.md defines. */
const isSystem = process.argv[2] === 'system'
const build = ['node', 'site/tools/build.ts', '--if-changed']
const steps = isSystem
  ? [
      build,
      ['npx', 'vitest', 'run', '.system.test.'],
      ['npx', 'playwright', 'test', String.raw`\.system\.spec\.ts$`]
    ]
  : [
      ['npm', 'run', 'check'],
      build,
      ['npx', 'vitest', 'run', '--exclude', '**/*.system.test.*'],
      ['npx', 'playwright', 'test', String.raw`(?<!\.system)\.spec\.ts$`]
    ]

/** Each step runs also after a failure; the last line is the total of their summaries. */
const folder = mkdtempSync(join(tmpdir(), 'ramal-summary-'))
// Hundreds of processes and threads load the same sources: Node compiles them once.
const compiled = { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/compiled') }
const total = { passed: 0, failed: 0 }
for (const [nth, step] of steps.entries()) {
  const began = performance.now()
  const { passed, failed } = run(step, join(folder, String(nth)))
  total.passed += passed
  total.failed += failed
  console.log(`${step.join(' ')}: ${Math.round((performance.now() - began) / 1_000)} s`)
}
rmSync(folder, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/** A step that fails without a failed test, as when it cannot start, counts as one failure. */
function run([command = '', ...args]: string[], file: string): { passed: number; failed: number } {
  writeFileSync(file, '')
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...compiled, ...process.env, TEST_SUMMARY: file }
  })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(readFileSync(file, 'utf8')) ?? []
  const failures = Number(failed ?? 0)
  return { passed: Number(passed ?? 0), failed: status === 0 ? failures : Math.max(failures, 1) }
}
