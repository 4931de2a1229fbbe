import { demoUsers, expect, test } from '../fixtures.ts'

const { employer, applicant } = demoUsers

test.describe('the header', () => {
  test('[2.header-links] links to the pages that each kind of account may open', async ({
    site
  }) => {
    const shared = ['Inicio', 'Empleos', 'Candidatos']
    const expected = [
      { username: undefined, links: [...shared, 'Contacto'] },
      { username: employer, links: [...shared, /^Mis empleos/, 'Publicar Empleo', 'Contacto'] },
      { username: applicant, links: [...shared, 'Publicar Candidato', 'Contacto'] }
    ]
    for (const { username, links } of expected) {
      const page = await site.openPage('/contact', { username })
      if (username) await expect(page.getByRole('button', { name: /^Tu cuenta: / })).toBeVisible()
      const shown = page.getByRole('banner').getByRole('navigation').locator('a:visible')
      await expect(shown).toHaveText(links, { useInnerText: true })
    }
  })

  test('marks the current page in forced colours, and so does the menu of the phone', async ({
    site
  }) => {
    const page = await site.openPage('/candidates', { forcedColors: 'active' })
    const links = page.getByRole('banner').getByRole('navigation').locator('a:visible')
    const borders = await links.evaluateAll(all =>
      all.map(link => [link.ariaCurrent, getComputedStyle(link).borderBottomColor] as const)
    )
    const current = borders.filter(([isCurrent]) => isCurrent === 'page').map(([, color]) => color)
    const others = borders.filter(([isCurrent]) => isCurrent !== 'page').map(([, color]) => color)
    expect(current).toHaveLength(1)
    expect(others).not.toContain(current[0])
    const markedLink = page.locator('.menu li a[aria-current]').first()
    await expect(markedLink).toHaveCSS('border-inline-start-width', '4px')
  })

  test('[2.header-signed-out] offers to sign in and to register', async ({ page }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/auth'
    )
    await expect(header.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
      'href',
      '/auth?register=true'
    )
  })

  test('[2.header-account] opens a panel with the account, and Escape closes it', async ({
    site
  }) => {
    const page = await site.openPage('/about', { username: employer })
    const button = page.getByRole('button', { name: /^Tu cuenta: / })
    await button.click()
    const panel = page.locator('#cuenta')
    await expect(panel).toBeVisible()
    await expect(panel).toContainText('@')
    for (const name of ['Mi Perfil', 'Mensajes', 'Verificar mi IP']) {
      await expect(panel.getByRole('link', { name })).toBeVisible()
    }
    await expect(panel.getByRole('link').first()).toHaveText('Mis empleos')
    await expect(panel.getByRole('link', { name: /guardados|Avisos/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('[2.header-log-out] [4.logout] signs out, and shows it while pending and afterwards', async ({
    site
  }) => {
    const page = await site.openPage('/about', { username: employer })
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/logout', async route => {
      await answered.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.locator('#cuenta').getByRole('button').click()
    await expect(page.getByText('Cerrando sesión...').first()).toBeVisible()
    answered.resolve()
    await page.waitForURL('/auth')
    await expect(page.getByText('Has cerrado sesión correctamente').first()).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).not.toContain('sesion=1')
  })

  test('[8.logout] shows a failed sign-out and stays on the page', async ({ site }) => {
    const page = await site.openPage('/about', { username: employer })
    await page.route('**/api/logout', route =>
      route.fulfill({ status: 500, json: { message: 'No ha sido posible' } })
    )
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.locator('#cuenta').getByRole('button').click()
    await expect(
      page.locator('.toast', { hasText: 'Error al cerrar sesión' }).getByText('No ha sido posible')
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/about')
    site.ignoreErrors(/No ha sido posible/)
  })
})
