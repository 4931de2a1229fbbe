import type { Page } from '@playwright/test'
import { busyResponse, expect, test } from './fixtures.ts'
import { recordApiCalls } from './page-errors.ts'

test.describe('searching jobs', () => {
  const search = async (page: Page, keyword: string) => {
    await page.getByLabel('¿Qué buscas?').fill(keyword)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  }
  const choice = (page: Page, name: string) =>
    page.getByRole('radio', { name: new RegExp(`^${name}`) })
  const counted = (page: Page) =>
    page.getByText(/^Mostrando \d+ de \d+ resultados? - Página \d+ de \d+$/)

  test('[2.jobs-pages] [2.jobs-count] shows twelve results per page, without a request at first', async ({
    page
  }) => {
    const calls = recordApiCalls(page)
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    await expect(page.locator('.cards .card')).toHaveCount(12)
    await expect(page.getByText(/^Mostrando 12 de \d+ resultados - Página 1 de \d+$/)).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Paginación' })
    await expect(pages.getByRole('link', { name: 'Página anterior' })).toHaveCount(0)
    await pages.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/jobs?page=2')
    await expect(page.getByText(/Página 2 de/)).toBeVisible()
    await expect(page).toHaveTitle(/página 2 de/)
    await expect(pages.getByRole('link', { name: 'Página anterior' })).toBeVisible()
  })

  test('[2.jobs-address] keeps the whole search in the address: a cold load shows the same', async ({
    page,
    site
  }) => {
    await page.goto('/jobs')
    await search(page, 'mozo')
    await page.waitForURL('/jobs?keyword=mozo')
    await page.getByText('Más filtros').click()
    await choice(page, 'Nivel Básico').check()
    await page.waitForURL(/experience=/)
    const cold = await site.openPage(page.url().replace(site.origin, ''))
    const shown = await cold.locator('.cards h3').allInnerTexts()
    await expect.poll(() => page.locator('.cards h3').allInnerTexts()).toEqual(shown)
    await expect(cold.getByLabel('¿Qué buscas?')).toHaveValue('mozo')
    await expect(choice(cold, 'Nivel Básico')).toBeChecked()
  })

  test('[2.top] adds a history entry for each change, and Back restores the scroll position', async ({
    page
  }) => {
    await page.goto('/jobs')
    await search(page, 'mozo')
    await page.waitForURL('/jobs?keyword=mozo')
    await choice(page, 'Jornada Completa').check()
    await page.waitForURL(/jobType=/)
    await page.goBack()
    expect(new URL(page.url()).search).toBe('?keyword=mozo')
    await expect(choice(page, 'Todos')).toBeChecked()
    await page.goBack()
    expect(new URL(page.url()).search).toBe('')
    await page.locator('.cards .card').last().scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await page.locator('.cards .card a').last().click()
    await page.waitForURL(/\/jobs\/\w+$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 20)
  })

  test('[2.jobs-filters] applies the filters of the phone’s panel when its button is pressed', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/jobs')
    const training = choice(page, 'Prácticas')
    await expect(training).toBeHidden()
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await expect(page.getByRole('heading', { name: 'Filtros' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar filtros' }).click()
    await expect(training).toBeHidden()
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await training.check()
    expect(page.url()).not.toContain('jobType')
    await page.getByRole('button', { name: /^Ver \d+ empleos?$/ }).click()
    await page.waitForURL(/jobType=Pr/)
    await expect(training).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
    const chip = page.getByRole('button', { name: 'Quitar filtro: Prácticas' })
    await chip.click()
    await page.waitForURL('/jobs')
  })

  test('[2.jobs-scroll] [2.menu-jobs] scrolls as the address requests, and removes the parameter', {
    tag: '@phone'
  }, async ({ page, site }) => {
    await page.goto('/jobs?scrollToSearch=true')
    await page.waitForURL('/jobs')
    const other = await site.openPage('/jobs?scrollToCards=true')
    await other.waitForURL('/jobs')
    const top = () =>
      other
        .getByRole('heading', { name: 'Ofertas' })
        .evaluate(title => title.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(110)
  })

  test('folds the search of the address into one line on a phone', { tag: '@phone' }, async ({
    page
  }) => {
    await page.goto('/jobs?keyword=mozo')
    const field = page.getByLabel('¿Qué buscas?')
    await expect(field).toBeHidden()
    const { y } = (await page.locator('.card').first().boundingBox()) ?? {}
    expect(y, 'the first card is in the upper half').toBeLessThan(422)
    await page.getByText('Cambiar').click()
    await field.fill('jinete')
    await field.press('Enter')
    await page.waitForURL('/jobs?keyword=jinete')
    await expect(field).toBeHidden()
    await expect(page.locator('.search-band summary')).toContainText('jinete')
    await page.goto('/jobs')
    await expect(field).toBeVisible()
  })

  test('removes one filter by its chip, and all of them at the head of the filters', async ({
    page
  }) => {
    await page.goto('/jobs?keyword=mozo&jobType=Jornada+Completa')
    await page.getByRole('button', { name: 'Quitar filtro: mozo' }).click()
    await page.waitForURL('/jobs?jobType=Jornada+Completa')
    await page.getByText('Más filtros').click()
    await choice(page, 'Nivel Básico').check()
    await page.waitForURL(/experience=/)
    await page.getByRole('button', { name: 'Quitar todos' }).click()
    await page.waitForURL('/jobs')
    await expect(choice(page, 'Todos')).toBeChecked()
  })

  test('searches around a municipality of the suggestions, and tells how far each job is', async ({
    page,
    site
  }) => {
    await page.goto('/jobs')
    const place = page.getByLabel('¿Dónde?')
    const answer = page.waitForResponse(/\/api\/places/)
    await place.pressSequentially('jerez de la f')
    await answer
    const radius = page.getByLabel('A menos de')
    await expect(radius).toBeHidden()
    await place.fill('Jerez de la Frontera, Cádiz')
    await expect(radius).toHaveValue('30')
    await radius.selectOption('100 km')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/near=11020&radius=100$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'a 100 km de Jerez de la Frontera' })
    ).toBeVisible()
    await expect(page.getByText(/^a\s\d+\skm$/).first()).toBeVisible()
    const cold = await site.openPage(page.url().replace(site.origin, ''))
    await expect(cold.getByLabel('A menos de')).toHaveValue('100')
    await page.getByRole('button', { name: 'Quitar filtro: 100 km de Jerez de la' }).click()
    await page.waitForURL('/jobs')
    await expect(place).toHaveValue('')
    await expect(radius).toBeHidden()
  })

  test('offers wider places where one has no jobs', async ({ page }) => {
    await page.goto('/jobs?location=Valverde&near=38048&radius=10&role=herrador')
    await expect(page.getByRole('heading', { name: 'En 10 km no hay ninguno' })).toBeVisible()
    await page.getByRole('button', { name: /^\d+ km: \d+$/ }).click()
    await page.waitForURL(/near=38048&radius=100/)
    await expect(counted(page)).toBeVisible()
    await page.goto('/jobs?location=Valverde&near=38048&radius=10&role=herrador')
    await page.getByRole('button', { name: /^Toda Santa Cruz de Tenerife: \d+$/ }).click()
    await expect(page.locator('.cards .card:not(.skeleton)').first()).toBeVisible()
  })

  test('filters by roles, housing and pay, and sorts', async ({ page }) => {
    await page.goto('/jobs')
    const box = (name: RegExp) => page.getByRole('checkbox', { name })
    await box(/^Mozo\/a de cuadra/).check()
    await page.waitForURL('/jobs?role=mozo-cuadra')
    await box(/^Jinete o amazona/).check()
    await page.waitForURL('/jobs?role=mozo-cuadra%2Cjinete')
    await expect(
      page.getByRole('heading', { level: 1, name: 'de mozo/a de cuadra o jinete o amazona' })
    ).toBeVisible()
    await box(/^Con vivienda/).check()
    await page.waitForURL(/housing=si/)
    await page.getByLabel('Orden').selectOption('Sueldo')
    await page.waitForURL(/sort=sueldo/)
    await page.getByRole('button', { name: 'Quitar filtro: Jinete o amazona' }).click()
    await page.waitForURL('/jobs?role=mozo-cuadra&housing=si&sort=sueldo')
    await page.getByText('Más filtros').click()
    await page.getByLabel('Galope', { exact: true }).selectOption({ index: 1 })
    await page.waitForURL(/galope=/)
    await expect(counted(page)).toBeVisible()
  })

  test('a province of the map leads to its jobs', async ({ page }) => {
    await page.goto('/jobs?housing=si')
    const map = page.getByRole('navigation', { name: 'Empleos por provincia' })
    const link = map.locator('.map-list a').first()
    const [name = '', count] = (await link.innerText()).split('\n')
    await expect(map.locator(`svg a[aria-label^="${name}: ${count} empleo"]`)).toBeVisible()
    await link.click()
    await page.waitForURL(/housing=si&province=|province=\d\d&housing=si/)
    await expect(page.getByText(new RegExp(`de ${count} resultado`))).toBeVisible()
  })

  test('the map shows the surroundings of a town, and how far was searched', async ({ page }) => {
    await page.goto('/jobs?location=La Laguna&radius=100')
    const map = page.getByRole('navigation', { name: 'Empleos por provincia' }).locator('svg')
    await expect(map.locator('.ring title')).toHaveText(/^A 100 km de .*Laguna/)
    await expect(map).not.toHaveAttribute('viewBox', '0 0 560 456')
    await page.goto('/jobs?location=Canarias')
    await expect(map).toHaveAttribute('viewBox', '0 0 560 456')
    await expect(map.locator('.ring')).toHaveCount(0)
  })

  test('[2.jobs-empty] shows the searched words when nothing is found, and ways out', async ({
    page
  }) => {
    await page.goto('/jobs')
    await search(page, 'astronauta')
    await expect(
      page.getByRole('heading', { name: /No hay empleos para «astronauta»/ })
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Quitar «astronauta»/ })).toBeVisible()
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await page.waitForURL('/jobs')
    await expect(page.locator('.cards .card:not(.skeleton)')).toHaveCount(12)
  })

  test('[2.jobs-loading] shows six skeleton cards while results load', async ({ page }) => {
    await page.goto('/jobs')
    const released = Promise.withResolvers<void>()
    await page.route('**/api/jobs?*', async route => {
      await released.promise
      await route.continue()
    })
    await search(page, 'mozo')
    await expect(page.locator('.skeleton').first()).toBeAttached()
    await expect(page.locator('.card.skeleton')).toHaveCount(6)
    released.resolve()
    await expect(counted(page)).toBeVisible()
  })

  test('keeps a filter that is chosen while the results of another load', async ({ page }) => {
    await page.goto('/jobs')
    const first = Promise.withResolvers<void>()
    await page.route('**/api/jobs?*', async route => {
      if (!route.request().url().includes('experience')) await first.promise
      await route.continue()
    })
    await choice(page, 'Jornada Completa').check()
    await expect(page.locator('.card.skeleton').first()).toBeVisible()
    await expect(choice(page, 'Jornada Completa')).toBeChecked()
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(card => card.clientWidth)
    const skeletonWidth = await widthOf('.card.skeleton')
    await page.getByText('Más filtros').click()
    await choice(page, 'Nivel Básico').check()
    await page.waitForURL(/jobType=.*&experience=/)
    await expect(counted(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(2)
    await expect(page.locator('.card.skeleton')).toHaveCount(0)
    expect(await widthOf('.card')).toBe(skeletonWidth)
    first.resolve()
    await expect(choice(page, 'Jornada Completa')).toBeChecked()
    await expect(choice(page, 'Nivel Básico')).toBeChecked()
  })

  test('[8.jobs] shows a failed search and retries it', async ({ page, site }) => {
    await page.goto('/jobs')
    let isBroken = true
    await page.route('**/api/jobs?*', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await search(page, 'mozo')
    await expect(page.getByRole('heading', { name: 'Error al obtener los trabajos' })).toBeVisible()
    await expect(page.getByText('El servicio está ocupado.')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(counted(page)).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })

  test('[4.countdown-cards] counts down on cards, and refreshes every minute', async ({ page }) => {
    await page.clock.install()
    await page.goto('/jobs')
    const first = page.locator('.card .meter').first()
    await expect(first).toHaveText(/Quedan 30 días/)
    expect(await first.getAttribute('class')).toContain('tone-info')
    const day = 86_400_000
    await page.clock.setSystemTime(Date.now() + 27.5 * day)
    // The first minute begins once the list is alive.
    const classAfterMinute = async () => {
      await page.clock.runFor(60_000)
      return first.getAttribute('class')
    }
    await expect.poll(classAfterMinute).toContain('tone-amber')
    await page.clock.setSystemTime(Date.now() + 29.5 * day)
    await page.clock.runFor(60_000)
    await expect(first).toHaveText(/Urgente: quedan \d+ h \d+ min/)
    await page.clock.setSystemTime(Date.now() + 31 * day)
    await page.clock.runFor(60_000)
    await expect(first).toHaveText(/Anuncio caducado/)
  })

  test('shows the first page for a page beyond the last, and ignores unknown filters', async ({
    page,
    site
  }) => {
    await page.goto('/jobs?page=99')
    await page.waitForURL('/jobs')
    const other = await site.openPage('/jobs?jobType=todos&experience=cualquiera&location=')
    await expect(other.locator('.cards .card')).toHaveCount(12)
  })
})
