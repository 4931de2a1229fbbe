import { appendFileSync } from 'node:fs'

/** One line that a machine can read; also added to the file `TEST_SUMMARY`, for a total of several runs. */
export function printSummary(passed: number, failed: number): void {
  const line = `${passed} passed, ${failed} failed`
  console.log(line)
  const file = process.env['TEST_SUMMARY']
  if (file) appendFileSync(file, `${line}\n`)
}
