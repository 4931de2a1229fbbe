import { expect, test } from 'vitest'
import { demoUsers, describeSite } from './fixtures.ts'
import { jobInput, signUpPerson, createJob } from './test-data.ts'

describeSite('posting and editing a job', site => {
  test('[2.post-defaults] [2.post-done] begins with the account, and ends in the list with the new ad marked', async () => {
    const { context, fullName, email } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    expect(await page.getByLabel('Nombre de la empresa').inputValue()).toBe(fullName)
    expect(await page.getByLabel('Correo electrónico de contacto').inputValue()).toBe(email)
    await page.getByLabel('Título del puesto').fill('Guarda de yeguada en la dehesa')
    await page.getByLabel('Tipo de empleo').selectOption('Jornada Completa')
    await page.getByLabel('Descripción').fill(jobInput.description)
    await page.getByLabel('Ubicación').fill('Écija, Sevilla')
    await page.getByLabel('Teléfono de contacto').fill('954 000 111')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await page.waitForURL('/jobs')
    await page.locator('.toast', { hasText: 'Empleo publicado' }).waitFor()
    const first = page.locator('.cards .card').first()
    await first.getByText('Guarda de yeguada en la dehesa').waitFor()
    await first.getByText('Nuevo').waitFor()
  })

  test('[8.post] a failure is told and loses nothing', async () => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    await page.getByLabel('Título del puesto').fill(jobInput.title)
    await page.getByLabel('Tipo de empleo').selectOption('Prácticas')
    await page.getByLabel('Descripción').fill(jobInput.description)
    await page.getByLabel('Ubicación').fill('Segovia')
    await page.getByLabel('Teléfono de contacto').fill('612345678')
    await page.route('**/api/jobs', route =>
      route.fulfill({ status: 429, json: { message: 'Demasiados anuncios hoy' } })
    )
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await page
      .locator('.toast.destructive', { hasText: 'Error al publicar empleo' })
      .getByText('Demasiados anuncios hoy')
      .waitFor()
    await page.locator('.summary').getByText('Demasiados anuncios hoy').waitFor()
    expect(await page.getByLabel('Título del puesto').inputValue()).toBe(jobInput.title)
    site.forgive(/Demasiados anuncios/)
  })

  test('[6.post-job] a candidate is sent to the front page, and told why', async () => {
    const page = await site.open('/post-job', { as: demoUsers.applicant })
    await page.waitForURL('/')
    await page
      .locator('.toast.destructive', { hasText: 'Acceso restringido' })
      .getByText(/Necesitas una cuenta de empleador para publicar vacantes/)
      .waitFor()
  })

  test('[2.job-edit] [5.job-edit-requirements] the employer edits everything, requirements if they like', async () => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}/edit`)
    expect(await page.getByLabel('Título del puesto').inputValue()).toBe(jobInput.title)
    await page.getByLabel('Requisitos').fill('Galope 4 y carné B')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    await page.locator('.toast', { hasText: 'Trabajo actualizado' }).waitFor()
    await page.goto(`/jobs/${id}/edit`)
    await page.getByLabel('Requisitos').fill('')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    await page.goto(`/jobs/${id}`)
    expect(await page.getByRole('heading', { name: 'Requisitos' }).count()).toBe(0)
  })

  test('[8.edit-job] a failure of the edition is told', async () => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${await createJob(site, owner)}/edit`)
    await page.getByLabel('Título del puesto').waitFor()
    await page.route('**/api/jobs/**', route => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.locator('.toast.destructive', { hasText: 'Error al actualizar' }).waitFor()
    site.forgive(/Error 500/)
  })

  test('[6.edit-job] [8.job-edit-missing] others are refused, and what is not there is told', async () => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.open(`/jobs/${id}/edit`, { as: demoUsers.employer })
    await page.getByRole('heading', { name: 'Acceso denegado' }).waitFor()
    await page.getByText('No tienes permisos para editar este anuncio.').waitFor()
    const other = await site.open('/jobs/noexiste/edit', { as: demoUsers.employer })
    await other.getByRole('heading', { name: 'Anuncio no encontrado' }).waitFor()
    await other.getByText('El anuncio que intentas editar no existe.').waitFor()
    site.forgive(/No se pudo encontrar/)
  })
})
