import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { oneTimeCode } from '#test/builders/second-factor.ts'
import { busyResponse, demoUsers, expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

const nothing = '404 Page Not Found'

/** Registered by the test that needs an account of its own. */
const newOperator = 'operadora.web'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Operación' })

test.use({ serverEnv: { OPERATORS: `${demoUsers.employer},${newOperator}` } })

test.describe('the operator dashboard', () => {
  test('opens for the users in OPERATORS', async ({ site }) => {
    const page = await site.openPage('/operador', { username: demoUsers.employer })
    await expect(page.getByRole('heading', { level: 1, name: 'Operación' })).toBeVisible()
    await expect(page.getByText('Sin copias: BACKUP_DIR no está puesto.')).toBeVisible()
    await expect(page.getByText(/por el evento número/)).toHaveCount(0)
    await tabs(page).getByRole('link', { name: 'Cifras' }).click()
    await expect(page.getByRole('heading', { name: 'Los últimos 30 días' })).toBeFocused()
    expect(await page.locator('figure.chart').count()).toBeGreaterThan(0)
    await tabs(page).getByRole('link', { name: 'Técnica' }).click()
    await page.waitForURL('/operador?tab=tecnica')
    await expect(page.getByText(/^Va por el evento número [\d.]+$/)).toBeVisible()
    await expect(page.locator('.facts > div', { hasText: 'La última copia' })).toContainText(
      'Nunca'
    )
    const table = page.getByRole('table', { name: 'Suscripciones al registro' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Suscripción',
      'Posición',
      'Retraso',
      'Fallidos'
    ])
    await expect(page.getByText('Ninguno: todo se ha podido tratar.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('has a table for each chart', { tag: '@phone' }, async ({ site }) => {
    const page = await site.openPage('/operador?tab=cifras', { username: demoUsers.employer })
    const first = page.locator('figure.chart').first()
    await first.locator('summary').click()
    const numbers = first.getByRole('cell')
    await expect(numbers.first()).toBeVisible()
    expect(await numbers.count()).toBeGreaterThan(1)
  })

  test('says how the board fares, and gives the numbers as a file', {
    tag: '@both'
  }, async ({ site }) => {
    const page = await site.openPage('/operador?tab=cifras', { username: demoUsers.employer })
    const fact = (name: string) =>
      page.locator('.facts > div', { has: page.getByText(name, { exact: true }) })
    await expect(fact('Anuncios abiertos')).toContainText(/\d+: \d+ dicen el sueldo/)
    await expect(fact('Candidatos')).toContainText(/\d+ perfiles publicados/)
    await expect(fact('Denuncias')).toContainText('en 30 días')
    const link = page.getByRole('link', { name: 'Descargar CSV' })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/^cifras-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toContain('Día;Publicaciones;Aplicaciones;Búsquedas;Registros')
    expect(lines).toHaveLength(31)
    expect(await findAccessibilityViolations(page, 'the figures')).toEqual([])
  })

  test('lists employers on pages of ten', async ({ site }) => {
    const page = await site.openPage('/operador?tab=empresas', { username: demoUsers.employer })
    const rows = page.getByRole('table', { name: 'Empresas' }).getByRole('row')
    await expect(rows).toHaveCount(11)
    const first = (await rows.nth(1).getByRole('link').innerText()).trim()
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/operador?tab=empresas&page=2')
    await expect(page.getByRole('heading', { name: /empresas sin ver$/ })).toBeFocused()
    await expect(rows.nth(1)).not.toContainText(first)
    await page.goBack()
    await expect(rows.nth(1)).toContainText(first)
    expect(await findAccessibilityViolations(page, 'the employers of an operator')).toEqual([])
  })

  test('is linked for operators alone', async ({ site }) => {
    const page = await site.openPage('/about', { username: demoUsers.employer })
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await requestApi(site, await site.newContext(), 'POST', '/reports', {
      target: { kind: 'job', id },
      reason: 'dinero-o-documentos',
      text: 'Pide 50 € por Bizum antes de la entrevista'
    })
    await page.reload()
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    const entry = page.locator('#cuenta').getByRole('listitem').first().getByRole('link')
    await expect(entry).toHaveAccessibleName(/^Operación, \d+ por decidir$/)
    await entry.click()
    await page.waitForURL('/operador')
    await expect(
      tabs(page).getByRole('link', { name: /^Denuncias\s*\d+ pendientes$/ })
    ).toBeVisible()
    const otherPage = await site.openPage('/about', { username: demoUsers.applicant })
    await otherPage.getByRole('button', { name: /^Tu cuenta: / }).click()
    await expect(
      otherPage.locator('#cuenta').getByRole('link', { name: 'Mi Perfil' })
    ).toBeVisible()
    await expect(otherPage.getByRole('link', { name: 'Operación' })).toHaveCount(0)
    expect(await otherPage.content()).not.toContain('operador')
  })

  test('shows a failed request', async ({ site }) => {
    const page = await (await site.newContext({ username: demoUsers.employer })).newPage()
    await page.route('**/api/operator/overview', route => route.fulfill(busyResponse))
    await page.goto('/operador')
    await expect(
      page.getByRole('heading', { name: 'No hemos podido cargar los datos' })
    ).toBeVisible()
    await expect(page.getByText('El servicio está ocupado.')).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })

  test('offers two-step sign-in, which then asks for a code', async ({ site }) => {
    const context = await site.newContext()
    const account = {
      username: newOperator,
      password: demoUsers.password,
      userType: 'applicant',
      email: 'operadora@correo.example.org',
      fullName: 'Eva Sanz'
    }
    await requestApi(site, context, 'POST', '/register', account)
    const page = await context.newPage()
    await page.goto('/operador?tab=tecnica')
    const panel = page.getByRole('region', { name: 'Verificación en dos pasos' })
    await panel.getByRole('button', { name: 'Activar' }).click()
    await panel.getByLabel('Tu contraseña', { exact: true }).fill(demoUsers.password)
    await panel.getByRole('button', { name: 'Continuar' }).click()
    await expect(panel.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible()
    const secret = (await panel.locator('.secret-key').innerText()).replaceAll(' ', '')
    await panel.getByLabel('Código', { exact: true }).fill(oneTimeCode(secret, new Date()))
    await panel.getByRole('button', { name: 'Activar' }).click()
    await expect(panel.locator('.recovery-codes li')).toHaveCount(10)
    await panel.getByRole('button', { name: 'Ya los he guardado' }).click()
    await expect(panel.getByText('Activada')).toBeVisible()

    const otherPage = await site.openPage('/auth')
    await otherPage.getByLabel('Nombre de usuario').first().fill(newOperator)
    await otherPage.getByLabel('Contraseña', { exact: true }).first().fill(demoUsers.password)
    const button = otherPage.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' })
    await button.click()
    const code = otherPage.getByLabel('Código de verificación')
    await expect(otherPage.locator('#login-code-error')).toContainText('Escribe el código')
    await code.fill('000000')
    await button.click()
    await expect(otherPage.locator('#login-code-error')).toContainText('no es correcto')
    await code.fill(oneTimeCode(secret, new Date(), 1))
    await button.click()
    await otherPage.waitForURL('/')
  })

  test('is not found for other users and visitors', async ({ site }) => {
    for (const username of [demoUsers.applicant, undefined]) {
      const page = await (await site.newContext({ username })).newPage()
      const response = await page.goto('/operador')
      expect(response?.status()).toBe(404)
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1, name: nothing })).toBeVisible()
    }
    const robots = await (await site.newContext()).request.get(`${site.origin}/robots.txt`)
    expect(await robots.text()).not.toContain('operador')
  })
})
