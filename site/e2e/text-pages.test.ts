import { describe, expect, test } from 'vitest'
import { demoUsers, describeSite } from './fixtures.ts'
import { signUpPerson, createJob } from './test-data.ts'

const date = 'Última actualización: 27 de marzo de 2025'

describeSite('pages of text', site => {
  test('[2.routes] every route answers with its screen', async () => {
    const titles: [string, RegExp][] = [
      ['/', /Trabajo con caballos/],
      ['/auth', /./],
      ['/jobs', /empleos con caballos/],
      ['/candidates', /Candidatos/],
      ['/about', /Sobre Nosotros/],
      ['/contact', /Contacto/],
      ['/terms', /Términos/],
      ['/privacy', /Privacidad/i],
      ['/cookies', /Cookies/i],
      ['/ip-diagnostic', /Diagnóstico/],
      ['/ip-test', /Verificar mi IP/],
      ['/firma', /Créditos/]
    ]
    const page = await site.open('/')
    for (const [path, title] of titles) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      expect(await page.getByRole('heading', { level: 1 }).first().innerText(), path).toMatch(title)
    }
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const own = await owner.context.newPage()
    for (const path of [
      '/post-job',
      '/profile',
      '/applications',
      '/messages',
      `/jobs/${id}`,
      `/jobs/${id}/edit`
    ]) {
      expect((await own.goto(path))?.status(), path).toBe(200)
      await own.getByRole('heading', { level: 1 }).first().waitFor()
      expect(new URL(own.url()).pathname).toBe(path)
    }
  })

  test('[2.not-found] any other path is told, with a search and links', async () => {
    const page = await site.open('/')
    expect((await page.goto('/no/existe'))?.status()).toBe(404)
    const title = page.getByRole('heading', { level: 1, name: '404 Page Not Found' })
    expect(await title.getAttribute('lang')).toBe('en')
    await page
      .getByText('No encontramos esta página. Puede que el anuncio haya caducado.')
      .waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Empleos' }).waitFor()
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.keyboard.press('Enter')
    await page.waitForURL('/jobs?keyword=mozo')
  })

  test('[2.protected-redirect] who is not signed in is sent to sign in, and from there on', async () => {
    const page = await site.open('/')
    for (const path of [
      '/post-job',
      '/profile',
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

  test('[2.protected-spinner] a protected page shows a spinner while it is asked who is there', async () => {
    const page = await (await site.come({ as: demoUsers.employer })).newPage()
    const free = Promise.withResolvers<void>()
    await page.route('**/api/user', async route => {
      await free.promise
      await route.continue()
    })
    await page.goto('/profile')
    await page.locator('.spinner').waitFor()
    free.resolve()
    await page.getByRole('tab').first().waitFor()
    expect(await page.locator('.spinner').count()).toBe(0)
  })

  const headings = async (path: string, level: number) => {
    const page = await site.open(path)
    return {
      page,
      titles: await page.getByRole('main').getByRole('heading', { level }).allInnerTexts()
    }
  }

  describe('say what they must', () => {
    test('[2.about] who is behind it', async () => {
      const { page } = await headings('/about', 2)
      for (const name of [
        'Nuestra Misión',
        'Nuestros Valores',
        'Conexión Directa',
        'Oportunidades de Crecimiento',
        'Red Profesional'
      ]) {
        await page.getByRole('heading', { name }).waitFor()
      }
    })

    test('[2.terms] the terms, in six sections', async () => {
      const { page, titles } = await headings('/terms', 2)
      expect(titles.filter(title => /^\d\./.test(title))).toHaveLength(6)
      await page.getByText(date).waitFor()
      await page
        .getByText(/juzgados y tribunales de Madrid/i)
        .first()
        .waitFor()
    })

    test('[2.privacy] privacy, in six sections', async () => {
      const { page, titles } = await headings('/privacy', 2)
      expect(titles.filter(title => /^\d\./.test(title))).toHaveLength(6)
      await page.getByText(date).waitFor()
    })

    test('[2.cookies] the kinds of cookies', async () => {
      const { page } = await headings('/cookies', 2)
      await page.getByText(date).waitFor()
      for (const kind of [/esenciales/i, /preferencias/i, /estadística/i, /marketing/i]) {
        await page.getByRole('main').getByText(kind).first().waitFor()
      }
    })

    test('[2.contact] how to reach the operator', async () => {
      const page = await site.open('/contact')
      const main = page.getByRole('main')
      expect(await main.locator('a[href^="tel:"]').count()).toBe(1)
      expect(await main.locator('a[href^="mailto:"]').count()).toBe(1)
      await main.getByText('24-48 horas').first().waitFor()
      expect(await main.locator('details').count()).toBe(3)
      await main.locator('summary').first().click()
      await main.getByText(/no cambia/).waitFor()
    })
  })
})
