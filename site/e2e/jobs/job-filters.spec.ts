import { expect, test } from '../fixtures.ts'
import { filterChoice, filterFold, resultCount } from '../job-list-page.ts'

test('a chosen province comes first, the button of the fold last, and the map outlines it', async ({
  page
}) => {
  await page.goto('/jobs?province=42')
  const group = page.locator('.group').filter({ has: page.getByText('Provincia', { exact: true }) })
  const boxes = group.getByRole('checkbox')
  await expect(boxes.first()).toHaveAttribute('value', '42')
  await expect(boxes.first()).toBeChecked()
  await expect(boxes).toHaveCount(5)
  const button = group.locator('.more-options > summary')
  await button.click()
  await expect(button).toHaveText(/Menos/)
  const [last, below] = [await boxes.last().boundingBox(), await button.boundingBox()]
  expect(below?.y).toBeGreaterThan(last?.y ?? 0)
  await boxes.last().check()
  await page.waitForURL(/province=(42.+|.+42)/)
  await expect(boxes.last()).toBeChecked()
  await expect(page.locator('.map .chosen')).toHaveCount(2)
})

test.describe('filtering jobs', () => {
  test('[2.jobs-filters] applies the filters of the phone’s panel when its button is pressed', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/jobs')
    const training = filterChoice(page, 'Prácticas')
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

  test('closes the phone’s panel with Back, and leaves no entry behind', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/about')
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    const open = page.getByRole('button', { name: /^Filtros/ })
    const training = filterChoice(page, 'Prácticas')
    await open.click()
    await expect(training).toBeVisible()
    await page.goBack()
    await expect(training).toBeHidden()
    await expect(open).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/jobs')
    await open.click()
    await page.getByRole('button', { name: 'Cerrar filtros' }).click()
    await expect(training).toBeHidden()
    await open.click()
    await training.check()
    await page.getByRole('button', { name: /^Ver \d+ empleos?$/ }).click()
    await page.waitForURL(/jobType=Pr/)
    await page.goBack()
    await page.waitForURL('/jobs')
    await page.goBack()
    await page.waitForURL('/about')
  })

  test('brings the results back into the window when they stand above it', async ({ page }) => {
    await page.goto('/jobs')
    const box = page.locator('.filter-panel input[name=housing]').first()
    await page.evaluate(() => scrollTo(0, 2_000))
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await box.check()
    await page.waitForURL(/housing=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(box).toBeFocused()
    await expect(box).toBeInViewport()
  })

  test('narrows a search by a filter below it, which is then removed as the others', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/jobs?keyword=mozo')
    const quick = page.getByRole('list', { name: 'Filtros rápidos' }).getByRole('link')
    const housing = quick.filter({ hasText: 'Con vivienda' })
    const [count = ''] = /\d+$/.exec(await housing.innerText()) ?? []
    await housing.click()
    await page.waitForURL('/jobs?keyword=mozo&housing=si')
    await expect(resultCount(page)).toContainText(new RegExp(` de ${count} resultados? `))
    await expect(housing).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Empleos', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Quitar filtro: Con vivienda' }).click()
    await expect(housing).toBeVisible()
  })

  test('keeps the filters below the search in one row on a phone', {
    tag: '@phone'
  }, async ({ page }) => {
    for (const path of ['/', '/jobs']) {
      await page.goto(path)
      const quick = page.getByRole('list', { name: 'Filtros rápidos' })
      await expect(quick.getByRole('link')).not.toHaveCount(0)
      expect((await quick.boundingBox())?.height).toBeLessThan(60)
    }
  })

  test('shows what a filter has changed, and without motion where it is reduced', async ({
    site
  }) => {
    const withMotion = ['li: opacity', 'li: transform', 'p: backgroundColor,boxShadow']
    for (const [reducedMotion, expected] of [
      ['no-preference', withMotion],
      ['reduce', []]
    ] as const) {
      const context = await site.newContext({ reducedMotion })
      const page = await context.newPage()
      const animated = new Set<string>()
      await page.exposeFunction('noteAnimation', (what: string) => void animated.add(what))
      const path = '/api/jobs?page=1&limit=12&jobType=Jornada+Completa'
      const answer = await (await context.request.get(path)).text()
      await page.addInitScript(() => {
        const { animate } = Element.prototype
        Element.prototype.animate = function (frames, timing) {
          Reflect.get(window, 'noteAnimation')(`${this.localName}: ${Object.keys(frames ?? {})}`)
          return animate.call(this, frames, timing)
        }
      })
      // An answer after 200 ms would be a new list, in the place of skeletons.
      await page.addInitScript(
        ([known, text]) => {
          const ask = window.fetch
          window.fetch = (asked, how) =>
            asked === known ? Promise.resolve(Response.json(JSON.parse(text))) : ask(asked, how)
        },
        [path, answer] as const
      )
      await page.goto('/jobs')
      await filterChoice(page, 'Jornada Completa').click()
      await page.waitForURL(/jobType=/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('de jornada')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect([...animated].sort()).toEqual(expected)
    }
  })

  test('removes one filter by its chip, and all of them below the filters, but not the words', async ({
    page
  }) => {
    await page.goto('/jobs?keyword=mozo&jobType=Jornada+Completa')
    await page.getByRole('button', { name: 'Quitar filtro: Jornada Completa' }).click()
    await page.waitForURL('/jobs?keyword=mozo')
    await filterFold(page, 'Experiencia').click()
    await filterChoice(page, 'Nivel Básico').check()
    await page.waitForURL(/experience=/)
    await expect(filterFold(page, 'Experiencia')).toContainText('Nivel Básico')
    await page.getByRole('button', { name: 'Quitar todos' }).click()
    await page.waitForURL('/jobs?keyword=mozo')
    await expect(filterChoice(page, 'Todos')).toBeChecked()
  })

  test('folds as a whole, and gives its column to the results', async ({ page }) => {
    await page.goto('/jobs?jobType=Jornada+Completa')
    const results = page.locator('.job-results')
    const widthOf = () => results.evaluate(element => element.clientWidth)
    const before = await widthOf()
    await page.getByRole('button', { name: 'Ocultar' }).click()
    const open = page.getByRole('button', { name: 'Filtros (1)' })
    await expect(open).toBeFocused()
    expect(await widthOf()).toBeGreaterThan(before + 200)
    await open.click()
    await expect(filterChoice(page, 'Jornada Completa')).toBeChecked()
    expect(await widthOf()).toBe(before)
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
    await filterFold(page, 'Carné y galope').click()
    await page.getByLabel('Galope', { exact: true }).selectOption({ index: 1 })
    await page.waitForURL(/galope=/)
    await expect(resultCount(page)).toBeVisible()
  })

  test('keeps a filter that is chosen while the results of another load', async ({ page }) => {
    await page.goto('/jobs')
    const first = Promise.withResolvers<void>()
    await page.route('**/api/jobs?*', async route => {
      if (!route.request().url().includes('experience')) await first.promise
      await route.continue()
    })
    await filterChoice(page, 'Jornada Completa').click()
    await expect(page.locator('.card.skeleton').first()).toBeVisible()
    await expect(filterChoice(page, 'Jornada Completa')).toBeChecked()
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(card => card.clientWidth)
    const skeletonWidth = await widthOf('.card.skeleton')
    await filterFold(page, 'Experiencia').click()
    await filterChoice(page, 'Nivel Básico').click()
    await page.waitForURL(/jobType=.*&experience=/)
    await expect(resultCount(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(2)
    await expect(page.locator('.card.skeleton')).toHaveCount(0)
    expect(await widthOf('.card')).toBe(skeletonWidth)
    first.resolve()
    await expect(filterChoice(page, 'Jornada Completa')).toBeChecked()
    await expect(filterChoice(page, 'Nivel Básico')).toBeChecked()
  })
})
