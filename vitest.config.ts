import { defineConfig } from 'vitest/config'

/** At night a seed that no night had before; otherwise three, always the same. */
const nightSeed = process.env['RANDOM_SEED']
const seeds = nightSeed ? [Number(nightSeed)] : [1, 2, 3]

/** Everything but the browser tests, which are in playwright.config.ts. */
export default defineConfig({
  test: {
    name: 'rooms',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'dist/**', '.loadtest/**', '.conformance/**', '.mutants/**'],
    // The random tests run at full scale in `npm run nightly`.
    provide: { isFullScale: process.env['TEST_SCALE'] === 'full', seeds },
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
