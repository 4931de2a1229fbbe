import { demoUsers, expect, test } from '../fixtures.ts'

test.describe('toasts', () => {
  test.use({ username: demoUsers.applicant })

  test.beforeEach('a link of the footer refuses candidates', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about')
    await page.getByRole('link', { name: 'Para Empleadores' }).click()
    await expect(page.locator('.toast')).toBeVisible()
  })

  test('[2.toast-place] are at the bottom right on wide screens', async ({ page }) => {
    const box = await page.locator('.toast').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280 - 24)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800 - 24)
  })

  test('[2.toast-place] are below the header on a phone', { tag: '@phone' }, async ({ page }) => {
    const box = await page.locator('.toast').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(60)
    expect(box?.y).toBeLessThan(100)
  })

  test('[2.toast-place] wait while the menu is open, and are below the header once it has closed', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('.toast')).toBeVisible()
    const box = await page.locator('.toast').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(60)
    expect(box?.y).toBeLessThan(100)
  })

  test('[9.toast-width] are at most 420 px wide', async ({ page }) => {
    const box = await page.locator('.toast').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
  })

  test('[2.toast-close] close with their button', async ({ page }) => {
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('[2.toast-close] close with Escape', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('[9.toast-duration] stay five seconds, and longer while the pointer rests on them', async ({
    page
  }) => {
    await page.locator('.toast').hover()
    await page.clock.runFor(10_000)
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.mouse.move(10, 10)
    await page.clock.runFor(5_100)
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('[9.toast-single] are shown one at a time', async ({ page }) => {
    await page.getByRole('link', { name: 'Crear Perfil' }).click()
    await expect(page.locator('.toast', { hasText: 'Ya tienes una cuenta' })).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(1)
  })

  test('[9.toast-key] are focused with F8', async ({ page }) => {
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('toasts')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('toast')
  })

  test('[9.toast-swipe] close with a swipe of more than 50 px to the right, and not with less', async ({
    page
  }) => {
    const swipe = async (distance: number) => {
      const box = await page.locator('.toast').boundingBox()
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 30]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y)
      await page.mouse.move(x + distance, y)
      await page.mouse.up()
    }
    await swipe(40)
    await expect(page.locator('.toast')).toHaveCount(1)
    await swipe(80)
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('are announced to screen readers', async ({ page }) => {
    await page.clock.runFor(100)
    const region = page.getByRole('region', { name: 'Notificaciones (F8)' })
    await expect(region).toContainText('Acceso restringido')
    await expect(page.locator('[aria-live="assertive"]', { hasText: 'Aviso' })).toBeAttached()
  })
})

test('a toast is shown without a connection too', async ({ page, context, site }) => {
  site.ignoreErrors(/Failed to fetch/)
  await page.goto('/auth', { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Notificaciones (F8)' })).toBeAttached()
  await context.setOffline(true)
  await page.locator('#login-username').fill('demo.empresa')
  await page.locator('#login-password').fill('caballo-de-prueba')
  await page.locator('#panel-login form button[type=submit]').click()
  await expect(page.locator('.toast', { hasText: 'Error de inicio de sesión' })).toBeVisible()
})
