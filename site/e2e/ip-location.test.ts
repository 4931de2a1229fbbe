import { expect, test } from 'vitest'
import { segoviaLocation } from '#test/ip-location.ts'
import { busyResponse, describeSite } from './fixtures.ts'
import { signUpPerson } from './test-data.ts'

const fromSegovia = { with: { extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.7' } } }

describeSite('the pages about addresses', site => {
  test('[2.ip-diagnostic] asks by itself, shows everything, and asks again', async () => {
    const page = await site.open('/ip-diagnostic', fromSegovia)
    const main = page.getByRole('main')
    await main.getByText('203.0.113.7').first().waitFor()
    for (const value of Object.values(segoviaLocation))
      await main.getByText(value, { exact: true }).waitFor()
    await main.getByText('IP pública', { exact: true }).waitFor()
    for (const range of ['10.x', '172.16-31.x', '192.168.x', '127.x'])
      await main.getByText(range, { exact: true }).waitFor()
    const again = Promise.withResolvers<void>()
    await page.route('**/api/ip-diagnostic', async route => {
      await again.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Actualizar información IP' }).click()
    await page.getByRole('button', { name: 'Actualizando...' }).waitFor()
    again.resolve()
    await page.getByRole('button', { name: 'Actualizar información IP' }).waitFor()
  })

  test('[2.ip-diagnostic-missing] what is not known is said to be missing', async () => {
    const page = await site.open('/ip-diagnostic')
    await page.getByText('No disponible').first().waitFor()
    await page.getByText(/No se detectaron fuentes de IP/).waitFor()
    await page.getByText('IP privada', { exact: true }).waitFor()
  })

  test('[8.ip-diagnostic] [8.ip-test] failures carry their status', async () => {
    const page = await (await site.come()).newPage()
    await page.route('**/api/ip-diagnostic', route => route.fulfill(busyResponse))
    await page.goto('/ip-diagnostic')
    await page.getByRole('heading', { name: /^Error al obtener información de IP/ }).waitFor()
    await page.getByRole('button', { name: 'Reintentar' }).waitFor()
    await page.goto('/ip-test')
    await page.getByRole('button', { name: 'Verificar mi IP' }).click()
    await page.getByRole('heading', { name: /^Error: 503/ }).waitFor()
    site.forgive(/ocupado/)
  })

  test('[2.ip-test] [2.ip-test-visitor] a visitor sees the same, and why it cannot be kept', async () => {
    const page = await site.open('/ip-test', fromSegovia)
    await page.getByRole('button', { name: 'Verificar mi IP' }).click()
    await page.getByText('203.0.113.7').first().waitFor()
    await page
      .getByText('Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.')
      .waitFor()
    expect(await page.getByRole('button', { name: 'Guardar ubicación en mi perfil' }).count()).toBe(
      0
    )
  })

  test('[2.ip-test-save] [5.save-ip] who is signed in keeps the place, once there is one', async () => {
    const { context } = await signUpPerson(site, 'applicant', fromSegovia)
    const page = await context.newPage()
    await page.goto('/ip-test')
    const save = page.getByRole('button', { name: 'Guardar ubicación en mi perfil' })
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Verificar mi IP' }).last().click()
    await page.getByText('203.0.113.7').first().waitFor()
    await save.click()
    await page
      .locator('.toast', { hasText: 'IP guardada correctamente' })
      .getByText('La dirección IP 203.0.113.7 ha sido guardada en tu perfil.')
      .waitFor()
    await page.getByText(/^Guardada el .*Segovia, Castilla y León, España/).waitFor()
  })

  test('[8.save-ip] and is told when that does not work', async () => {
    const { context } = await signUpPerson(site, 'applicant', fromSegovia)
    const page = await context.newPage()
    await page.goto('/ip-test')
    await page.getByRole('button', { name: 'Verificar mi IP' }).last().click()
    await page.route('**/api/update-ip', route => route.fulfill(busyResponse))
    await page.getByRole('button', { name: 'Guardar ubicación en mi perfil' }).click()
    await page
      .locator('.toast.destructive', { hasText: 'Error al guardar IP' })
      .getByText('El servicio está ocupado.')
      .waitFor()
    site.forgive(/ocupado/)
  })
})
