import { expect, type SiteFixture, test } from '../fixtures.ts'
import { coverLetterText, createApplication, createJob, requestApi } from '../test-data.ts'

test.describe('what is new', () => {
  const open = async (
    { context }: { context: Awaited<ReturnType<SiteFixture['newContext']>> },
    path: string
  ) => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  test('is a number on the avatar, on the links and in the title, until it is opened', async ({
    site
  }) => {
    const { owner, applicant } = await createApplication(site)
    const page = await open(owner, '/about')
    const avatar = page.getByRole('button', { name: /^Tu cuenta: .*, 1 novedad$/ })
    await expect(avatar).toHaveAttribute('data-unseen', '1')
    await expect(page).toHaveTitle(/^\(1\) /)
    await avatar.click()
    const panel = page.locator('#cuenta')
    await expect(panel.getByRole('link', { name: 'Mensajes', exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Mis empleos, 1 por contestar' })).toBeVisible()
    await panel.getByRole('link', { name: 'Aplicaciones, 1 nueva', exact: true }).click()
    await expect(page.getByRole('cell', { name: /Sin ver: / })).toBeVisible()
    await expect(page.getByText('1 por contestar', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
    await page.getByRole('link', { name: /^Ver detalles/ }).click()
    await expect(page.getByRole('dialog', { name: applicant.fullName })).toBeVisible()
    await expect(page).toHaveTitle(/^Aplicaciones/)
    await expect(page.getByText('Sin ver: ')).toHaveCount(0)
  })

  test('to an employer who publishes is how many wait for an answer, until they have one', async ({
    site
  }) => {
    const { owner } = await createApplication(site)
    const page = await open(owner, '/post-job')
    await page.getByRole('link', { name: '1 aplicación por contestar' }).click()
    await page.waitForURL('/applications?status=pending')
    await page.getByRole('link', { name: /^Ver detalles/ }).click()
    await page.getByRole('radio', { name: 'Aprobada' }).check()
    await page.getByRole('button', { name: /^Guardar y avisar/ }).click()
    await expect(page.locator('.toast', { hasText: 'Estado actualizado' })).toBeVisible()
    await page.goto('/post-job')
    await expect(page.getByLabel('Título')).toBeVisible()
    await expect(page.getByText('por contestar')).toHaveCount(0)
  })

  test('to an applicant is an answer, and a message on both sides', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const employer = await open(owner, '/applications?vista=tabla')
    await employer.getByRole('button', { name: /^Cambiar estado/ }).click()
    await employer.getByRole('radio', { name: 'Aprobada' }).check()
    await employer.getByRole('button', { name: 'Guardar' }).click()
    await expect(employer.getByRole('cell', { name: 'Aprobada' })).toBeVisible()
    const page = await open(applicant, '/applications')
    await expect(page.getByRole('cell', { name: /Sin ver: / })).toBeVisible()
    await expect(page).toHaveTitle(/^Aplicaciones/)
    const other = await createJob(site, owner, { title: 'Mozo/a de yeguada' })
    await requestApi(site, applicant.context, 'POST', `/jobs/${other}/applications`, {
      coverLetter: coverLetterText
    })
    await expect(page.getByRole('status').filter({ hasText: '2 aplicaciones' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /Sin ver: / })).toHaveCount(1)
    await page.goto('/about')
    await expect(page.getByRole('button', { name: /^Tu cuenta: [^,]*$/ })).toBeVisible()
  })
})
