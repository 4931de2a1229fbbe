import { demoUsers, expect, test } from '../fixtures.ts'

const { employer, applicant } = demoUsers

test.describe('the front page', () => {
  test('[2.home-search-jobs] Buscar Empleo opens the list of jobs', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Buscar Empleo' }).first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: /empleos con caballos/ })
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/jobs')
  })

  test('suggests places, and the list says which one was understood', async ({ page }) => {
    await page.goto('/')
    const answer = page.waitForResponse(/\/api\/places\?text=jerez/)
    await page.getByLabel('¿Dónde?').pressSequentially('jerez')
    await answer
    await expect(page.locator('#lugares option').first()).toHaveAttribute(
      'value',
      /^Jerez de la Frontera, Cádiz$/
    )
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL('/jobs?location=jerez')
    await expect(page.getByText('30 km de Jerez de la Frontera · Cambiar')).toBeVisible()
  })

  test('[2.home-publish-employer] Publicar Vacante opens the form for an employer', async ({
    site
  }) => {
    const page = await site.openPage('/', { username: employer })
    await page.getByRole('link', { name: 'Publicar Vacante' }).click()
    await page.waitForURL('/post-job')
  })

  test('[2.home-publish-visitor] [2.home-offer-visitor] Publicar Vacante and Me ofrezco para trabajar lead a visitor to registration', async ({
    page
  }) => {
    await page.goto('/')
    const where = (name: string) => page.getByRole('link', { name }).first().getAttribute('href')
    expect(await where('Publicar Vacante')).toBe(
      '/auth?register=true&type=employer&fromMobile=true'
    )
    expect(await where('Me ofrezco para trabajar')).toBe('/auth?register=true&fromMobile=true')
  })

  test('[2.home-publish-applicant] Publicar Vacante refuses an applicant, redirects after a second and still shows the reason', async ({
    site
  }) => {
    const page = await (await site.newContext({ username: applicant })).newPage()
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('link', { name: 'Publicar Vacante' }).click()
    const toast = page.locator('.toast.destructive', { hasText: 'Cuenta de empleador requerida' })
    const sentence = 'Necesitas una cuenta de empleador para publicar vacantes.'
    await expect(toast.getByText(sentence)).toBeVisible()
    await expect(page.locator('[data-notice]')).toHaveText(sentence)
    const request = page.waitForRequest(/\/auth\?register=true/)
    await page.clock.runFor(1_000)
    await request
    await page.waitForURL('/')
    await expect(toast).toBeVisible()
  })

  test('[2.home-offer-applicant] Me ofrezco para trabajar opens the form for an applicant', async ({
    site
  }) => {
    const page = await site.openPage('/', { username: applicant })
    await page.getByRole('link', { name: 'Me ofrezco para trabajar' }).click()
    await page.waitForURL(/\/candidates/)
  })

  test('[2.home-offer-employer] Me ofrezco para trabajar refuses an employer', async ({ site }) => {
    const page = await site.openPage('/', { username: employer })
    await page.getByRole('link', { name: 'Me ofrezco para trabajar' }).click()
    await expect(
      page
        .locator('.toast.destructive', { hasText: 'Cuenta de candidato requerida' })
        .getByText('Para ofrecer servicios laborales necesitas una cuenta de candidato.')
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('[2.home-search] [5.filters] sends only the search fields that are filled in', async ({
    page
  }) => {
    await page.goto('/')
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.getByLabel('¿Dónde?').fill('  ')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL('/jobs?keyword=mozo')
    await expect(page.getByLabel('¿Qué buscas?')).toHaveValue('mozo')
  })

  test('[2.home-advanced] [9.options] Búsqueda Avanzada reveals type and experience', async ({
    page
  }) => {
    await page.goto('/')
    const type = page.getByLabel('Tipo de empleo')
    await expect(type).toBeHidden()
    await page.getByText('Búsqueda Avanzada').click()
    await expect(type.locator('option')).toHaveText([
      'Todos',
      'Jornada Completa',
      'Media Jornada',
      'Prácticas'
    ])
    await expect(page.getByLabel('Experiencia').locator('option')).toHaveText([
      'Cualquiera',
      'Nivel Básico',
      'Experiencia Media',
      'Experto'
    ])
    await type.selectOption('Prácticas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?jobType=Pr%C3%A1cticas$/)
  })

  test('[2.home-steps] shows how it works in two steps, and the newest jobs', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Cómo Funciona', '1. Busca Oportunidades', '2. Aplica Directamente']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.locator('.latest .card')).toHaveCount(6)
  })

  test('shows a groom and a horse on the first screen, which cover no word', {
    tag: '@both'
  }, async ({ page }) => {
    await page.goto('/')
    const picture = await page.locator('.hero .stable').boundingBox()
    if (!picture) throw new Error('the picture is not shown')
    expect(picture.y).toBeGreaterThan(0)
    expect(picture.y + picture.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
    expect(picture.width).toBeGreaterThan(150)
    expect(await page.evaluate(findCoveredWords)).toEqual([])
  })

  test('leads to the jobs of a role, and of a province of the map', async ({ page }) => {
    await page.goto('/')
    const role = page.locator('.role-links a').first()
    await expect(role).toHaveAttribute('href', /^\/empleos\/[a-z-]+$/)
    const map = page.getByRole('navigation', { name: 'Empleos por provincia' })
    await expect(map.locator('svg a').first()).toHaveAttribute('href', /^\/empleos\/en\/[a-z-]+$/)
    await expect(map.locator('.map-list a').first()).toBeVisible()
  })

  test('[2.home-call] the call to action leads employers to the form, visitors to registration, and all to /about', async ({
    page,
    site
  }) => {
    await page.goto('/')
    const call = page.locator('section.call-to-action')
    await expect(call.getByRole('link').first()).toHaveAttribute(
      'href',
      '/auth?register=true&type=employer&fromMobile=true'
    )
    await expect(call.getByRole('link', { name: 'Más Información' })).toHaveAttribute(
      'href',
      '/about'
    )
    const own = await site.openPage('/', { username: employer })
    await own.locator('section.call-to-action').getByRole('link').first().click()
    await own.waitForURL('/post-job')
  })
})

/** In the page: the texts of the first screen that a part of the picture lies on. */
function findCoveredWords(): string[] {
  const picture = document.querySelector<SVGElement>('.hero .stable')
  picture?.style.setProperty('pointer-events', 'auto')
  const isCovered = ({ left, right, top, bottom }: DOMRect) => {
    for (let x = left; x < right; x += 2)
      for (let y = top; y < bottom; y += 2)
        if (document.elementFromPoint(x, y)?.closest('.stable *')) return true
    return false
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(isCovered)) covered.push(text.textContent ?? '')
  }
  return covered
}
