import type { BrowserContext } from '@playwright/test'
import { demoUsers, expect, test } from '../fixtures.ts'
import { filterChoice } from '../job-list-page.ts'

test.describe('in a browser that does not know popovers', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => hidePopoversFrom(context))
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'wait' }))

  test('the filters open and close, also with Back and Escape', async ({ page }) => {
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    const open = page.getByRole('button', { name: /^Filtros/ })
    const training = filterChoice(page, 'Prácticas')
    await expect(training).toBeHidden()
    await open.click()
    await expect(training).toBeVisible()
    await page.goBack()
    await expect(training).toBeHidden()
    await open.click()
    await page.getByRole('button', { name: 'Cerrar filtros' }).click()
    await expect(training).toBeHidden()
    await open.click()
    await training.focus()
    await page.keyboard.press('Escape')
    await expect(training).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await training.check()
    await page.getByRole('button', { name: /^Ver \d+ empleos?$/ }).click()
    await expect(training).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  })

  test('the filters stand beside the list on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/jobs')
    await expect(filterChoice(page, 'Prácticas')).toBeVisible()
  })

  test.describe('with an account', () => {
    test.use({ username: demoUsers.applicant })

    test('its menu opens, and closes with a press beside it', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'networkidle' })
      const open = page.getByRole('button', { name: /^Tu cuenta/ })
      const profile = page.getByRole('link', { name: 'Mi Perfil' })
      await expect(open).toBeVisible()
      await expect(profile).toBeHidden()
      await open.click()
      await expect(profile).toBeVisible()
      await page.locator('main').click({ position: { x: 20, y: 400 } })
      await expect(profile).toBeHidden()
    })
  })
})

/** Gives popovers another name in all that the board sends, so that the browser knows none. */
async function hidePopoversFrom(context: BrowserContext): Promise<void> {
  await context.route(/\/(_astro\/.*\.(js|css)|jobs|about)$/, async route => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const renamed = (await response.text()).replace(/p(opover)(?!s\.)/gi, (word, rest) =>
      word.startsWith('P') ? `Q${rest}` : `q${rest}`
    )
    await route.fulfill({ status: response.status(), headers, body: renamed })
  })
}
