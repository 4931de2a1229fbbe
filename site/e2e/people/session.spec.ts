import { day } from '#events/units.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { demoUsers, expect, test } from '../fixtures.ts'
import { recordApiCalls } from '../page-errors.ts'
import { signUpPerson } from '../test-data.ts'

const { employer, applicant } = demoUsers

test.describe('the session', () => {
  test('is requested once by a signed-in page, and never by an anonymous one', async ({ site }) => {
    const callsOf = async (context: BrowserContext) => {
      const page = await context.newPage()
      const calls = recordApiCalls(page)
      await page.goto('/about', { waitUntil: 'networkidle' })
      return calls.toSorted()
    }
    expect(await callsOf(await site.newContext())).toEqual([])
    const { context } = await signUpPerson(site, 'applicant')
    expect(await callsOf(context)).toEqual(['GET /api/live', 'GET /api/unseen', 'GET /api/user'])
  })

  test('[4.anonymous] is shown as signed out once it is over, without an error', async ({
    site
  }) => {
    const context = await site.newContext({ username: applicant })
    await context.clearCookies({ name: 'ramal_sesion' })
    const page = await context.newPage()
    await page.goto('/about')
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })
    ).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('takes what was half written with it when it ends', async ({ site }) => {
    const page = await (await site.newContext({ username: employer })).newPage()
    await page.goto('/post-job')
    await page.getByLabel('Título').first().fill('Mozo para la yeguada')
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('anuncio-')))
    await expect.poll(drafts).toHaveLength(1)
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.locator('#cuenta').getByRole('button').click()
    await page.waitForURL('**/auth')
    expect(await drafts()).toEqual([])
  })

  test('keeps what was half written when the clock of the phone was wrong, and 14 days once it is over', async ({
    site
  }) => {
    const context = await site.newContext({ username: employer })
    const wrong = await context.newPage()
    await context.clock.install({ time: Date.now() - 20 * day })
    await wrong.goto('/post-job')
    await wrong.getByLabel('Título').first().fill('Mozo para la yeguada')
    const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(() => stored(wrong)).toContain('yeguada')
    await wrong.close()
    await context.clock.setSystemTime(Date.now())
    const right = await context.newPage()
    await right.goto('/post-job')
    await expect(right.getByLabel('Título').first()).toHaveValue('Mozo para la yeguada')
    await context.clearCookies()
    let days = 0
    await context.route('/robots.txt', route =>
      route.fulfill({ headers: { Date: new Date(Date.now() + days * day).toUTCString() } })
    )
    for (days of [0, 13]) {
      await right.goto('/jobs')
      await expect.poll(() => stored(right)).toContain('leftAt')
    }
    days = 15
    await right.goto('/jobs')
    await expect.poll(() => stored(right)).not.toContain('yeguada')
  })

  test('ends in the other tabs when one tab signs out', async ({ site }) => {
    const context = await site.newContext({ username: employer })
    const [a, b] = [await context.newPage(), await context.newPage()]
    await a.goto('/about')
    await b.goto('/contact')
    await expect(b.getByRole('button', { name: /^Tu cuenta: / })).toBeVisible()
    await a.getByRole('button', { name: /^Tu cuenta/ }).click()
    await a.locator('#cuenta').getByRole('button').click()
    await expect(b.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
    expect(await b.content()).not.toContain('@correo')
  })
})
