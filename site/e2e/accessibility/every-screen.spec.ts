import type { Page } from '@playwright/test'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import { recordApiCalls } from '../page-errors.ts'
import { findAccessibilityViolations, findWideViolations } from './find-violations.ts'
import { findCoveredFocus, findSmallTargets } from './page-checks.ts'
import { fillInJob } from './screen-state.ts'
import { accountPaths, publicPaths } from './screen-paths.ts'

const visitors = [
  { who: 'a visitor', username: '', paths: publicPaths },
  { who: 'an employer', username: demoUsers.employer, paths: accountPaths },
  { who: 'an applicant', username: demoUsers.applicant, paths: accountPaths }
]

const desktop = { width: 1280, height: 800 }
const narrowest = { width: 320, height: 844 }

async function openAndSettle(page: Page, site: SiteFixture, path: string): Promise<void> {
  await page.goto(await fillInJob(site, path), { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
}

for (const { who, username, paths } of visitors) {
  test.describe(`every screen of ${who}`, () => {
    test.use({ username })

    for (const path of paths) {
      test(`${path} has no accessibility violation`, { tag: '@phone' }, async ({ page, site }) => {
        await openAndSettle(page, site, path)
        expect(await findAccessibilityViolations(page, path)).toEqual([])
        expect(await page.evaluate(findSmallTargets), 'touch targets below 44 px').toEqual([])
        await page.setViewportSize(narrowest)
        expect(await findOverflows(page)).toEqual([])
        await page.setViewportSize(desktop)
        expect(await findWideViolations(page, path, 'h1')).toEqual([])
      })
    }

    test.describe('without its fonts, at 320 px', () => {
      test.use({ viewport: narrowest })

      test('does not overflow, even with double text size', {
        tag: '@phone'
      }, async ({ page, context, site }) => {
        test.slow()
        await context.route('**/*.woff2', route => route.abort())
        const wide: string[] = []
        for (const path of paths) {
          await openAndSettle(page, site, path)
          wide.push(...(await findOverflows(page)).map(overflow => `${path} at ${overflow}`))
        }
        expect(wide).toEqual([])
      })
    })
  })
}

/** What of the page is wider than its window, at ordinary and at double text size. */
async function findOverflows(page: Page): Promise<string[]> {
  const overflows: string[] = []
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      percent => document.documentElement.style.setProperty('font-size', percent),
      size
    )
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    if (excess > 0) overflows.push(`${size}: ${excess} px`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return overflows
}

test('the focused element is never covered', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/jobs')
  const covered: string[] = []
  for (let nth = 0; nth < 40; nth++) {
    await page.keyboard.press('Tab')
    const element = await page.evaluate(findCoveredFocus)
    if (element) covered.push(element)
  }
  expect(covered).toEqual([])
})

test('a page of an account requests the user and the data at the same time', async ({ site }) => {
  const page = await (await site.newContext({ username: demoUsers.employer })).newPage()
  const calls = recordApiCalls(page)
  await page.route('**/api/user', () => new Promise(() => {}))
  await page.goto('/applications')
  await expect.poll(() => calls.toSorted()).toEqual(['GET /api/applications', 'GET /api/user'])
})
