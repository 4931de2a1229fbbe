import type { Reporter, TestModule } from 'vitest/node'
import { printSummary } from './test-summary.ts'

/** Ends a run of vitest with one line that a machine can read. */
export default class VitestSummaryReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: readonly unknown[]): void {
    let passed = 0
    let failed = errors.length
    let skipped = 0
    for (const module of modules) {
      if (module.errors().length) failed++
      for (const suite of module.children.allSuites()) if (suite.errors().length) failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
        if (state === 'skipped') skipped++
      }
    }
    printSummary({ passed, failed, skipped })
  }
}
