import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { describeSite } from './fixtures.ts'
import { jobInput, signUpPerson, createJob } from './test-data.ts'

const plain = { with: { javaScriptEnabled: false } }

describeSite('without any script', site => {
  test('the front page searches, and leads to the newest ads', async () => {
    const page = await site.open('/', plain)
    expect(await page.locator('.latest .card').count()).toBe(6)
    await page.getByText('Búsqueda Avanzada').click()
    await page.getByLabel('Tipo de empleo').selectOption('Prácticas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?.*jobType=Pr%C3%A1cticas/)
    expect(await page.locator('.cards .card').count()).toBeGreaterThan(0)
    expect(await page.getByLabel('Tipo de empleo').inputValue()).toBe('Prácticas')
  })

  test('an ad shows its contact, and says what applying here takes', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.open(`/jobs/${id}`, plain)
    await page.getByRole('heading', { level: 1, name: jobInput.title }).waitFor()
    await page.getByRole('link', { name: jobInput.contactEmail }).waitFor()
    expect(await noscriptText(page)).toContain('Para aplicar desde aquí hace falta JavaScript.')
    expect(await page.getByRole('button', { name: 'Enviar aplicación' }).count()).toBe(0)
  })

  test('candidates are listed and filtered', async () => {
    const page = await site.open('/candidates', plain)
    expect(await page.locator('.cards .card').count()).toBeGreaterThan(0)
    await page.getByLabel('¿Qué buscas?').fill('zzzz')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/candidates\?text=zzzz/)
    await page.getByRole('heading', { name: 'Nadie encaja con estos filtros' }).waitFor()
  })

  test('what cannot be done says so, and questions still open', async () => {
    const page = await site.open('/auth', plain)
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

/** A browser whose scripts a test has turned off still takes this for text, and does not draw it. */
async function noscriptText(page: Page): Promise<string> {
  return (await page.locator('main noscript').allTextContents()).join(' ').replace(/\s+/g, ' ')
}
