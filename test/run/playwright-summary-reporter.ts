import type { Reporter, Suite, TestError } from '@playwright/test/reporter'
import { printSummary } from './test-summary.ts'

/** Names the tests that failed or needed a retry, and ends the run with one line that a machine can read. */
export default class PlaywrightSummaryReporter implements Reporter {
  #errors = 0
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onError(_error: TestError): void {
    this.#errors++
  }

  async onExit(): Promise<void> {
    const tests = this.#suite?.allTests() ?? []
    const withOutcome = (outcome: string) => tests.filter(test => test.outcome() === outcome)
    const named = (test: (typeof tests)[number]) => test.titlePath().filter(Boolean).join(' › ')
    const failed = withOutcome('unexpected')
    const flaky = withOutcome('flaky')
    for (const test of flaky) console.log(`passed on retry: ${named(test)}`)
    for (const test of failed) console.log(` FAIL  ${named(test)}`)
    const reasons = withOutcome('skipped').flatMap(({ annotations }) => annotations)
    for (const [reason, skips] of Map.groupBy(reasons, ({ description }) => description))
      if (reason) console.log(`SKIPPED ${skips.length} browser tests: ${reason}`)
    printSummary({
      passed: withOutcome('expected').length + flaky.length,
      failed: failed.length + this.#errors,
      skipped: withOutcome('skipped').length
    })
  }
}
