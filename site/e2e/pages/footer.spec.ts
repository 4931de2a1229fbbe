import { demoUsers, expect, test } from '../fixtures.ts'

const { applicant } = demoUsers

test.describe('the footer', () => {
  test('[2.footer] has its links and the year', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const links: [string, string][] = [
      ['Inicio', '/'],
      ['Empleos', '/jobs'],
      ['Para Empleadores', '/post-job'],
      ['Sobre Nosotros', '/about'],
      ['Contacto', '/contact'],
      ['Publicar Empleo', '/post-job'],
      ['Centro de Ayuda', '/contact'],
      ['Buscar Empleo', '/jobs'],
      ['Crear Perfil', '/auth?register=true'],
      ['Aviso legal', '/aviso-legal'],
      ['Términos', '/terms'],
      ['Privacidad', '/privacy'],
      ['Cookies', '/cookies'],
      ['Accesibilidad', '/accesibilidad'],
      ['Menores de edad', '/menores'],
      ['Observatorio', '/observatorio'],
      ['RSS', '/feed.xml'],
      ['API', '/api']
    ]
    for (const [name, href] of links) {
      expect(
        await footer.getByRole('link', { name, exact: true }).first().getAttribute('href'),
        name
      ).toBe(href)
    }
    await expect(footer).toContainText('© 2023')
  })

  test('links the networks of the operator, and /firma the source', async ({ page }) => {
    await page.goto('/firma')
    const networks = page.getByRole('list', { name: 'Redes sociales' })
    await expect(networks.getByRole('link')).toHaveText(['Instagram'])
    await expect(networks.getByRole('link')).toHaveAttribute('href', 'https://example.org/cuadra')
    await expect(page.getByRole('link', { name: 'Ver el perfil y el código' })).toHaveAttribute(
      'href',
      'https://example.org/codigo'
    )
  })

  test('[6.footer-employers] explains to a candidate in a toast and a notice that only employers post jobs', async ({
    site
  }) => {
    const page = await site.openPage('/about', { username: applicant })
    await page.getByRole('link', { name: 'Para Empleadores' }).click()
    const sentence =
      'Necesitas una cuenta de empleador para publicar vacantes. Por favor, crea una cuenta de empleador para continuar.'
    await expect(
      page.locator('.toast.destructive', { hasText: 'Acceso restringido' }).getByText(sentence)
    ).toBeVisible()
    await page.locator('.toast .close').click()
    await expect(page.locator('footer .notice')).toHaveText(sentence)
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('[6.footer-profile] shows a signed-in user a notice that the account exists', async ({
    site
  }) => {
    const page = await site.openPage('/about', { username: applicant })
    await page.getByRole('link', { name: 'Crear Perfil' }).click()
    await expect(
      page
        .locator('.toast', { hasText: 'Ya tienes una cuenta' })
        .getByText('Ya has iniciado sesión en tu cuenta.')
    ).toBeVisible()
  })

  test('switches the theme, and the next page keeps it', async ({ page }) => {
    await page.goto('/about')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Oscuro' }).click()
    expect(await background()).not.toBe(light)
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Oscuro' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    expect(await background()).not.toBe(light)
  })
})
