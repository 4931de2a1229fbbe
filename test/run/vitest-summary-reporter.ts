import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { printSummary } from './test-summary.ts'

/** Ends a run of vitest with one line that a machine can read. Tests that a pattern of names leaves out are not counted. */
export default class VitestSummaryReporter implements Reporter {
  #isPart = false

  onInit({ config }: Vitest): void {
    this.#isPart = config.testNamePattern !== undefined
  }

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
        if (state === 'skipped' && !this.#isPart) skipped++
      }
    }
    printSummary({ passed, failed, skipped })
  }
}
