import { busyResponse, demoUsers, expect, test } from './fixtures.ts'

const nothing = '404 Page Not Found'

test.use({ serverEnv: { OPERATORS: demoUsers.employer } })

test.describe('the operator dashboard', () => {
  test('opens for the users in OPERATORS', async ({ site }) => {
    const page = await site.openPage('/operador', { username: demoUsers.employer })
    await expect(page.getByRole('heading', { level: 1, name: 'Operación' })).toBeVisible()
    await expect(page.getByText(/^El registro va por el hecho número [\d.]+\.$/)).toBeVisible()
    expect(await page.locator('figure.chart').count()).toBeGreaterThan(0)
    const table = page.getByRole('table', { name: 'Seguidores del registro' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Seguidor',
      'Posición',
      'Retraso',
      'Apartados'
    ])
    await expect(page.getByText('Ninguno: todo se ha podido tratar.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('has a table for each chart', { tag: '@phone' }, async ({ site }) => {
    const page = await site.openPage('/operador', { username: demoUsers.employer })
    const first = page.locator('figure.chart').first()
    await first.locator('summary').click()
    const numbers = first.getByRole('cell')
    await expect(numbers.first()).toBeVisible()
    expect(await numbers.count()).toBeGreaterThan(1)
  })

  test('refreshes on demand, and shows a failed request', async ({ site }) => {
    const page = await site.openPage('/operador', { username: demoUsers.employer })
    const again = page.getByRole('button', { name: 'Actualizar' })
    await expect(again).toBeVisible()
    const response = page.waitForResponse(/\/api\/operator\/overview$/)
    await again.click()
    expect((await response).status()).toBe(200)
    await page.route('**/api/operator/overview', route => route.fulfill(busyResponse))
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'No hemos podido cargar los datos' })
    ).toBeVisible()
    await expect(page.getByText('El servicio está ocupado.')).toBeVisible()
    site.ignoreErrors(/ocupado/)
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
