import { day } from '#events/units.ts'
import { expect, test } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  createJob,
  jobInput,
  openInLastWeek,
  profileInput,
  requestApi,
  signUpPerson
} from '../test-data.ts'

const { title } = jobInput

test.describe('the jobs of an employer', () => {
  test('closes a job with an outcome, and answers those who wait', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const applicant = await signUpPerson(site, 'applicant')
    const id = await createJob(site, owner)
    const application = { coverLetter: coverLetterText }
    await requestApi(site, applicant.context, 'POST', `/jobs/${id}/applications`, application)

    const page = await owner.context.newPage()
    await page.goto('/profile?tab=empleos')
    const row = page.getByRole('row', { name: new RegExp(title) })
    await expect(row.getByText('1 sin contestar')).toBeVisible()
    await expect(row.getByRole('link', { name: /^Contestar a 1/ })).toHaveAttribute(
      'href',
      `/applications?jobId=${id}&status=pending`
    )
    await row.getByLabel(`Más acciones para «${title}»`).click()
    await row.getByRole('button', { name: /^Puesto cubierto/ }).click()
    const dialog = page.getByRole('dialog', { name: '¿Puesto cubierto?' })
    await dialog.getByLabel('Sí, por otra vía').check()
    await expect(dialog.getByLabel('Contestar a quien espera')).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
      /Gracias por tu interés/
    )
    await dialog.getByRole('button', { name: 'Cerrar anuncio' }).click()
    await expect(page.locator('.notice.good')).toContainText('Hemos contestado a 1 persona.')
    await expect(row.getByText('Puesto cubierto', { exact: true })).toBeVisible()
    await expect(row.getByText('1 sin contestar')).toHaveCount(0)

    const visitor = await site.openPage(`/jobs/${id}`)
    await expect(visitor.getByText('La empresa ya encontró a quien buscaba.')).toBeVisible()
    await expect(visitor.locator('#aplicar')).toHaveCount(0)
    const answered = await applicant.context.newPage()
    await answered.goto(`/messages?con=${owner.id}`)
    await expect(answered.locator('.bubble')).toContainText('Gracias por tu interés')
  })

  test('closes without an answer when no applicant waits, and the menu closes on Escape', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto('/profile?tab=empleos')
    const more = page.getByLabel(`Más acciones para «${title}»`)
    await more.click()
    const close = page.getByRole('button', { name: /^Puesto cubierto/ })
    await page.keyboard.press('Escape')
    await expect(close).toBeHidden()
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await close.click()
    const dialog = page.getByRole('dialog', { name: '¿Puesto cubierto?' })
    await expect(dialog.getByText(/Contestar a/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.click()
    await close.click()
    await dialog.getByLabel('No, pero dejo de buscar').check()
    await dialog.getByRole('button', { name: 'Cerrar anuncio' }).click()
    await expect(page.getByText('Búsqueda cerrada')).toBeVisible()
  })

  test('asks for the outcome of a job that has expired', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const page = await openInLastWeek(owner.context, '/profile?tab=empleos')
    await page.clock.fastForward(6 * day)
    await expect(page.getByText(/^Caducó el/)).toBeVisible()
    await page.getByRole('button', { name: /^¿Puesto cubierto/ }).click()
    await expect(page.getByRole('dialog', { name: '¿Puesto cubierto?' })).toBeVisible()
  })

  test('copies a job, whatever became of it', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    await requestApi(site, owner.context, 'POST', `/jobs/${id}/close`, { outcome: 'aqui' })
    const page = await owner.context.newPage()
    await page.goto('/profile?tab=empleos')
    await page.getByLabel(`Más acciones para «${title}»`).click()
    await page.getByRole('link', { name: /^Copiar/ }).click()
    await page.waitForURL(`/post-job?copia=${id}`)
    await expect(page.getByText(`Es una copia de «${title}»`)).toBeVisible()
    await expect(page.getByLabel('Título del puesto')).toHaveValue(title)
    await expect(page.getByLabel('Teléfono de contacto')).toHaveValue(jobInput.contactPhone)
    await page.getByRole('button', { name: 'Publicar empleo' }).first().click()
    await page.waitForURL('/jobs', { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Empleo publicado' })).toBeVisible()

    const otherEmployer = await signUpPerson(site, 'employer')
    const foreign = await otherEmployer.context.newPage()
    await foreign.goto(`/post-job?copia=${id}`)
    await expect(foreign.getByText('Acceso denegado')).toBeVisible()
  })

  test('leads to the applications of one job, and answers in their details', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    await createJob(site, owner, { title: 'Jinete de doma' })
    await requestApi(site, applicant.context, 'POST', '/candidate-profiles', {
      ...profileInput,
      galope: 7
    })
    const page = await owner.context.newPage()
    await page.goto('/profile?tab=empleos')
    await page.getByRole('link', { name: `1 aplicación a «${title}»` }).click()
    await page.waitForURL(/\/applications\?jobId=/)
    await expect(page.getByLabel('Anuncio')).toHaveValue(/./)
    await page.getByRole('link', { name: /^Ver detalles/ }).click()
    const details = page.getByRole('dialog', { name: applicant.fullName })
    await expect(details.getByRole('link', { name: 'Ver su perfil' })).toBeVisible()
    await details.getByLabel('Aprobada').check()
    const save = details.getByRole('button', { name: /^Guardar y avisar a / })
    await expect(save).toBeInViewport({ ratio: 1 })
    await save.click()
    await expect(page.locator('.toast', { hasText: 'Estado actualizado' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Aprobada' })).toBeVisible()
    await page.getByLabel('Anuncio').selectOption('Todos los anuncios')
    await page.waitForURL(url => !url.searchParams.has('jobId'))
  })
})
