import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoUsers, describeSite, type VisitOptions } from './fixtures.ts'

describeSite('toasts', site => {
  /** A page on which a link of the footer has just been refused. */
  async function told(visit: VisitOptions = {}): Promise<Page> {
    const page = await (await site.come({ as: demoUsers.applicant, ...visit })).newPage()
    await page.clock.install()
    await page.goto('/about')
    await page.getByRole('link', { name: 'Para Empleadores' }).click()
    await page.locator('.toast').waitFor()
    return page
  }

  test('[2.toast-place] stand below the header on a phone, and at the bottom right on wider screens', async () => {
    const phone = await (await told({ width: 390 })).locator('.toast').boundingBox()
    expect(phone?.y).toBeGreaterThanOrEqual(68)
    expect(phone?.y).toBeLessThan(100)
    const wide = await (await told()).locator('.toast').boundingBox()
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBe(1280 - 24)
    expect((wide?.y ?? 0) + (wide?.height ?? 0)).toBe(800 - 24)
  })

  test('[9.toast-width] are at most 420 px wide', async () => {
    const box = await (await told()).locator('.toast').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
  })

  test('[2.toast-close] close with their button, and with Escape', async () => {
    const page = await told()
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    await page.locator('.toast').waitFor({ state: 'detached' })
    const other = await told()
    await other.keyboard.press('Escape')
    await other.locator('.toast').waitFor({ state: 'detached' })
  })

  test('[9.toast-duration] stay five seconds, and longer while the pointer rests on them', async () => {
    const page = await told()
    await page.locator('.toast').hover()
    await page.clock.runFor(10_000)
    expect(await page.locator('.toast').count()).toBe(1)
    await page.mouse.move(10, 10)
    await page.clock.runFor(5_100)
    await page.locator('.toast').waitFor({ state: 'detached' })
  })

  test('[9.toast-single] are one at a time', async () => {
    const page = await told()
    await page.getByRole('link', { name: 'Crear Perfil' }).click()
    await page.locator('.toast', { hasText: 'Ya tienes una cuenta' }).waitFor()
    expect(await page.locator('.toast').count()).toBe(1)
  })

  test('[9.toast-key] are reached with F8', async () => {
    const page = await told()
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('toasts')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('toast')
  })

  test('[9.toast-swipe] go with a swipe of more than 50 px to the right, and not with less', async () => {
    const page = await told()
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
    expect(await page.locator('.toast').count()).toBe(1)
    await swipe(80)
    await page.locator('.toast').waitFor({ state: 'detached' })
  })

  test('are announced to those who hear the page', async () => {
    const page = await told()
    await page.clock.runFor(100)
    const said = page.getByRole('region', { name: 'Notificaciones (F8)' })
    expect(await said.innerText()).toContain('Acceso restringido')
    await page
      .locator('[aria-live="assertive"]', { hasText: 'Aviso' })
      .waitFor({ state: 'attached' })
  })
})
