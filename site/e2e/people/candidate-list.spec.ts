import { busyResponse, demoUsers, expect, test } from '../fixtures.ts'
import { recordApiCalls } from '../page-errors.ts'
import { openNewUserPage } from '../test-data.ts'

test.describe('the list of candidates', () => {
  test('[2.candidates-tabs] shows its tabs to applicants only', async ({ site }) => {
    const expectTabs = async (tabs: string[], username?: string) => {
      const page = await site.openPage('/candidates', { username })
      if (username) await page.locator('.avatar-button :is([data-initials], img)').waitFor()
      await expect(page.getByRole('tab')).toHaveText(tabs)
    }
    await expectTabs([])
    await expectTabs([], demoUsers.employer)
    await expectTabs(['Todos los candidatos', 'Mis perfiles'], demoUsers.applicant)
  })

  test('[2.candidates-preview] shows 70 characters and chips, twelve a page, and leads to the whole profile', async ({
    page
  }) => {
    const calls = recordApiCalls(page)
    await page.goto('/candidates', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    await expect(page.locator('.candidate-list > li')).toHaveCount(12)
    const row = page.locator('.candidate-list > li', { has: page.locator('.chip') }).first()
    expect((await row.locator('.text').innerText()).length).toBeLessThanOrEqual(72)
    const name = await row.getByRole('heading').innerText()
    await row.getByRole('link', { name: `Ver más detalles de ${name}` }).click()
    await page.waitForURL(/\/candidates\/\w+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('los ven las empresas con la sesión iniciada')).toBeVisible()
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
    await page.goBack()
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/candidates?page=2')
    await expect(page.getByText(/Página 2 de \d+$/)).toBeVisible()
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

  test('is narrowed by filters, whose chips take them away', async ({ page }) => {
    await page.goto('/candidates')
    const count = page.getByText(/^Mostrando \d+ de \d+ candidatos?/)
    const before = await count.innerText()
    await page.getByRole('checkbox', { name: 'Groom' }).check()
    await page.getByLabel('Galope', { exact: true }).selectOption('7')
    await page.waitForURL('/candidates?role=groom&galope=7')
    await expect(count).not.toHaveText(before)
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toHaveText(
      /Groom.*Galope 7 o más/
    )
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Groom' })).toBeChecked()
    await page.getByRole('link', { name: 'Quitar filtro: Galope 7 o más' }).click()
    await page.waitForURL('/candidates?role=groom')
    await page.getByRole('link', { name: 'Quitar todos' }).click()
    await expect(count).toHaveText(before)
    await expect(page.locator('.filter-panel input').first()).toBeFocused()
    await page.goto('/candidates?role=jockey&housing=si')
    await page.getByRole('link', { name: 'Quitar «Jockey»' }).click()
    await page.waitForURL('/candidates?housing=si')
  })

  test('finds those around a town that the field completes', async ({ page }) => {
    await page.goto('/candidates')
    await page.getByLabel('¿Dónde?').pressSequentially('Jerez de la F')
    await expect(page.locator('datalist option[value="Jerez de la Frontera, Cádiz"]')).toHaveCount(
      1
    )
    await page.getByLabel('¿Dónde?').fill('Jerez de la Frontera, Cádiz')
    await page.getByLabel('A menos de').selectOption('100')
    await page.waitForURL(/near=11020&radius=100$/)
    await expect(page.getByText(/^Mostrando \d+ de \d+ candidatos?/)).toBeVisible()
  })

  test('has its filters in a sheet on a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/candidates')
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Groom' }).check()
    await page.waitForURL('/candidates?role=groom')
    await page.getByRole('button', { name: /^Ver \d+ candidatos?$/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Groom' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
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
