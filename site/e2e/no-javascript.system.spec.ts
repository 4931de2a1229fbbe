import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { jobInput, signUpPerson, createJob } from './test-data.ts'

test.describe('without JavaScript', () => {
  test('the front page searches and shows the newest jobs', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.latest .card')).toHaveCount(6)
    await page.getByText('Búsqueda Avanzada').click()
    await page.getByLabel('Tipo de empleo').selectOption('Prácticas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?.*jobType=Pr%C3%A1cticas/)
    expect(await page.locator('.cards .card').count()).toBeGreaterThan(0)
    await expect(page.getByRole('radio', { name: /^Prácticas/ })).toBeChecked()
    expect(await noscriptText(page)).toContain('Aplicar filtros')
  })

  test('the list of jobs searches, has pages and links to jobs', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?keyword=mozo/)
    await page.locator('.cards .card a').first().click()
    await page.waitForURL(/\/jobs\/\w+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moz/i)
    await page.goto('/jobs')
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/jobs?page=2')
  })

  test('a town that was typed has a radius to choose', async ({ page }) => {
    await page.goto('/jobs?location=Jerez+de+la+Frontera')
    await page.getByLabel('A menos de').selectOption('100 km')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/location=Jerez\+de\+la\+Frontera&radius=100/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('a 100 km de Jerez')
  })

  test('a job shows its contact and that the form needs JavaScript', async ({ page, site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: jobInput.title })).toBeVisible()
    await expect(page.getByRole('link', { name: jobInput.contactEmail })).toHaveCount(0)
    await page.getByRole('button', { name: 'Ver teléfono y correo' }).click()
    await expect(page.getByRole('link', { name: jobInput.contactEmail })).toBeVisible()
    expect(await noscriptText(page)).toContain('Para aplicar desde aquí hace falta JavaScript.')
    await expect(page.getByRole('button', { name: 'Enviar aplicación' })).toHaveCount(0)
  })

  test('the links of letters have buttons that work', async ({ page, site }) => {
    site.ignoreErrors(/410/)
    for (const [path, button] of [
      ['/baja/nada', 'No quiero más'],
      ['/alertas/confirmar/nada', 'Sí, avisadme']
    ] as const) {
      await page.goto(path)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
    }
    await page.goto('/alertas')
    expect(await noscriptText(page)).toContain('hace falta JavaScript')
  })

  test('candidates are listed and filtered', async ({ page }) => {
    await page.goto('/candidates')
    expect(await page.locator('.cards .card').count()).toBeGreaterThan(0)
    await page.getByLabel('¿Qué buscas?').fill('zzzz')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/candidates\?text=zzzz/)
    await expect(
      page.getByRole('heading', { name: 'Nadie encaja con estos filtros' })
    ).toBeVisible()
    await page.goto('/candidates')
    await page.getByRole('checkbox', { name: 'Mozo/a de cuadra' }).check()
    await page.getByRole('checkbox', { name: 'Groom' }).check()
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/role=mozo-cuadra&role=groom/)
    await expect(page.getByRole('checkbox', { name: 'Groom' })).toBeChecked()
    await page.getByRole('link', { name: 'Quitar filtro: Groom' }).click()
    await page.waitForURL('/candidates?role=mozo-cuadra')
  })

  test('forms show that they need JavaScript, and questions open', async ({ page }) => {
    await page.goto('/auth')
    expect(await noscriptText(page)).toContain(
      'Para iniciar sesión o registrarte hace falta JavaScript.'
    )
    await page.goto('/ip-test')
    expect(await noscriptText(page)).toContain('Para verificar tu dirección, activa JavaScript')
    await page.goto('/contact')
    await page.locator('main summary').first().click()
    expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull()
  })
})

/** Chromium does not render `noscript` when Playwright disables scripts; its text is read instead. */
async function noscriptText(page: Page): Promise<string> {
  return (await page.locator('main noscript').allTextContents()).join(' ').replace(/\s+/g, ' ')
}
