import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test, type VisitOptions } from '../fixtures.ts'

const jerez = { latitude: 36.68612, longitude: -6.13741 }
const lisbon = { latitude: 38.72, longitude: -9.14 }
const at = (geolocation: typeof jerez): VisitOptions => ({
  geolocation,
  permissions: ['geolocation']
})

const button = (page: Page, name = 'Cerca de mí') => page.getByRole('button', { name })
const status = (page: Page) => page.locator('.near-me-status')

/** Every request of the page, with its body. */
function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', request => {
    requests.push(
      `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    )
  })
  return requests
}

test.describe('a search around the visitor', () => {
  test('finds the municipality on the device, and sends its code alone', async ({ site }) => {
    const page = await (await site.newContext(at(jerez))).newPage()
    const requests = recordRequests(page)
    await page.goto('/jobs?keyword=mozo')
    expect(requests.filter(request => /municipios|near-me\./.test(request))).toEqual([])
    const entries = await page.evaluate(() => history.length)
    requests.length = 0
    await button(page).click()
    await page.waitForURL(/\/jobs\?keyword=mozo&location=Jerez\+de\+la\+Frontera&near=11020$/)
    await expect(page.locator('.results-head')).toContainText('30 km de Jerez de la Frontera')
    await expect(page.getByLabel('¿Dónde?')).toHaveValue('Jerez de la Frontera')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(requests.some(request => request.includes('/municipios.bin'))).toBe(true)
    expect(requests.some(request => request.includes('near=11020'))).toBe(true)
    for (const request of requests)
      expect(request).not.toMatch(/36[.,]?68|6[.,]?137|latitude|longitude/)
    await page.goBack()
    await expect(page).toHaveURL('/jobs?keyword=mozo')
    await expect(status(page)).toHaveText('')
  })

  test('starts from the front page by keyboard, with what was typed', async ({ site }) => {
    const page = await site.openPage('/', at(jerez))
    await page.getByLabel('¿Qué buscas?').fill('groom')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('¿Dónde?')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/jobs\?keyword=groom&location=Jerez\+de\+la\+Frontera&near=11020$/)
  })

  test('takes the filters along, and the place that was typed before it not', async ({ site }) => {
    const page = await site.openPage('/jobs?housing=si&location=Lugo&sort=sueldo', at(jerez))
    await button(page).click()
    await page.waitForURL(/near=11020/)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      location: 'Jerez de la Frontera',
      near: '11020',
      sort: 'sueldo'
    })
  })

  test('among candidates adds no entry to the history, as its field does not', async ({ site }) => {
    const page = await site.openPage('/candidates', at(jerez))
    const entries = await page.evaluate(() => history.length)
    await button(page).click()
    await page.waitForURL(/\/candidates\?.*near=11020/)
    await expect(page.getByLabel('A menos de')).toHaveValue('30')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('asks the browser once at a press, and never before', async ({ site }) => {
    const context = await site.newContext({ geolocation: lisbon, permissions: ['geolocation'] })
    await context.addInitScript(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      Object.assign(window, { asked: 0 })
      geolocation.getCurrentPosition = (...args) => {
        Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 })
        ask(...args)
      }
      geolocation.watchPosition = () => {
        throw new Error('watched')
      }
    })
    const page = await context.newPage()
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
    await page.goto('/jobs')
    await page.getByLabel('¿Dónde?').fill('Lugo')
    expect(await asked()).toBe(0)
    await button(page).dblclick()
    await expect(status(page)).toContainText('No hay ningún municipio de España cerca')
    expect(await asked()).toBe(1)
    expect(page.url()).toBe(`${site.origin}/jobs`)
  })

  for (const [name, path, prepare, sentence] of [
    ['without permission', '/jobs', undefined, /^Tu navegador no nos deja saber dónde estás: /],
    [
      'where the device does not know',
      '/',
      'unknown',
      /^Tu dispositivo no sabe dónde está: activa /
    ],
    ['where it takes too long', '/candidates', 'late', /^Tu dispositivo tarda demasiado /],
    ['in a browser without it', '/jobs', 'unsupported', /^Este navegador no puede decir /],
    ['without permission, in English', '/en/jobs', undefined, /^Your browser won’t tell us/]
  ] as const) {
    test(`says what to do ${name}`, async ({ site }) => {
      const context = await site.newContext()
      if (prepare) await context.addInitScript(breakGeolocation, prepare)
      const page = await context.newPage()
      await page.goto(path)
      await button(page, path.startsWith('/en') ? 'Near me' : 'Cerca de mí').click()
      await expect(status(page)).toHaveText(sentence)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await findAccessibilityViolations(page, name)).toEqual([])
    })
  }

  test('says what to do without a connection, and works at the next press', async ({ site }) => {
    const page = await site.openPage('/jobs', at(jerez))
    site.ignoreErrors(/municipios|Failed to fetch/)
    await page.route('**/municipios.bin', route => route.abort())
    await button(page).click()
    await expect(status(page)).toContainText('No se ha podido cargar la lista de municipios')
    await page.unroute('**/municipios.bin')
    await button(page).click()
    await page.waitForURL(/near=11020/)
  })

  test('is not offered before a press has an effect', async ({ site }) => {
    const context = await site.newContext(at(jerez))
    const page = await context.newPage()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/list-pages*.js', async route => {
      await promise
      await route.continue()
    })
    for (const path of ['/', '/jobs', '/candidates']) {
      await page.goto(path)
      await expect(page.locator('.near-me')).toBeHidden()
    }
    release()
    await button(page).click()
    await page.waitForURL(/near=11020/)
  })

  test('says what to do where its script does not arrive', async ({ site }) => {
    const page = await site.openPage('/', at(jerez))
    site.ignoreErrors(/near-me|dynamically imported module/)
    await page.route('**/near-me*.js', route => route.abort())
    await button(page).click()
    await expect(status(page)).toContainText('No se ha podido cargar la lista de municipios')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('no search around the visitor is offered', async ({ page }) => {
    for (const path of ['/', '/jobs', '/candidates']) {
      await page.goto(path)
      await expect(page.locator('[data-near-me]')).toBeHidden()
    }
  })
})

/** Runs in the page. */
function breakGeolocation(way: 'unknown' | 'late' | 'unsupported'): void {
  if (way === 'unsupported') {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined })
    return
  }
  const code = way === 'unknown' ? 2 : 3
  navigator.geolocation.getCurrentPosition = (_, refuse) => {
    refuse?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  }
}
