import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'

test.use({ serverEnv: { OPERATORS: demoUsers.employer } })

test.describe('what an employer shows of itself', () => {
  test('an employer shows what can be checked, and takes it back', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner, { location: 'Vejer de la Frontera' })
    const page = await owner.context.newPage()
    await page.goto('/profile')
    const panel = page.getByRole('region', { name: 'Comprobar tu centro' })
    await panel.getByRole('button', { name: 'Añadir o cambiar' }).click()
    await panel.getByLabel('Web').fill('www.hipicadelnorte.example.org')
    await panel.getByLabel(/^NIF/).fill('12345678A')
    await panel.getByLabel(/^Código REGA/).fill('ES 11 039 0001234')
    await panel.getByRole('button', { name: 'Guardar' }).click()
    await expect(panel.locator('.summary')).toContainText('Este NIF no es válido')
    await panel.getByLabel(/^NIF/).fill('12345678-z')
    await panel.getByRole('button', { name: 'Guardar' }).click()
    await expect(panel.getByText('De Vejer de la Frontera')).toBeVisible()
    await expect(
      panel.getByRole('definition').filter({ hasText: /^Escrito, y válido/ })
    ).toBeVisible()
    await expect(panel.getByText('hipicadelnorte.example.org')).toBeVisible()
    await expect(panel.getByRole('heading')).toBeFocused()
    expect(await findAccessibilityViolations(page, 'the steps of an employer')).toEqual([])

    const ad = await site.openPage(`/jobs/${id}`)
    await expect(ad.locator('.employer-panel').getByText(/^En Ramal desde /)).toBeVisible()
    const steps = ad.locator('.employer-panel li')
    await expect(steps).toHaveText([
      'Declara código REGA de Vejer de la Frontera',
      'Ha escrito un NIF válido'
    ])
    await panel.getByRole('button', { name: 'Quitar: NIF' }).click()
    await expect(panel.getByText('Sin escribir')).toBeVisible()
    await ad.reload()
    await expect(steps).toHaveCount(1)
  })

  test('the page of an employer says how it answers, and what that means', async ({ site }) => {
    const page = await site.openPage('/jobs?keyword=Cárcavas Altas')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByText('Responde en menos de 2 días')).toBeVisible()
    await page.locator('.employer-panel').getByRole('link').last().click()
    await expect(page.getByText('Suele responder en')).toBeVisible()
    await expect(page.getByText('menos de 2 días')).toBeVisible()
    await expect(page.getByText('contesta a la mayoría')).toBeVisible()
    await page.getByText('Qué quieren decir estos datos').click()
    await expect(page.getByText('Lo que no se contesta cuenta como nunca.')).toBeVisible()
    expect(await findAccessibilityViolations(page, 'the words of an employer')).toEqual([])
  })

  test('the operator notes whom they have seen, with the keyboard alone', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const page = await site.openPage('/operador?tab=empresas', { username: demoUsers.employer })
    const panel = page.getByRole('region', {
      name: /empresas? (sin ver|vistas?)$|^Las has visto|^Empresas$/
    })
    const button = panel.getByRole('button', { name: `Anotar como visto: ${owner.fullName}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveCount(0)
    await expect(panel.getByRole('heading')).toBeFocused()
    await panel.getByRole('link', { name: 'Vistas' }).click()
    await expect(panel.getByText(owner.fullName)).toBeVisible()
    expect(await findAccessibilityViolations(page, 'the employers of the operator')).toEqual([])
    const employerPage = await site.openPage(`/employers/${owner.id}`)
    await expect(
      employerPage.getByRole('term').filter({ hasText: 'Visto por Ramal' })
    ).toBeVisible()
  })
})
