import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { busyResponse, describeSite } from './fixtures.ts'
import { recordApiCalls } from './page-errors.ts'

describeSite('searching jobs', site => {
  const search = async (page: Page, keyword: string) => {
    await page.getByLabel('¿Qué buscas?').fill(keyword)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  }
  const counted = (page: Page) =>
    page.getByText(/^Mostrando \d+ de \d+ resultados? - Página \d+ de \d+$/)

  test('[2.jobs-pages] [2.jobs-count] shows twelve at a time, with numbered pages, and asks nothing at first', async () => {
    const page = await (await site.come()).newPage()
    const calls = recordApiCalls(page)
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    expect(await page.locator('.cards .card').count()).toBe(12)
    await page.getByText(/^Mostrando 12 de \d+ resultados - Página 1 de \d+$/).waitFor()
    const pages = page.getByRole('navigation', { name: 'Paginación' })
    expect(await pages.getByRole('link', { name: 'Página anterior' }).count()).toBe(0)
    await pages.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/jobs?page=2')
    await page.getByText(/Página 2 de/).waitFor()
    expect(await page.title()).toContain('página 2 de')
    await pages.getByRole('link', { name: 'Página anterior' }).waitFor()
  })

  test('[2.jobs-address] the address is all of a search: a cold load shows the same', async () => {
    const page = await site.open('/jobs')
    await search(page, 'mozo')
    await page.waitForURL('/jobs?keyword=mozo')
    await page.getByLabel('Experiencia').selectOption('Nivel Básico')
    await page.waitForURL(/experience=/)
    const cold = await site.open(page.url().replace(site.origin, ''))
    const shown = await cold.locator('.cards h3').allInnerTexts()
    await expect.poll(() => page.locator('.cards h3').allInnerTexts()).toEqual(shown)
    expect(await cold.getByLabel('¿Qué buscas?').inputValue()).toBe('mozo')
    expect(await cold.getByLabel('Experiencia').inputValue()).toBe('Nivel Básico')
  })

  test('[2.top] each change is a step that Back takes back, and the place on the page with it', async () => {
    const page = await site.open('/jobs')
    await search(page, 'mozo')
    await page.waitForURL('/jobs?keyword=mozo')
    await page.getByLabel('Tipo de empleo').selectOption('Jornada Completa')
    await page.waitForURL(/jobType=/)
    await page.goBack()
    expect(new URL(page.url()).search).toBe('?keyword=mozo')
    await expect.poll(() => page.getByLabel('Tipo de empleo').inputValue()).toBe('')
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

  test('[2.jobs-filters] the panel opens and closes, and on a phone waits for its button', async () => {
    const page = await site.open('/jobs', { width: 390 })
    const type = page.getByLabel('Tipo de empleo')
    expect(await type.isVisible()).toBe(false)
    const toggle = page.getByRole('button', { name: /^Filtros/ })
    await toggle.click()
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await type.selectOption('Prácticas')
    expect(page.url()).not.toContain('jobType')
    await page.getByRole('button', { name: /^Ver \d+ empleos?$/ }).click()
    await page.waitForURL(/jobType=Pr/)
    await page.getByRole('button', { name: 'Filtros (1)' }).waitFor()
    const chip = page.getByRole('button', { name: 'Quitar filtro: Prácticas' })
    await chip.click()
    await page.waitForURL('/jobs')
  })

  test('[2.jobs-scroll] [2.menu-jobs] what the address says about scrolling is done once, and leaves it', async () => {
    for (const name of ['scrollToCards', 'scrollToSearch']) {
      const page = await site.open(`/jobs?${name}=true`, { width: 390 })
      await page.waitForURL('/jobs')
    }
    const page = await site.open('/jobs?scrollToCards=true', { width: 390 })
    const top = () =>
      page
        .getByRole('heading', { name: 'Ofertas' })
        .evaluate(title => title.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(110)
  })

  test('[2.jobs-empty] nothing found says what was searched, and offers ways out', async () => {
    const page = await site.open('/jobs')
    await search(page, 'astronauta')
    await page.getByRole('heading', { name: /No hay empleos para «astronauta»/ }).waitFor()
    await page.getByRole('button', { name: /^Quitar «astronauta»/ }).waitFor()
    await page.getByRole('button', { name: 'Limpiar filtros' }).last().click()
    await page.waitForURL('/jobs')
    await expect.poll(() => page.locator('.cards .card:not(.skeleton)').count()).toBe(12)
  })

  test('[2.jobs-loading] six cards stand for results that take their time', async () => {
    const page = await site.open('/jobs')
    const free = Promise.withResolvers<void>()
    await page.route('**/api/jobs?*', async route => {
      await free.promise
      await route.continue()
    })
    await search(page, 'mozo')
    await page.locator('.skeleton').first().waitFor({ state: 'attached' })
    expect(await page.locator('.card.skeleton').count()).toBe(6)
    free.resolve()
    await counted(page).waitFor()
  })

  test('[8.jobs] a failure is told, and asking again mends it', async () => {
    const page = await site.open('/jobs')
    let isBroken = true
    await page.route('**/api/jobs?*', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await search(page, 'mozo')
    await page.getByRole('heading', { name: 'Error al obtener los trabajos' }).waitFor()
    await page.getByText('El servicio está ocupado.').waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await counted(page).waitFor()
    site.forgive(/ocupado/)
  })

  test('[4.countdown-cards] cards count down, and look again every minute', async () => {
    const page = await (await site.come()).newPage()
    await page.clock.install()
    await page.goto('/jobs')
    const first = page.locator('.card .meter').first()
    expect(await first.innerText()).toMatch(/Quedan 30 días/)
    expect(await first.getAttribute('class')).toContain('tone-info')
    const day = 86_400_000
    await page.clock.setSystemTime(Date.now() + 27.5 * day)
    await page.clock.runFor(60_000)
    await expect.poll(() => first.getAttribute('class')).toContain('tone-amber')
    await page.clock.setSystemTime(Date.now() + 29.5 * day)
    await page.clock.runFor(60_000)
    await expect.poll(() => first.innerText()).toMatch(/Urgente: quedan \d+ h \d+ min/)
    await page.clock.setSystemTime(Date.now() + 31 * day)
    await page.clock.runFor(60_000)
    await expect.poll(() => first.innerText()).toMatch(/Anuncio caducado/)
  })

  test('a page beyond the last becomes the first, and other words in the address are ignored', async () => {
    const page = await site.open('/jobs?page=99')
    await page.waitForURL('/jobs')
    const other = await site.open('/jobs?jobType=todos&experience=cualquiera&location=')
    expect(await other.locator('.cards .card').count()).toBe(12)
  })

  test('works without any script: form, pages and ads are plain', async () => {
    const page = await site.open('/jobs', { with: { javaScriptEnabled: false } })
    await search(page, 'mozo')
    await page.waitForURL(/\/jobs\?keyword=mozo/)
    await page.locator('.cards .card a').first().click()
    await page.waitForURL(/\/jobs\/\w+$/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/moz/i)
    await page.goto('/jobs')
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/jobs?page=2')
  })
})
