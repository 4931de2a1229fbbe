import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoUsers, expect } from '../fixtures.ts'
import { moment, test } from './same-board.ts'

const { applicant, employer } = demoUsers

interface Screen {
  name: string
  path: string
  /** A link on `path` that opens the screen. */
  link?: string
  username?: string
}

const screens: Screen[] = [
  { name: 'front-page', path: '/' },
  { name: 'jobs', path: '/jobs' },
  { name: 'no-jobs', path: '/jobs?keyword=astronauta' },
  {
    name: 'job',
    path: '/jobs?keyword=paseos+por+la+playa',
    link: 'Monitor/a de paseos por la playa'
  },
  { name: 'candidates', path: '/candidates' },
  { name: 'sign-in', path: '/auth' },
  { name: 'registration', path: '/auth?register=true' },
  { name: 'sent-applications', path: '/profile?tab=aplicaciones', username: applicant },
  { name: 'messages', path: '/messages', username: employer },
  { name: 'post-job', path: '/post-job', username: employer },
  { name: 'own-jobs', path: '/profile?tab=empleos', username: employer },
  { name: 'received-applications', path: '/applications', username: employer }
]

for (const { name, path, link, username = '' } of screens) {
  test.describe(`the screen ${name}`, () => {
    test.use({ username })

    test(`${name} looks as it did`, async ({ page, browser }) => {
      await page.clock.setFixedTime(moment)
      await page.goto(path, { waitUntil: 'networkidle' })
      if (link) {
        await page.getByRole('link', { name: link }).first().click()
        await page.waitForURL(url => !path.startsWith(url.pathname))
        await page.waitForLoadState('networkidle')
      }
      await page.locator('h1').first().waitFor()
      await expect(page.locator('main :is([aria-busy=true], .skeleton)')).toHaveCount(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await comparePicture(page, [
            `chromium-${browser.version()}`,
            `${name}-${colorScheme}-${width}.png`
          ])
        }
      }
    })
  })
}

/** Another version of the browser draws otherwise: it makes pictures of its own, which the next run compares. */
async function comparePicture(page: Page, file: string[]): Promise<void> {
  const path = join(import.meta.dirname, ...file)
  if (existsSync(path)) await expect.soft(page).toHaveScreenshot(file)
  else await page.screenshot({ path, animations: 'disabled', caret: 'hide', scale: 'css' })
}
