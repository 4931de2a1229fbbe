import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs both test runners, the second one also after a failure, and ends with the total of their summaries. */
const runners = [
  ['vitest', 'run'],
  ['playwright', 'test']
]
const folder = mkdtempSync(join(tmpdir(), 'ramal-summary-'))
const total = { passed: 0, failed: 0 }
for (const runner of runners) {
  const { passed, failed } = run(runner)
  total.passed += passed
  total.failed += failed
}
rmSync(folder, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/** A runner that fails without a failed test, as when it cannot start, counts as one failure. */
function run([command = '', ...args]: string[]): { passed: number; failed: number } {
  const file = join(folder, command)
  writeFileSync(file, '')
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, TEST_SUMMARY: file }
  })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(readFileSync(file, 'utf8')) ?? []
  const failures = Number(failed ?? 0)
  return { passed: Number(passed ?? 0), failed: status === 0 ? failures : Math.max(failures, 1) }
}
