import { expect, type SiteFixture, test } from './fixtures.ts'
import { createApplication } from './test-data.ts'

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
    await panel.getByRole('link', { name: 'Aplicaciones, 1 nueva', exact: true }).click()
    await expect(page.getByRole('cell', { name: /Novedad/ })).toBeVisible()
    await page.getByRole('button', { name: /^Ver detalles/ }).click()
    await expect(page.getByRole('dialog', { name: applicant.fullName })).toBeVisible()
    await expect(page).toHaveTitle(/^Aplicaciones/)
    await expect(page.getByText('Novedad', { exact: true })).toHaveCount(0)
  })

  test('to an applicant is an answer, and a message on both sides', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const employer = await open(owner, '/applications')
    await employer.getByRole('button', { name: /^Cambiar estado/ }).click()
    await employer.getByRole('radio', { name: 'Aprobada' }).check()
    await employer.getByRole('button', { name: 'Guardar' }).click()
    await expect(employer.getByRole('cell', { name: 'Aprobada' })).toBeVisible()
    const page = await open(applicant, '/applications')
    await expect(page.getByRole('cell', { name: /Novedad/ })).toBeVisible()
    await expect(page).toHaveTitle(/^Aplicaciones/)
    await page.goto('/about')
    await expect(page.getByRole('button', { name: /^Tu cuenta: [^,]*$/ })).toBeVisible()
  })
})
