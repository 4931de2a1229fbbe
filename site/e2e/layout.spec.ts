import type { Page } from '@playwright/test'
import { demoUsers, expect, test } from './fixtures.ts'
import { recordApiCalls } from './page-errors.ts'

const { employer, applicant } = demoUsers
const textsOf = async (page: Page, selector: string) =>
  (
    await page
      .locator(selector)
      .all()
      .then(all => Promise.all(all.map(one => one.innerText())))
  ).filter(Boolean)

test.describe('the frame of every page', () => {
  test.describe('the header', () => {
    test('[2.header-links] leads where each kind of account may go', async ({ site }) => {
      const links = async (username?: string) => {
        const page = await site.openPage('/contact', { username })
        if (username) await page.locator('[data-account].shown').waitFor()
        return textsOf(page, '.page-header nav a:visible')
      }
      const everyone = ['Inicio', 'Empleos', 'Candidatos']
      expect(await links()).toEqual([...everyone, 'Contacto'])
      expect(await links(employer)).toEqual([...everyone, 'Publicar Empleo', 'Contacto'])
      expect(await links(applicant)).toEqual([...everyone, 'Publicar Candidato', 'Contacto'])
    })

    test('[2.header-signed-out] offers to sign in and to register', async ({ page }) => {
      await page.goto('/about')
      const header = page.getByRole('banner')
      await expect(
        header.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')
      ).resolves.toBe('/auth')
      await expect(
        header.getByRole('link', { name: 'Registrarse' }).getAttribute('href')
      ).resolves.toBe('/auth?register=true')
    })

    test('[2.header-account] opens a panel with the account, and Escape closes it', async ({
      site
    }) => {
      const page = await site.openPage('/about', { username: employer })
      const button = page.getByRole('button', { name: /^Tu cuenta: / })
      await button.click()
      const panel = page.locator('#cuenta')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(panel).toContainText('@')
      for (const name of ['Mi Perfil', 'Mensajes', 'Verificar mi IP']) {
        await expect(panel.getByRole('link', { name })).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    test('[2.header-log-out] [4.logout] signs out, says so meanwhile and afterwards', async ({
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

    test('[8.logout] tells when signing out did not work, and stays', async ({ site }) => {
      const page = await site.openPage('/about', { username: employer })
      await page.route('**/api/logout', route =>
        route.fulfill({ status: 500, json: { message: 'No ha sido posible' } })
      )
      await page.getByRole('button', { name: /^Tu cuenta/ }).click()
      await page.locator('#cuenta').getByRole('button').click()
      await expect(
        page
          .locator('.toast', { hasText: 'Error al cerrar sesión' })
          .getByText('No ha sido posible')
      ).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/about')
      site.ignoreErrors(/No ha sido posible/)
    })
  })

  test.describe('on a phone', () => {
    test('[2.menu] [4.menu] the button opens a menu of the whole screen, and the menu closes', {
      tag: '@phone'
    }, async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      const menu = page.getByRole('dialog', { name: 'Menú' })
      expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      expect(await textsOf(page, '#menu li:visible')).toEqual([
        'Empleos',
        'Candidatos',
        'Iniciar Sesión',
        'Registrarse'
      ])
      await menu.getByRole('button', { name: 'Cerrar menú' }).click()
      await expect(menu).toBeHidden()
    })

    test('[2.menu-jobs] Empleos leads to the title of the offers', { tag: '@phone' }, async ({
      page
    }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      const link = page.getByRole('dialog').getByRole('link', { name: 'Empleos' })
      await expect(link).toHaveAttribute('href', '/jobs?scrollToCards=true')
    })

    test('[2.menu-hint] the hint goes with the first tap, and /firma has no button', {
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
  })

  test.describe('the footer', () => {
    test('[2.footer] has its links and its year', async ({ page }) => {
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
        ['Términos', '/terms'],
        ['Privacidad', '/privacy'],
        ['Cookies', '/cookies']
      ]
      for (const [name, href] of links) {
        expect(
          await footer.getByRole('link', { name, exact: true }).first().getAttribute('href'),
          name
        ).toBe(href)
      }
      await expect(footer).toContainText('© 2023')
    })

    test('[6.footer-employers] tells a candidate that vacancies need an employer, and keeps saying it', async ({
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

    test('[6.footer-profile] tells who is signed in that there is an account already', async ({
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

    test('chooses between light and dark, and the choice stays', async ({ page }) => {
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

  test.describe('the session', () => {
    test('an anonymous first view asks nothing, a signed-in one asks once', async ({ site }) => {
      const asked = async (username?: string) => {
        const page = await (await site.newContext({ username })).newPage()
        const calls = recordApiCalls(page)
        await page.goto('/about', { waitUntil: 'networkidle' })
        return calls
      }
      expect(await asked()).toEqual([])
      expect(await asked(applicant)).toEqual(['GET /api/user'])
    })

    test('[4.anonymous] a session that is over is no error, and the header says so', async ({
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

    test('signing out in one tab makes the others anew', async ({ site }) => {
      const context = await site.newContext({ username: employer })
      const [one, other] = [await context.newPage(), await context.newPage()]
      await one.goto('/about')
      await other.goto('/contact')
      await expect(other.getByRole('button', { name: /^Tu cuenta: / })).toBeVisible()
      await one.getByRole('button', { name: /^Tu cuenta/ }).click()
      await one.locator('#cuenta').getByRole('button').click()
      await expect(
        other.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })
      ).toBeVisible()
      expect(await other.content()).not.toContain('@correo')
    })
  })
})
