import { defineConfig } from '@playwright/test'
import { launchOptions } from './site/e2e/browser.ts'

const isCi = Boolean(process.env['CI'])

const engines = '**/engines/*.spec.ts'

/** Tests tagged `@phone` run on the phone only, `@both` on the phone and the desktop, `@night` at night only. */
export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.spec.ts',
  // Texts that are kept and compared: renewed by `npx playwright test screen-reader --update-snapshots`.
  snapshotPathTemplate: '{testDir}/{testFileDir}/spoken/{arg}{ext}',
  globalSetup: './site/e2e/global-setup.ts',
  timeout: 60_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/{testFileDir}/{arg}{ext}' }
  },
  // More than cores: each waits for pages and the server half of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  reporter: [
    [isCi ? 'dot' : 'list'],
    ['html', { open: 'never' }],
    ['./test/run/playwright-summary-reporter.ts']
  ],
  use: {
    launchOptions,
    locale: 'es-ES',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 800 }
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: engines,
      grepInvert: /@phone/
    },
    {
      name: 'phone',
      testIgnore: engines,
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    },
    // One browser of each kind walks them all.
    ...['Chromium', 'Firefox', 'WebKit'].map(name => ({
      name,
      testMatch: engines,
      fullyParallel: false,
      timeout: 120_000
    }))
  ]
})
