import { expect, test } from 'vitest'
import { busyResponse, demoUsers, describeSite } from './fixtures.ts'

const nothing = '404 Page Not Found'

describeSite(
  'the page of the operator',
  site => {
    test('shows how the board is doing to whom the configuration names', async () => {
      const page = await site.open('/operador', { as: demoUsers.employer })
      await page.getByRole('heading', { level: 1, name: 'Operación' }).waitFor()
      await page.getByText(/^El registro va por el hecho número [\d.]+\.$/).waitFor()
      expect(await page.locator('figure.chart').count()).toBeGreaterThan(0)
      const table = page.getByRole('table', { name: 'Seguidores del registro' })
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Seguidor',
        'Posición',
        'Retraso',
        'Apartados'
      ])
      await page.getByText('Ninguno: todo se ha podido tratar.').waitFor()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    })

    test('says its numbers in tables too', async () => {
      const page = await site.open('/operador', { as: demoUsers.employer, width: 390 })
      const first = page.locator('figure.chart').first()
      await first.locator('summary').click()
      const numbers = first.getByRole('cell')
      await numbers.first().waitFor()
      expect(await numbers.count()).toBeGreaterThan(1)
    })

    test('asks again when that is wanted, and tells what does not come', async () => {
      const page = await site.open('/operador', { as: demoUsers.employer })
      const again = page.getByRole('button', { name: 'Actualizar' })
      await again.waitFor()
      const asked = page.waitForResponse(/\/api\/operator\/overview$/)
      await again.click()
      expect((await asked).status()).toBe(200)
      await page.route('**/api/operator/overview', route => route.fulfill(busyResponse))
      await page.reload()
      await page.getByRole('heading', { name: 'No hemos podido cargar los datos' }).waitFor()
      await page.getByText('El servicio está ocupado.').waitFor()
      site.forgive(/ocupado/)
    })

    test('is nothing to everybody else', async () => {
      const page = await site.open('/operador', { as: demoUsers.applicant })
      await page.getByRole('heading', { level: 1, name: nothing }).waitFor()
      expect(await page.title()).toContain(nothing)
      expect(await page.getByText('Operación').count()).toBe(0)
      const visitor = await site.open('/operador')
      expect(new URL(visitor.url()).pathname).toBe('/auth')
      site.forgive(/Esta dirección no existe/)
    })
  },
  { env: { OPERATORS: demoUsers.employer } }
)
