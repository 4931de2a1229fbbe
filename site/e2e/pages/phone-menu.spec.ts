import { expect, test } from '../fixtures.ts'

test.describe('the menu of the phone', () => {
  test('[2.menu] [4.menu] opens over the whole screen and closes', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expect(page.locator('#menu li:visible')).toHaveText(
      ['Empleos', 'Candidatos', 'Iniciar Sesión', 'Registrarse'],
      { useInnerText: true }
    )
    await menu.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(menu).toBeHidden()
  })

  test('[2.menu-jobs] links Empleos to the title of the list', { tag: '@phone' }, async ({
    page
  }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'Empleos' })
    await expect(link).toHaveAttribute('href', '/jobs?scrollToCards=true')
  })

  test('[2.menu-hint] hides its hint after the first tap, and has no button on /firma', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByText('Pulsa aquí')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.goto('/contact')
    await expect(page.getByText('Pulsa aquí')).toBeHidden()
    await page.goto('/firma')
    await expect(page.locator('[data-open-menu]')).toHaveCount(0)
  })

  test('hides its button while one scrolls down or types', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/jobs')
    const button = page.getByRole('button', { name: 'Abrir menú' })
    await expect(button).toBeInViewport()
    await page.getByLabel('¿Qué buscas?').focus()
    await expect(button).not.toBeInViewport()
    await page.getByLabel('¿Qué buscas?').blur()
    await expect(button).toBeInViewport()
    await page.evaluate(() => document.documentElement.setAttribute('data-scrolling-down', ''))
    await expect(button).not.toBeInViewport()
    await page.evaluate(() => scrollBy(0, 400))
    await expect(button).toBeInViewport()
  })
})
