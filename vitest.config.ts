import { defineConfig } from 'vitest/config'

/** Everything but the browser tests, which are in playwright.config.ts. */
export default defineConfig({
  test: {
    name: 'rooms',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'dist/**', '.loadtest/**', '.conformance/**'],
    // The random tests run at full scale in `npm run nightly`.
    provide: { isFullScale: process.env['TEST_SCALE'] === 'full' },
    globalSetup: ['test/run/global-setup.ts'],
    setupFiles: ['test/run/statement-deadlines.ts'],
    reporters: ['default', './test/run/vitest-summary-reporter.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Modules are imported once for each worker; tests share no state that they change.
    isolate: false
  }
})
