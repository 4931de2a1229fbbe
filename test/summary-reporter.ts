import type { Reporter, TestModule } from 'vitest/node'

/** Ends every run with one line that a machine can read. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: readonly unknown[]): void {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      if (module.errors().length) failed++
      for (const suite of module.children.allSuites()) if (suite.errors().length) failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
        if (test.diagnostic()?.flaky) console.log(`at the second try: ${test.fullName}`)
      }
    }
    console.log(`${passed} passed, ${failed} failed`)
  }
}
