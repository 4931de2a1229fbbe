import { expect, test } from '../fixtures.ts'
import { resultCount } from '../job-list-page.ts'

test.describe('searching jobs near a place', () => {
  test('searches around a municipality of the suggestions, and shows how far each job is', async ({
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
    await expect(page.getByText('100 km de Jerez de la Frontera · Cambiar')).toBeVisible()
    await expect(page.getByLabel('Orden').locator('option').first()).toHaveText('Más cerca')
    const cards = page.locator('.job-card')
    const distances = async () =>
      (await cards.allInnerTexts()).map(text => Number(/a\s(\d+)\skm/.exec(text)?.[1] ?? 0))
    await expect
      .poll(async () => (await distances()).toSorted((a, b) => a - b))
      .toEqual(await distances())
    await page.getByLabel('Orden').selectOption('Nuevos')
    await page.waitForURL(/sort=nuevos/)
    await page.goBack()
    await expect(page.getByText(/^a\s\d+\skm$/).first()).toBeVisible()
    const cold = await site.openPage(page.url().replace(site.origin, ''))
    await expect(cold.getByLabel('A menos de')).toHaveValue('100')
    const distance = page.getByRole('radio', { name: '50 km' })
    await distance.check()
    await page.waitForURL(/near=11020&radius=50$/)
    await expect(radius).toHaveValue('50')
    await page.getByRole('radio', { name: 'Toda la provincia de Cádiz' }).click()
    await page.waitForURL('/jobs?province=11')
    await expect(place).toHaveValue('')
    await expect(radius).toBeHidden()
  })

  test('says which word it takes for a place, and offers the word alone', async ({
    page,
    site
  }) => {
    const told = 'Hemos entendido «Huelva» como un lugar y mostramos los empleos de allí.'
    const cold = await site.openPage('/jobs?keyword=caballos+Huelva')
    await expect(cold.getByText(told)).toBeVisible()
    await page.goto('/jobs?keyword=caballos')
    await page.getByLabel('¿Qué buscas?').fill('caballos Huelva')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByText(told)).toBeVisible()
    await page.getByRole('link', { name: 'Buscar solo la palabra «Huelva»' }).click()
    await page.waitForURL('/jobs?keyword=caballos+%22Huelva%22')
    await expect(page.getByText(told)).toBeHidden()
  })

  test('offers wider places where one has no jobs', async ({ page }) => {
    await page.goto('/jobs?location=Valverde&near=38048&radius=10&role=herrador')
    await expect(page.getByRole('heading', { name: 'Ningún empleo de herrador/a' })).toBeVisible()
    await expect(page.getByText('10 km de Valverde · Cambiar')).toBeVisible()
    const wider = page.getByRole('list', { name: 'Con un cambio sí hay' })
    await wider.getByRole('link', { name: /^A \d+ km de Valverde$/ }).click()
    await page.waitForURL(/near=38048&radius=100/)
    await expect(resultCount(page)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Más lejos hay más' })).toBeVisible()
    await page.goto('/jobs?location=Valverde&near=38048&radius=10&role=herrador')
    await wider.getByRole('link', { name: 'En la provincia de Santa Cruz de Tenerife' }).click()
    await expect(page.locator('.cards .card:not(.skeleton)').first()).toBeVisible()
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
    await expect(page.getByRole('navigation', { name: /, a 100 km de .*Laguna/ })).toBeVisible()
    await expect(map.locator('.ring')).toBeVisible()
    await expect(map).not.toHaveAttribute('viewBox', '0 0 560 456')
    await page.goto('/jobs?location=Canarias')
    await expect(map).toHaveAttribute('viewBox', '0 0 560 456')
    await expect(map.locator('.ring')).toHaveCount(0)
  })
})
