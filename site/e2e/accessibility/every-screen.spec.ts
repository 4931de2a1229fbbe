import { demoUsers, expect, test } from '../fixtures.ts'
import { recordApiCalls } from '../page-errors.ts'
import { findAccessibilityViolations, findWideViolations } from './find-violations.ts'
import { findCoveredFocus, findSmallTargets } from './page-checks.ts'
import { findOverflows, narrowest, openAndSettle } from './overflows.ts'
import { visitors } from './screen-paths.ts'

const desktop = { width: 1280, height: 800 }
const isNight = process.env['TEST_SCALE'] === 'full'

for (const { who, username, paths } of visitors) {
  test.describe(`every screen of ${who}`, () => {
    test.use({ username })

    for (const path of paths) {
      // The description of the API is as long as all other pages together.
      const tag = path === '/api' ? ['@phone', '@night'] : '@phone'
      test(`${path} has no accessibility violation`, { tag }, async ({ page, site }) => {
        await openAndSettle(page, site, path)
        expect(await findAccessibilityViolations(page, path)).toEqual([])
        expect(await page.evaluate(findSmallTargets), 'touch targets below 44 px').toEqual([])
        await page.setViewportSize(narrowest)
        expect(await findOverflows(page)).toEqual([])
        if (!isNight) return
        await page.setViewportSize(desktop)
        expect(await findWideViolations(page, path, 'h1')).toEqual([])
      })
    }
  })
}

test('the offer of the page in the language of the visitor has no accessibility violation', {
  tag: '@phone'
}, async ({ site }) => {
  const page = await site.openPage('/jobs', { locale: 'en-GB' })
  await expect(page.getByText('This page is also in English.')).toBeVisible()
  expect(await findAccessibilityViolations(page, '/jobs for a reader of English')).toEqual([])
})

test('the focused element is never covered', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/jobs')
  const covered: string[] = []
  for (let index = 0; index < 40; index++) {
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
