import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSummary, type TestCounts } from '#test/run/test-summary.ts'

export const isGoInstalled = () => spawnSync('go', ['version']).error === undefined

/** Prints what Porcupine says of each history in a folder; all are skipped without Go. */
export function checkHistories(folder: string): TestCounts {
  if (!isGoInstalled()) {
    console.log('Skipped without Go: the check of histories by Porcupine')
    return { passed: 0, failed: 0, skipped: readdirSync(folder).length }
  }
  const options = { cwd: import.meta.dirname, encoding: 'utf8', maxBuffer: 2 ** 30 } as const
  const { stdout, stderr } = spawnSync('go', ['run', '.', resolve(folder)], options)
  console.log(stdout + stderr)
  return parseSummary(stdout) ?? { passed: 0, failed: 1, skipped: 0 }
}
