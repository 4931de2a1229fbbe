import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs checks, build and both test runners, each also after a failure, and ends with the total of their summaries. */
const steps = [
  ['npm', 'run', 'check'],
  ['npm', 'run', 'build'],
  ['npx', 'vitest', 'run'],
  ['npx', 'playwright', 'test']
]
const folder = mkdtempSync(join(tmpdir(), 'ramal-summary-'))
const total = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = run(step)
  total.passed += passed
  total.failed += failed
}
rmSync(folder, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/** A step that fails without a failed test, as when it cannot start, counts as one failure. */
function run([command = '', ...args]: string[]): { passed: number; failed: number } {
  const file = join(folder, args.join('-'))
  writeFileSync(file, '')
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_SUMMARY: file }
  })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(readFileSync(file, 'utf8')) ?? []
  const failures = Number(failed ?? 0)
  return { passed: Number(passed ?? 0), failed: status === 0 ? failures : Math.max(failures, 1) }
}
