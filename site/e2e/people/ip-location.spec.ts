import { segoviaLocation } from '#test/board/ip-location.ts'
import { busyResponse, expect, test } from '../fixtures.ts'
import { requestApi, signUpPerson } from '../test-data.ts'

const fromSegovia = { extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.7' } }

test.describe('the pages about the IP address', () => {
  test('[2.ip-diagnostic] the diagnostic loads by itself, shows all values and refreshes', async ({
    site
  }) => {
    const page = await site.openPage('/ip-diagnostic', fromSegovia)
    const main = page.getByRole('main')
    await expect(main.getByText('203.0.113.7').first()).toBeVisible()
    for (const value of Object.values(segoviaLocation))
      await expect(main.getByText(value, { exact: true })).toBeVisible()
    await expect(main.getByText('IP pública', { exact: true })).toBeVisible()
    for (const range of ['10.x', '172.16-31.x', '192.168.x', '127.x'])
      await expect(main.getByText(range, { exact: true })).toBeVisible()
    const again = Promise.withResolvers<void>()
    await page.route('**/api/ip-diagnostic', async route => {
      await again.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Actualizar información IP' }).click()
    await expect(page.getByRole('button', { name: 'Actualizando...' })).toBeVisible()
    again.resolve()
    await expect(page.getByRole('button', { name: 'Actualizar información IP' })).toBeVisible()
  })

  test('[2.ip-diagnostic-missing] the diagnostic marks missing values', async ({ page }) => {
    await page.goto('/ip-diagnostic')
    await expect(page.getByText('No disponible').first()).toBeVisible()
    await expect(page.getByText(/No se detectaron fuentes de IP/)).toBeVisible()
    await expect(page.getByText('IP privada', { exact: true })).toBeVisible()
  })

  test('[8.ip-diagnostic] [8.ip-test] both pages show a failed request with its status', async ({
    page,
    site
  }) => {
    await page.route('**/api/ip-diagnostic', route => route.fulfill(busyResponse))
    await page.goto('/ip-diagnostic')
    await expect(
      page.getByRole('heading', { name: /^Error al obtener información de IP/ })
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await page.goto('/ip-test')
    await page.getByRole('button', { name: 'Verificar mi IP' }).click()
    await expect(page.getByRole('heading', { name: /^Error: 503/ })).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })

  test('[2.ip-test] [2.ip-test-visitor] the test shows a visitor the values and why they cannot be saved', async ({
    site
  }) => {
    const page = await site.openPage('/ip-test', fromSegovia)
    await page.getByRole('button', { name: 'Verificar mi IP' }).click()
    await expect(page.getByText('203.0.113.7').first()).toBeVisible()
    await expect(
      page.getByText('Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.')
    ).toBeVisible()
    expect(await page.getByRole('button', { name: 'Guardar ubicación en mi perfil' }).count()).toBe(
      0
    )
  })

  test('the test never shows the place of the profile as that of the address', async ({ site }) => {
    const { context, ...person } = await signUpPerson(site, 'applicant', {
      extraHTTPHeaders: { 'X-Forwarded-For': '9.9.9.9' }
    })
    const { fullName, email } = person
    const changes = { fullName, email, location: 'Mondoñedo' }
    await requestApi(site, context, 'PUT', `/users/${person.id}`, changes)
    const page = await context.newPage()
    await page.goto('/ip-test')
    await page.getByRole('button', { name: 'Verificar mi IP' }).click()
    await expect(page.getByText('9.9.9.9').first()).toBeVisible()
    await expect(page.getByText('No disponible').first()).toBeVisible()
    await expect(page.locator('.ip-panels')).not.toContainText('Mondoñedo')
  })

  test('[2.ip-test-save] [5.save-ip] the test saves the location for a signed-in user, after the check', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'applicant', fromSegovia)
    const page = await context.newPage()
    await page.goto('/ip-test')
    const save = page.getByRole('button', { name: 'Guardar ubicación en mi perfil' })
    await expect(save).toBeVisible()
    await expect(save).toBeDisabled()
    await page.getByRole('button', { name: 'Verificar mi IP' }).last().click()
    await expect(page.getByText('203.0.113.7').first()).toBeVisible()
    await save.click()
    await expect(
      page
        .locator('.toast', { hasText: 'IP guardada correctamente' })
        .getByText('La dirección IP 203.0.113.7 ha sido guardada en tu perfil.')
    ).toBeVisible()
    await expect(page.getByText(/^Guardada el .*Segovia, Castilla y León, España/)).toBeVisible()
  })

  test('[8.save-ip] the test shows a failure to save', async ({ site }) => {
    const { context } = await signUpPerson(site, 'applicant', fromSegovia)
    const page = await context.newPage()
    await page.goto('/ip-test')
    await page.getByRole('button', { name: 'Verificar mi IP' }).last().click()
    await page.route('**/api/update-ip', route => route.fulfill(busyResponse))
    await page.getByRole('button', { name: 'Guardar ubicación en mi perfil' }).click()
    await expect(
      page
        .locator('.toast.destructive', { hasText: 'Error al guardar IP' })
        .getByText('El servicio está ocupado.')
    ).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })
})
