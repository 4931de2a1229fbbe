import { demoUsers, expect, test } from '../fixtures.ts'

const firstDate = '27 de marzo de 2025'
const updated = `Última actualización: ${firstDate}`
const added = 'Con añadidos del 23 de noviembre de 2026 (versión 2)'

test.describe('text pages', () => {
  test('[2.not-found] any other path responds 404 with a search and links', async ({ page }) => {
    await page.goto('/')
    expect((await page.goto('/no/existe'))?.status()).toBe(404)
    const title = page.getByRole('heading', { level: 1, name: '404 Page Not Found' })
    await expect(title).toHaveAttribute('lang', 'en')
    await expect(
      page.getByText('No encontramos esta página. Puede que el anuncio haya caducado.')
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Empleos' })).toBeVisible()
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.keyboard.press('Enter')
    await page.waitForURL('/jobs?keyword=mozo')
  })

  test('[2.protected-redirect] protected routes redirect a visitor to /auth, and /login does too', async ({
    page,
    site
  }) => {
    await page.goto('/')
    for (const path of [
      '/post-job',
      '/profile',
      '/mis-datos',
      '/applications',
      '/messages',
      '/jobs/cualquiera/edit'
    ]) {
      await page.goto(path)
      expect(new URL(page.url()).pathname, path).toBe('/auth')
    }
    await page.goto('/login?register=true')
    expect(page.url()).toBe(`${site.origin}/auth?register=true`)
  })

  test('[2.protected-spinner] a protected page shows a spinner while the session loads', async ({
    site
  }) => {
    const page = await (await site.newContext({ username: demoUsers.employer })).newPage()
    const released = Promise.withResolvers<void>()
    await page.route('**/api/user', async route => {
      await released.promise
      await route.continue()
    })
    await page.goto('/profile')
    await expect(page.locator('.spinner')).toBeVisible()
    released.resolve()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(page.locator('.spinner')).toHaveCount(0)
  })

  test.describe('have the required content', () => {
    test('[2.about] about: mission, values and three cards', async ({ page }) => {
      await page.goto('/about')
      for (const name of [
        'Nuestra Misión',
        'Nuestros Valores',
        'Conexión Directa',
        'Oportunidades de Crecimiento',
        'Red Profesional'
      ]) {
        await expect(page.getByRole('heading', { name })).toBeVisible()
      }
    })

    test('[2.terms] terms: six sections and the date', async ({ page }) => {
      await page.goto('/terms')
      await expect(
        page.getByRole('main').getByRole('heading', { level: 2, name: /^\d\./ })
      ).toHaveCount(6)
      await expect(page.getByText(updated)).toBeVisible()
      await expect(page.getByText(added)).toBeVisible()
      await expect(page.getByRole('main')).toContainText('desde el 30 de diciembre de 2026')
      await expect(page.getByRole('main')).not.toContainText('Si sigues usando')
      await expect(page.getByText(/juzgados y tribunales de Madrid/i).first()).toBeVisible()
    })

    test('[2.privacy] privacy: six sections and the date', async ({ page }) => {
      await page.goto('/privacy')
      await expect(
        page.getByRole('main').getByRole('heading', { level: 2, name: /^\d\./ })
      ).toHaveCount(6)
      await expect(page.getByText(updated)).toBeVisible()
      await expect(page.getByText(added)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/con NIF 00000000T y domicilio en/)
    })

    test('the legal notice: who runs the board, and the point of contact', async ({ page }) => {
      await page.goto('/aviso-legal')
      const main = page.getByRole('main')
      for (const term of ['Titular', 'NIF', 'Domicilio', 'Correo electrónico', 'Teléfono']) {
        await expect(main.getByText(term, { exact: true })).toBeVisible()
      }
      await expect(main.getByText('Registro', { exact: true })).toHaveCount(0)
      await expect(main).toContainText('artículos 11 y 12 del Reglamento')
    })

    test('[2.cookies] cookies: the kinds and the date', async ({ page }) => {
      await page.goto('/cookies')
      await expect(page.getByText(updated)).toBeVisible()
      for (const kind of [/esenciales/i, /preferencias/i, /estadística/i, /marketing/i]) {
        await expect(page.getByRole('main').getByText(kind).first()).toBeVisible()
      }
    })

    test('[2.contact] contact: phone, e-mail and three questions', async ({ page }) => {
      await page.goto('/contact')
      const main = page.getByRole('main')
      await expect(main.locator('a[href^="tel:"]')).toHaveCount(1)
      await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1)
      await expect(main.getByText('24-48 horas').first()).toBeVisible()
      await expect(main.locator('details')).toHaveCount(3)
      await main.locator('summary').first().click()
      await expect(main.getByText(/no cambia/)).toBeVisible()
    })
  })
})
