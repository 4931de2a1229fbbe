import { day } from '#events/units.ts'
import type { Page } from '@playwright/test'
import { busyResponse, expect, test } from '../fixtures.ts'
import { filterChoice, filterFold, resultCount, searchKeyword } from '../job-list-page.ts'
import { recordApiCalls } from '../page-errors.ts'

test.describe('searching jobs', () => {
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
    await searchKeyword(page, 'mozo')
    await page.waitForURL('/jobs?keyword=mozo')
    await filterFold(page, 'Experiencia').click()
    await filterChoice(page, 'Nivel Básico').check()
    await page.waitForURL(/experience=/)
    const cold = await site.openPage(page.url().replace(site.origin, ''))
    const shown = await cold.locator('.cards h3').allInnerTexts()
    await expect.poll(() => page.locator('.cards h3').allInnerTexts()).toEqual(shown)
    await expect(cold.getByLabel('¿Qué buscas?')).toHaveValue('mozo')
    await expect(filterFold(cold, 'Experiencia')).toContainText('Nivel Básico')
    await filterFold(cold, 'Experiencia').click()
    await expect(filterChoice(cold, 'Nivel Básico')).toBeChecked()
  })

  test('[2.top] adds a history entry for each change, and Back restores the scroll position', {
    tag: '@night'
  }, async ({ page }) => {
    await page.goto('/jobs')
    await searchKeyword(page, 'mozo')
    await page.waitForURL('/jobs?keyword=mozo')
    await filterChoice(page, 'Jornada Completa').check()
    await page.waitForURL(/jobType=/)
    await page.goBack()
    expect(new URL(page.url()).search).toBe('?keyword=mozo')
    await expect(filterChoice(page, 'Todos')).toBeChecked()
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

  test('[2.jobs-scroll] [2.menu-jobs] scrolls as the address requests, and removes the parameter', {
    tag: '@phone'
  }, async ({ page, site }) => {
    await page.goto('/jobs?scrollToSearch=true')
    await page.waitForURL('/jobs')
    const otherPage = await site.openPage('/jobs?scrollToCards=true')
    await otherPage.waitForURL('/jobs')
    const top = () =>
      otherPage
        .getByRole('heading', { name: 'Empleos', exact: true })
        .evaluate(title => title.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(110)
  })

  test('folds the search of the address into one line on a phone', {
    tag: ['@phone', '@night']
  }, async ({ page }) => {
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

  test('[2.jobs-empty] shows the searched words when nothing is found, and ways out', async ({
    page
  }) => {
    await page.goto('/jobs')
    await searchKeyword(page, 'astronauta')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ningún empleo de «astronauta»' })
    ).toBeVisible()
    await expect(page.getByLabel('Orden')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Empleos por provincia' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await page.waitForURL('/jobs')
    await expect(page.locator('.cards .card:not(.skeleton)')).toHaveCount(12)
  })

  test('marks three jobs at most as new, and on the next visit none that were there', {
    tag: '@night'
  }, async ({ page, context }) => {
    const labels = (of: Page) => of.locator('.job-card .tag.new')
    await page.goto('/jobs')
    await expect(labels(page)).toHaveCount(3)
    await expect(page.locator('.job-card').first().locator('time')).toHaveCount(0)
    await page.reload()
    await expect(labels(page)).toHaveCount(3)
    const later = await context.newPage()
    await later.goto('/jobs')
    await expect(labels(later)).toHaveCount(0)
    await expect(later.locator('.job-card').first().locator('time')).toBeVisible()
  })

  test('says what a pay is a month in the order of pay', { tag: '@night' }, async ({ page }) => {
    await page.goto('/jobs?sort=sueldo')
    await expect(page.getByText(/^≈\s[\d.]+\s€\/mes a jornada completa$/).first()).toBeVisible()
    await page.getByLabel('Orden').selectOption('Nuevos')
    await expect(page.getByText(/a jornada completa$/)).toHaveCount(0)
  })

  test('[2.jobs-loading] shows six skeleton cards while results load', { tag: '@night' }, async ({
    page
  }) => {
    await page.goto('/jobs')
    const released = Promise.withResolvers<void>()
    await page.route('**/api/jobs?*', async route => {
      await released.promise
      await route.continue()
    })
    await searchKeyword(page, 'mozo')
    await expect(page.locator('.skeleton').first()).toBeAttached()
    await expect(page.locator('.card.skeleton')).toHaveCount(6)
    released.resolve()
    await expect(resultCount(page)).toBeVisible()
  })

  test('[8.jobs] shows a failed search and retries it', { tag: '@night' }, async ({
    page,
    site
  }) => {
    await page.goto('/jobs')
    let isBroken = true
    await page.route('**/api/jobs?*', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await searchKeyword(page, 'mozo')
    await expect(page.getByRole('heading', { name: 'Error al obtener los trabajos' })).toBeVisible()
    await expect(page.getByText('El servicio está ocupado.')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(resultCount(page)).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })

  test('[4.countdown-cards] counts down on cards, and refreshes every minute', {
    tag: '@night'
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/jobs')
    const first = page.locator('.card .meter').first()
    await expect(first).toHaveText(/Quedan 30\sdías/)
    expect(await first.getAttribute('class')).toContain('tone-info')
    await page.clock.setSystemTime(Date.now() + 27.5 * day)
    // The first minute begins once the list is alive.
    const classAfterMinute = async () => {
      await page.clock.runFor(60_000)
      return first.getAttribute('class')
    }
    await expect.poll(classAfterMinute).toContain('tone-amber')
    await page.clock.setSystemTime(Date.now() + 29.5 * day)
    await page.clock.runFor(60_000)
    await expect(first).toHaveText(/Urgente: quedan \d+\sh \d+\smin/)
    await page.clock.setSystemTime(Date.now() + 31 * day)
    await page.clock.runFor(60_000)
    await expect(first).toHaveText(/Anuncio caducado/)
  })

  test('shows the first page for a page beyond the last, and ignores unknown filters', {
    tag: '@night'
  }, async ({ page, site }) => {
    await page.goto('/jobs?page=99')
    await page.waitForURL('/jobs')
    const otherPage = await site.openPage('/jobs?jobType=todos&experience=cualquiera&location=')
    await expect(otherPage.locator('.cards .card')).toHaveCount(12)
  })
})
