import { defineConfig } from 'vitest/config'

const notTests = ['node_modules/**', 'dist/**']

export default defineConfig({
  test: {
    reporters: ['default', './test/summary-reporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...notTests, 'site/e2e/**'],
          globalSetup: ['test/global-setup.ts']
        }
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['site/e2e/**/*.test.ts'],
          exclude: notTests,
          testTimeout: 60_000,
          // Where nobody looks, a browser may be as slow as it likes once; the tally names what needed it.
          retry: process.env['CI'] ? 1 : 0,
          globalSetup: ['site/e2e/global-setup.ts']
        }
      }
    ]
  }
})
