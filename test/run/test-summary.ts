import { appendFileSync } from 'node:fs'

/** How many tests passed, failed and were skipped. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** One line that a machine can read; also added to the file `TEST_SUMMARY`, for a total of several runs. */
export function printSummary(counts: TestCounts): void {
  const line = formatSummary(counts)
  console.log(line)
  const file = process.env['TEST_SUMMARY']
  if (file) appendFileSync(file, `${line}\n`)
}

export function formatSummary({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** The last summary in what a step printed; undefined when it printed none. */
export function parseSummary(text: string): TestCounts | undefined {
  const found = [...text.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1)
  if (!found) return undefined
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map(count => Number(count ?? 0))
  return { passed, failed, skipped }
}
