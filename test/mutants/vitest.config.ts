import { defineConfig } from 'vitest/config'

/** The tests that kill mutants: those without a database, which Stryker runs again for each mutant. */
export default defineConfig({
  test: {
    include: ['events/aggregates/**/*.test.ts', 'services/**/decide*.test.ts'],
    exclude: ['**/node_modules/**']
  }
})
