import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoUsers, describeSite } from './fixtures.ts'
import { recordApiCalls } from './page-errors.ts'

const { employer, applicant } = demoUsers
const textsOf = async (page: Page, selector: string) =>
  (
    await page
      .locator(selector)
      .all()
      .then(all => Promise.all(all.map(one => one.innerText())))
  ).filter(Boolean)

describeSite('the frame of every page', site => {
  describe('the header', () => {
    test('[2.header-links] leads where each kind of account may go', async () => {
      const links = async (as?: string) => {
        const page = await site.open('/contact', as ? { as } : {})
        if (as) await page.locator('[data-account].shown').waitFor()
        return textsOf(page, '.page-header nav a:visible')
      }
      const everyone = ['Inicio', 'Empleos', 'Candidatos']
      expect(await links()).toEqual([...everyone, 'Contacto'])
      expect(await links(employer)).toEqual([...everyone, 'Publicar Empleo', 'Contacto'])
      expect(await links(applicant)).toEqual([...everyone, 'Publicar Candidato', 'Contacto'])
    })

    test('[2.header-signed-out] offers to sign in and to register', async () => {
      const page = await site.open('/about')
      const header = page.getByRole('banner')
      await expect(
        header.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')
      ).resolves.toBe('/auth')
      await expect(
        header.getByRole('link', { name: 'Registrarse' }).getAttribute('href')
      ).resolves.toBe('/auth?register=true')
    })

    test('[2.header-account] opens a panel with the account, and Escape closes it', async () => {
      const page = await site.open('/about', { as: employer })
      const button = page.getByRole('button', { name: /^Tu cuenta: / })
      await button.click()
      const panel = page.locator('#cuenta')
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      expect(await panel.innerText()).toContain('@')
      for (const name of ['Mi Perfil', 'Mensajes', 'Verificar mi IP']) {
        expect(await panel.getByRole('link', { name }).isVisible()).toBe(true)
      }
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
      expect(await button.getAttribute('aria-expanded')).toBe('false')
    })

    test('[2.header-log-out] [4.logout] signs out, says so meanwhile and afterwards', async () => {
      const page = await site.open('/about', { as: employer })
      const answered = Promise.withResolvers<void>()
      await page.route('**/api/logout', async route => {
        await answered.promise
        await route.continue()
      })
      await page.getByRole('button', { name: /^Tu cuenta/ }).click()
      await page.locator('#cuenta').getByRole('button').click()
      await page.getByText('Cerrando sesión...').first().waitFor()
      answered.resolve()
      await page.waitForURL('/auth')
      await page.getByText('Has cerrado sesión correctamente').first().waitFor()
      expect(await page.evaluate(() => document.cookie)).not.toContain('sesion=1')
    })

    test('[8.logout] tells when signing out did not work, and stays', async () => {
      const page = await site.open('/about', { as: employer })
      await page.route('**/api/logout', route =>
        route.fulfill({ status: 500, json: { message: 'No ha sido posible' } })
      )
      await page.getByRole('button', { name: /^Tu cuenta/ }).click()
      await page.locator('#cuenta').getByRole('button').click()
      await page
        .locator('.toast', { hasText: 'Error al cerrar sesión' })
        .getByText('No ha sido posible')
        .waitFor()
      expect(new URL(page.url()).pathname).toBe('/about')
      site.forgive(/No ha sido posible/)
    })
  })

  describe('on a phone', () => {
    test('[2.menu] [4.menu] the button opens a menu of the whole screen, and the menu closes', async () => {
      const page = await site.open('/about', { width: 390 })
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
      await menu.waitFor({ state: 'hidden' })
    })

    test('[2.menu-jobs] Empleos leads to the title of the offers', async () => {
      const page = await site.open('/about', { width: 390 })
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      const link = page.getByRole('dialog').getByRole('link', { name: 'Empleos' })
      expect(await link.getAttribute('href')).toBe('/jobs?scrollToCards=true')
    })

    test('[2.menu-hint] the hint goes with the first tap, and /firma has no button', async () => {
      const context = await site.come({ width: 390 })
      const page = await context.newPage()
      await page.goto('/about')
      await page.getByText('Pulsa aquí').waitFor()
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await page.goto('/contact')
      expect(await page.getByText('Pulsa aquí').isVisible()).toBe(false)
      await page.goto('/firma')
      expect(await page.locator('[data-open-menu]').count()).toBe(0)
    })
  })

  describe('the footer', () => {
    test('[2.footer] has its links and its year', async () => {
      const page = await site.open('/about')
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
      expect(await footer.innerText()).toContain('© 2023')
    })

    test('[6.footer-employers] tells a candidate that vacancies need an employer, and keeps saying it', async () => {
      const page = await site.open('/about', { as: applicant })
      await page.getByRole('link', { name: 'Para Empleadores' }).click()
      const sentence =
        'Necesitas una cuenta de empleador para publicar vacantes. Por favor, crea una cuenta de empleador para continuar.'
      await page
        .locator('.toast.destructive', { hasText: 'Acceso restringido' })
        .getByText(sentence)
        .waitFor()
      await page.locator('.toast .close').click()
      expect(await page.locator('footer .notice').innerText()).toBe(sentence)
      expect(new URL(page.url()).pathname).toBe('/about')
    })

    test('[6.footer-profile] tells who is signed in that there is an account already', async () => {
      const page = await site.open('/about', { as: applicant })
      await page.getByRole('link', { name: 'Crear Perfil' }).click()
      await page
        .locator('.toast', { hasText: 'Ya tienes una cuenta' })
        .getByText('Ya has iniciado sesión en tu cuenta.')
        .waitFor()
    })

    test('chooses between light and dark, and the choice stays', async () => {
      const context = await site.come()
      const page = await context.newPage()
      await page.goto('/about')
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const light = await background()
      await page.getByRole('button', { name: 'Oscuro' }).click()
      expect(await background()).not.toBe(light)
      await page.goto('/contact')
      expect(await page.getByRole('button', { name: 'Oscuro' }).getAttribute('aria-pressed')).toBe(
        'true'
      )
      expect(await background()).not.toBe(light)
    })
  })

  describe('the session', () => {
    test('an anonymous first view asks nothing, a signed-in one asks once', async () => {
      const asked = async (as?: string) => {
        const page = await (await site.come(as ? { as } : {})).newPage()
        const calls = recordApiCalls(page)
        await page.goto('/about', { waitUntil: 'networkidle' })
        return calls
      }
      expect(await asked()).toEqual([])
      expect(await asked(applicant)).toEqual(['GET /api/user'])
    })

    test('[4.anonymous] a session that is over is no error, and the header says so', async () => {
      const context = await site.come({ as: applicant })
      await context.clearCookies({ name: 'ramal_sesion' })
      const page = await context.newPage()
      await page.goto('/about')
      await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
      expect(await page.locator('.toast').count()).toBe(0)
    })

    test('signing out in one tab makes the others anew', async () => {
      const context = await site.come({ as: employer })
      const [one, other] = [await context.newPage(), await context.newPage()]
      await one.goto('/about')
      await other.goto('/contact')
      await other.getByRole('button', { name: /^Tu cuenta: / }).waitFor()
      await one.getByRole('button', { name: /^Tu cuenta/ }).click()
      await one.locator('#cuenta').getByRole('button').click()
      await other.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
      expect(await other.content()).not.toContain('@correo')
    })
  })
})
