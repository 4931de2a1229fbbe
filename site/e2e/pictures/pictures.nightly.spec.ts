import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoUsers, expect, test as base, type WorkerFixtures } from '../fixtures.ts'
import { openScreen, type Screen } from '../open-screen.ts'
import { startSiteServer } from '../site-server.ts'

/** The moment of every picture: a Monday at noon. */
const moment = new Date('2026-11-02T11:00:00Z')

const clock = join(import.meta.dirname, 'fixed-clock.mjs')
const env = { CLOCK_START: moment.toISOString(), NODE_OPTIONS: `--import ${clock}` }

/** The server of a board with the same people, ids and dates in each run. */
const test = base.extend<object, Pick<WorkerFixtures, 'server'>>({
  server: [
    async ({ serverEnv }, use) => {
      const folder = fillBoard()
      const server = await startSiteServer(folder, { ...env, ...serverEnv })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 }
  ]
})

function fillBoard(): string {
  const script = join(import.meta.dirname, 'fill-board.ts')
  const printed = execFileSync(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env, FIXED_IDS: '1' },
    encoding: 'utf8'
  })
  return printed.trim()
}

const { applicant, employer } = demoUsers

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

for (const screen of screens) {
  const { name, username = '' } = screen
  test.describe(`the screen ${name}`, () => {
    test.use({ username })

    test(`${name} looks as it did`, async ({ page, browser }) => {
      await page.clock.setFixedTime(moment)
      await openScreen(page, screen)
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

/**
 * Another version of the browser draws otherwise: it makes pictures of its own, which the next run compares. They are looked at and
 * committed in the place of the former folder.
 */
async function comparePicture(page: Page, file: string[]): Promise<void> {
  const path = join(import.meta.dirname, ...file)
  if (existsSync(path)) await expect.soft(page).toHaveScreenshot(file)
  else await page.screenshot({ path, animations: 'disabled', caret: 'hide', scale: 'css' })
}
