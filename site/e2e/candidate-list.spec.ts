import { busyResponse, demoUsers, expect, test } from './fixtures.ts'
import { recordApiCalls } from './page-errors.ts'
import { openNewUserPage } from './test-data.ts'

test.describe('the list of candidates', () => {
  test('[2.candidates-tabs] shows the tab Mis perfiles to applicants only', async ({ site }) => {
    const tabs = async (username?: string) => {
      const page = await site.openPage('/candidates', { username })
      if (username)
        await page.locator('.avatar-button [data-initials]:not([data-initials=""])').waitFor()
      return page.getByRole('tab').allInnerTexts()
    }
    expect(await tabs()).toEqual(['Todos los candidatos'])
    expect(await tabs(demoUsers.employer)).toEqual(['Todos los candidatos'])
    expect(await tabs(demoUsers.applicant)).toEqual(['Todos los candidatos', 'Mis perfiles'])
  })

  test('[2.candidates-preview] shows 70 characters and chips on a card, and the contact on demand', async ({
    page
  }) => {
    const calls = recordApiCalls(page)
    await page.goto('/candidates', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    const card = page.locator('.cards .card', { has: page.locator('.chip') }).first()
    expect((await card.locator('.text').innerText()).length).toBeLessThanOrEqual(72)
    const more = card.getByRole('button', { name: /^Ver más detalles/ })
    await more.click()
    const less = card.getByRole('button', { name: /^Ver menos/ })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await expect(card.locator('a[href^="tel:"]')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('[2.candidates-filters] filters while the user types', async ({ page }) => {
    await page.goto('/candidates')
    const count = page.getByText(/^Mostrando \d+ de \d+ candidatos?/)
    const before = await count.innerText()
    await page.getByLabel('¿Dónde?').fill('sevilla')
    await expect(count).not.toHaveText(before)
    await page.getByLabel('¿Qué buscas?').fill('zzzz')
    await expect(
      page.getByRole('heading', { name: 'Nadie encaja con estos filtros' })
    ).toBeVisible()
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(count).toHaveText(before)
  })

  test('[2.candidates-dialog] opens the dialog from the address and removes the parameter', async ({
    site
  }) => {
    for (const name of ['newUser', 'showForm', 'openForm']) {
      const page = await openNewUserPage(site, 'applicant', `/candidates?${name}=true`)
      const dialog = page.getByRole('dialog', { name: 'Publica tu perfil' })
      await expect(dialog).toBeVisible()
      expect(page.url()).not.toContain(name)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })

  test('[8.candidates] [8.candidates-load] shows failed requests of both lists', async ({
    site
  }) => {
    const page = await (await site.newContext({ username: demoUsers.applicant })).newPage()
    await page.route('**/api/my-candidate-profiles*', route => route.fulfill(busyResponse))
    await page.goto('/candidates')
    await page.getByRole('tab', { name: 'Mis perfiles' }).click()
    await expect(page.getByRole('tab', { name: 'Mis perfiles', selected: true })).toBeVisible()
    await expect(
      page.locator('.toast').getByText('No se pudieron cargar tus perfiles')
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Todos los candidatos' }).click()
    // The answer comes after the page has filtered what it has.
    await page.route('**/api/candidate-profiles*', async route => {
      await expect(page).toHaveURL(/text=doma/)
      await route.fulfill(busyResponse)
    })
    await page.getByLabel('¿Qué buscas?').fill('doma')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Error al cargar perfiles' })).toBeVisible()
    await expect(
      page.locator('.toast').getByText('No se pudieron cargar los perfiles de candidatos')
    ).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })
})
