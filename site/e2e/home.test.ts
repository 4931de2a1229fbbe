import { expect, test } from 'vitest'
import { demoUsers, describeSite } from './fixtures.ts'

const { employer, applicant } = demoUsers

describeSite('the front page', site => {
  test('[2.home-search-jobs] Buscar Empleo leads to the offers', async () => {
    const page = await site.open('/')
    await page.getByRole('link', { name: 'Buscar Empleo' }).first().click()
    await page.getByRole('heading', { level: 1, name: /empleos con caballos/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/jobs')
  })

  test('[2.home-publish-employer] Publicar Vacante takes an employer to the form', async () => {
    const page = await site.open('/', { as: employer })
    await page.getByRole('link', { name: 'Publicar Vacante' }).click()
    await page.waitForURL('/post-job')
  })

  test('[2.home-publish-visitor] [2.home-offer-visitor] visitors are taken to register', async () => {
    const page = await site.open('/')
    const where = (name: string) => page.getByRole('link', { name }).first().getAttribute('href')
    expect(await where('Publicar Vacante')).toBe(
      '/auth?register=true&type=employer&fromMobile=true'
    )
    expect(await where('Me ofrezco para trabajar')).toBe('/auth?register=true&fromMobile=true')
  })

  test('[2.home-publish-applicant] a candidate is told, sent on after a second, and still told at the end', async () => {
    const page = await (await site.come({ as: applicant })).newPage()
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('link', { name: 'Publicar Vacante' }).click()
    const toast = page.locator('.toast.destructive', { hasText: 'Cuenta de empleador requerida' })
    const sentence = 'Necesitas una cuenta de empleador para publicar vacantes.'
    await toast.getByText(sentence).waitFor()
    expect(await page.locator('[data-notice]').innerText()).toBe(sentence)
    const asked = page.waitForRequest(/\/auth\?register=true/)
    await page.clock.runFor(1_000)
    await asked
    await page.waitForURL('/')
    await toast.waitFor()
  })

  test('[2.home-offer-applicant] Me ofrezco para trabajar takes a candidate to the form', async () => {
    const page = await site.open('/', { as: applicant })
    await page.getByRole('link', { name: 'Me ofrezco para trabajar' }).click()
    await page.waitForURL(/\/candidates/)
  })

  test('[2.home-offer-employer] an employer is told that it needs a candidate', async () => {
    const page = await site.open('/', { as: employer })
    await page.getByRole('link', { name: 'Me ofrezco para trabajar' }).click()
    await page
      .locator('.toast.destructive', { hasText: 'Cuenta de candidato requerida' })
      .getByText('Para ofrecer servicios laborales necesitas una cuenta de candidato.')
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('[2.home-search] [5.filters] the search asks for what was filled in, and for nothing else', async () => {
    const page = await site.open('/')
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.getByLabel('¿Dónde?').fill('  ')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL('/jobs?keyword=mozo')
    expect(await page.getByLabel('¿Qué buscas?').inputValue()).toBe('mozo')
  })

  test('[2.home-advanced] [9.options] Búsqueda Avanzada reveals type and experience', async () => {
    const page = await site.open('/')
    const type = page.getByLabel('Tipo de empleo')
    expect(await type.isVisible()).toBe(false)
    await page.getByText('Búsqueda Avanzada').click()
    expect(await type.locator('option').allInnerTexts()).toEqual([
      'Todos',
      'Jornada Completa',
      'Media Jornada',
      'Prácticas'
    ])
    expect(await page.getByLabel('Experiencia').locator('option').allInnerTexts()).toEqual([
      'Cualquiera',
      'Nivel Básico',
      'Experiencia Media',
      'Experto'
    ])
    await type.selectOption('Prácticas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?jobType=Pr%C3%A1cticas$/)
  })

  test('[2.home-steps] tells how it works in two steps, and shows the newest ads', async () => {
    const page = await site.open('/')
    for (const name of ['Cómo Funciona', '1. Busca Oportunidades', '2. Aplica Directamente']) {
      await page.getByRole('heading', { name }).waitFor()
    }
    expect(await page.locator('.latest .card').count()).toBe(6)
  })

  test('[2.home-call] the last call leads employers to the form, and everybody to more', async () => {
    const page = await site.open('/')
    const call = page.locator('section.call-to-action')
    expect(await call.getByRole('link').first().getAttribute('href')).toBe(
      '/auth?register=true&type=employer&fromMobile=true'
    )
    expect(await call.getByRole('link', { name: 'Más Información' }).getAttribute('href')).toBe(
      '/about'
    )
    const own = await site.open('/', { as: employer })
    await own.locator('section.call-to-action').getByRole('link').first().click()
    await own.waitForURL('/post-job')
  })
})
