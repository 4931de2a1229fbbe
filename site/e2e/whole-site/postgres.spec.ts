import { expect, test } from '../fixtures.ts'
import { coverLetterText, jobInput, signUpPerson, createJob } from '../test-data.ts'

test.use({ isOnPostgres: true })

test.describe('on a PostgreSQL server', () => {
  test.describe.configure({ mode: 'serial' })

  test('an empty board shows zero jobs', async ({ page }) => {
    await page.goto('/jobs')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Todavía no hay empleos publicados' })
    ).toBeVisible()
    await expect(page.locator('.cards .card')).toHaveCount(0)
  })

  test('a job is posted, found, applied for, and the new status arrives', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const applicant = await signUpPerson(site, 'applicant')
    const page = await applicant.context.newPage()
    await page.goto('/jobs')
    await page.getByLabel('¿Qué buscas?').fill('mozas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByRole('link', { name: jobInput.title }).click()
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByRole('heading', { name: /^Aplicación enviada/ })).toBeVisible()

    const theirs = await owner.context.newPage()
    await theirs.goto('/applications?vista=tabla')
    await theirs.getByRole('button', { name: /^Cambiar estado/ }).click()
    const dialog = theirs.getByRole('dialog', { name: 'Cambiar estado' })
    await dialog.getByRole('radio', { name: 'Aprobada' }).check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(theirs.getByRole('cell', { name: 'Aprobada' })).toBeVisible()
    await page.goto('/profile?tab=aplicaciones')
    await expect(page.getByRole('cell', { name: 'Aprobada' })).toBeVisible()
  })
})
