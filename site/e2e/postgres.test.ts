import { expect, test } from 'vitest'
import { startPostgres } from '#test/postgres-server.ts'
import { describeSite } from './fixtures.ts'
import { coverLetterText, jobInput, signUpPerson, createJob } from './test-data.ts'

describeSite(
  'on a PostgreSQL server',
  site => {
    test('a board begins empty, and says so', async () => {
      const page = await site.open('/jobs')
      await page.getByRole('heading', { level: 1, name: /^0 empleos con caballos/ }).waitFor()
      expect(await page.locator('.cards .card').count()).toBe(0)
    })

    test('an ad is posted, found, applied to, and the answer arrives', async () => {
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
      await page.getByRole('heading', { name: /^Aplicación enviada/ }).waitFor()

      const theirs = await owner.context.newPage()
      await theirs.goto('/applications')
      await theirs.getByRole('button', { name: /^Cambiar estado/ }).click()
      const dialog = theirs.getByRole('dialog', { name: 'Cambiar estado' })
      await dialog.getByRole('radio', { name: 'Aprobada' }).check()
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await theirs.getByRole('cell', { name: 'Aprobada' }).waitFor()
      await page.goto('/profile?tab=aplicaciones')
      await page.getByRole('cell', { name: 'Aprobada' }).waitFor()
    })
  },
  { database: startPostgres }
)
