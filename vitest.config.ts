import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'dist/**', 'site/e2e/**'],
    globalSetup: ['test/global-setup.ts'],
    reporters: ['default', './test/tally.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2
  }
})
