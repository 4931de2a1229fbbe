import { demoUsers, expect, test } from '../fixtures.ts'
import { createJob, jobInput, openNewUserPage, signUpPerson } from '../test-data.ts'

test('a pasted text that is too long may go to «Más texto»', { tag: '@night' }, async ({
  site
}) => {
  const page = await openNewUserPage(site, 'employer', '/post-job')
  const pasted = `Cuidado de doce caballos de salto. ${'Con vivienda y dos días libres. '.repeat(4)}`
  await page.getByLabel('Descripción').fill(pasted)
  await page.getByRole('button', { name: '¿Lo llevamos a «Más texto»?' }).click()
  await expect(page.getByText('Lo tienes entero en «Más texto».')).toBeVisible()
  await expect(page.locator('#details')).toHaveValue(pasted)
  await expect(page.getByLabel('Descripción')).toHaveValue(pasted.slice(0, 100))
})

test.describe('posting and editing a job', () => {
  test('[2.post-defaults] [2.post-done] fills in the account’s data, and marks the new job in the list', async ({
    site
  }) => {
    const { context, fullName, email } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    await expect(page.getByLabel('Nombre de la empresa')).toHaveValue(fullName)
    await expect(page.getByLabel('Correo electrónico de contacto')).toHaveValue(email)
    await page.getByLabel('Título del puesto').fill('Guarda de yeguada en la dehesa')
    await page.getByLabel('Tipo de empleo').selectOption('Jornada Completa')
    await page.getByLabel('Descripción').fill(jobInput.description)
    await page.getByLabel('Ubicación').fill('Écija, Sevilla')
    await page.getByLabel('Teléfono de contacto').fill('954 000 111')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await page.waitForURL('/jobs', { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Empleo publicado' })).toBeVisible()
    const first = page.locator('.cards .card').first()
    await expect(first.getByText('Guarda de yeguada en la dehesa')).toBeVisible()
    await expect(first.getByText('Nuevo')).toBeVisible()
  })

  test('keeps phone and place on a reload, and on the account for the next ad when asked to', {
    tag: '@night'
  }, async ({ site }) => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    await page.getByLabel('Título del puesto').fill('Guarda de yeguada')
    await page.getByLabel('Ubicación').fill('Écija, Sevilla')
    await page.getByLabel('Teléfono de contacto').fill('954 000 111')
    await page.reload()
    await expect(page.getByLabel('Título del puesto')).toHaveValue('Guarda de yeguada')
    await expect(page.getByLabel('Ubicación')).toHaveValue('Écija, Sevilla')
    await expect(page.getByLabel('Teléfono de contacto')).toHaveValue('954 000 111')
    await page.getByLabel('Tipo de empleo').selectOption('Jornada Completa')
    await page.getByLabel('Descripción').fill(jobInput.description)
    await page.getByText('Usar siempre este teléfono y lugar').click()
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await page.waitForURL('/jobs')
    await page.goto('/post-job')
    await expect(page.getByLabel('Título del puesto')).toHaveValue('')
    await expect(page.getByLabel('Ubicación')).toHaveValue('Écija, Sevilla')
    await expect(page.getByLabel('Teléfono de contacto')).toHaveValue(/954 ?000 ?111/)
    await expect(page.getByText('Usar siempre este teléfono y lugar')).toHaveCount(0)
  })

  test('[8.post] shows a failure and keeps the form', { tag: '@night' }, async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await page.getByLabel('Título del puesto').fill(jobInput.title)
    await page.getByLabel('Tipo de empleo').selectOption('Prácticas')
    await page.getByLabel('Descripción').fill(jobInput.description)
    await page.getByLabel('Ubicación').fill('Segovia')
    await page.getByLabel('Teléfono de contacto').fill('612345678')
    await page.route('**/api/jobs', route =>
      route.fulfill({ status: 429, json: { message: 'Demasiados anuncios hoy' } })
    )
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await expect(
      page
        .locator('.toast.destructive', { hasText: 'Error al publicar empleo' })
        .getByText('Demasiados anuncios hoy')
    ).toBeVisible()
    await expect(page.locator('.summary').getByText('Demasiados anuncios hoy')).toBeVisible()
    await expect(page.getByLabel('Título del puesto')).toHaveValue(jobInput.title)
    await expect(page.locator('.preview')).toContainText(jobInput.title)
    site.ignoreErrors(/Demasiados anuncios/)
  })

  test('[6.post-job] sends a candidate to the front page, with the reason', {
    tag: '@night'
  }, async ({ site }) => {
    const page = await site.openPage('/post-job', { username: demoUsers.applicant })
    await page.waitForURL('/', { waitUntil: 'commit' })
    await expect(
      page
        .locator('.toast.destructive', { hasText: 'Acceso restringido' })
        .getByText(/Necesitas una cuenta de empleador para publicar vacantes/)
    ).toBeVisible()
  })

  test('[2.job-edit] [5.job-edit-requirements] edits all fields, requirements being optional', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}/edit`)
    await expect(page.getByLabel('Título del puesto')).toHaveValue(jobInput.title)
    await page.getByLabel('Requisitos').fill('Galope 4 y carné B')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/', { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Trabajo actualizado' })).toBeVisible()
    await page.goto(`/jobs/${id}/edit`)
    await page.getByLabel('Requisitos').fill('')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL('/')
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Requisitos' })).toHaveCount(0)
  })

  test('[8.edit-job] shows a failure of editing', { tag: '@night' }, async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${await createJob(site, owner)}/edit`)
    await expect(page.getByLabel('Título del puesto')).toBeVisible()
    await page.route('**/api/jobs/**', route => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(
      page.locator('.toast.destructive', { hasText: 'Error al actualizar' })
    ).toBeVisible()
    site.ignoreErrors(/Error 500/)
  })

  test('[6.edit-job] [8.job-edit-missing] refuses to edit the job of another employer or an unknown one', {
    tag: '@night'
  }, async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}/edit`, { username: demoUsers.employer })
    await expect(page.getByRole('heading', { name: 'Acceso denegado' })).toBeVisible()
    await expect(page.getByText('No tienes permisos para editar este anuncio.')).toBeVisible()
    const otherPage = await site.openPage('/jobs/noexiste/edit', { username: demoUsers.employer })
    await expect(otherPage.getByRole('heading', { name: 'Anuncio no encontrado' })).toBeVisible()
    await expect(otherPage.getByText('El anuncio que intentas editar no existe.')).toBeVisible()
    site.ignoreErrors(/No se pudo encontrar/)
  })
})
