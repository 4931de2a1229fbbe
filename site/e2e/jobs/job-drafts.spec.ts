import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { jobInput, requestApi, signUpPerson } from '../test-data.ts'

const drafts = '/profile?tab=empleos'
const save = 'Guardar borrador'

test.describe('a draft of a job', () => {
  test('is kept on the account, gone on with elsewhere, and published', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto('/post-job')
    await page.getByLabel('Título del puesto').fill('Jefa de cuadra')
    await page.getByLabel('Horas a la semana').fill('38')
    await page.getByRole('button', { name: save }).click()
    await page.waitForURL(drafts, { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Borrador guardado' })).toBeVisible()

    const elsewhere = await site.newContext()
    await requestApi(site, elsewhere, 'POST', '/login', {
      username: owner.username,
      password: demoUsers.password
    })
    const otherPage = await elsewhere.newPage()
    await otherPage.goto(drafts)
    const row = otherPage.getByRole('row', { name: /Jefa de cuadra/ })
    await expect(row.getByRole('cell', { name: 'Borrador', exact: true })).toBeVisible()
    await expect(row.getByText('Le falta descripción, dónde, jornada y contacto')).toBeVisible()
    expect(await findAccessibilityViolations(otherPage, 'the drafts')).toEqual([])
    await row.getByLabel('Más acciones para el borrador «Jefa de cuadra»').click()
    await row.getByRole('link', { name: 'Ver cómo quedará «Jefa de cuadra»' }).click()
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Jefa de cuadra' })).toBeVisible()
    await expect(otherPage.getByText('Este borrador solo lo ves tú')).toBeVisible()
    expect(await findAccessibilityViolations(otherPage, 'the preview of a draft')).toEqual([])
    await otherPage.goBack()
    await otherPage.getByRole('link', { name: 'Seguir con el borrador «Jefa de cuadra»' }).click()
    await expect(otherPage.getByLabel('Horas a la semana')).toHaveValue('38')
    await expect(otherPage.getByLabel('Nombre de la empresa')).toHaveValue(owner.fullName)
    await otherPage.getByLabel('Horas a la semana').fill('')
    await otherPage.getByLabel('Tipo de empleo').selectOption('Jornada Completa')
    await otherPage.getByLabel('Descripción').fill(jobInput.description)
    await otherPage.getByRole('button', { name: 'Publicar empleo' }).click()
    await expect(otherPage.locator('.summary').getByText(/teléfono/)).toBeVisible()
    await otherPage.getByLabel('Ubicación').fill('Segovia')
    await otherPage.getByLabel('Teléfono de contacto').fill('612 345 678')
    await otherPage.getByRole('button', { name: 'Publicar empleo' }).click()
    await otherPage.waitForURL('/jobs')
    const [job] = (
      await requestApi<{ jobs: object[] }>(
        site,
        owner.context,
        'GET',
        `/jobs?employerId=${owner.id}`
      )
    ).jobs
    expect(job).toMatchObject({ title: 'Jefa de cuadra', location: 'Segovia' })
    expect(job).not.toHaveProperty('hours')
    await page.reload()
    await expect(page.getByRole('row', { name: /Jefa de cuadra/ })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Borrador', exact: true })).toHaveCount(0)
  })

  test('is saved again, deleted after a question, and then not found', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const request = { title: 'Mozo', description: 'Corto' }
    const { id } = await requestApi<{ id: string }>(
      site,
      owner.context,
      'POST',
      '/job-drafts',
      request
    )
    const page = await owner.context.newPage()
    await page.goto(`/post-job?borrador=${id}`)
    await page.getByLabel('Título del puesto').fill('')
    await page.getByRole('button', { name: save }).click()
    await page.waitForURL(drafts)
    const group = page.getByRole('row', { name: /Sin título/ })
    await expect(group.getByText('Sin título', { exact: true })).toBeVisible()
    await group.getByLabel(/^Más acciones/).click()
    await group.getByRole('button', { name: 'Borrar el borrador sin título' }).click()
    const dialog = page.getByRole('alertdialog', { name: '¿Borrar el borrador sin título?' })
    expect(await findAccessibilityViolations(page, 'the question')).toEqual([])
    await page.route(`**/api/job-drafts/${id}`, route => route.abort())
    site.ignoreErrors(/Error de conexión|ERR_FAILED|Failed to fetch/)
    await dialog.getByRole('button', { name: 'Borrar borrador' }).click()
    await expect(page.locator('.toast.destructive', { hasText: 'Error al eliminar' })).toBeVisible()
    await page.unroute(`**/api/job-drafts/${id}`)
    await group.getByLabel(/^Más acciones/).click()
    await group.getByRole('button', { name: 'Borrar el borrador sin título' }).click()
    await dialog.getByRole('button', { name: 'Borrar borrador' }).click()
    await expect(page.locator('.toast', { hasText: 'Borrador eliminado' })).toBeVisible()
    await expect(page.getByText('Todavía no has publicado ningún empleo')).toBeVisible()
    await page.goto(`/post-job?borrador=${id}`)
    await expect(page.getByRole('heading', { name: 'Borrador no encontrado' })).toBeVisible()
  })

  test('keeps what was typed when it cannot be saved, and is saved after signing in again', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto('/post-job')
    await page.getByLabel('Título del puesto').fill('Mozo de yeguada')
    await page.locator('[id="pay.max"]').fill('mil y pico')
    await page.getByLabel('Teléfono de contacto').fill('el de siempre')
    await page.route('**/api/job-drafts', route => route.abort())
    await page.getByRole('button', { name: save }).click()
    await expect(
      page.locator('.toast.destructive', { hasText: 'Error al guardar el borrador' })
    ).toBeVisible()
    await expect(page.getByLabel('Título del puesto')).toHaveValue('Mozo de yeguada')
    await page.unroute('**/api/job-drafts')
    await owner.context.clearCookies({ name: 'ramal_sesion' })
    await page.getByRole('button', { name: save }).click()
    const dialog = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
    await dialog.getByLabel('Contraseña', { exact: true }).fill(demoUsers.password)
    await dialog.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL(drafts)
    await expect(page.getByText('Mozo de yeguada', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Seguir con el borrador «Mozo de yeguada»' }).click()
    await expect(page.locator('[id="pay.max"]')).toHaveValue('mil y pico')
    await expect(page.getByLabel('Teléfono de contacto')).toHaveValue('el de siempre')
    site.ignoreErrors(/Failed to fetch|ERR_FAILED|401|Load failed/)
  })
})
