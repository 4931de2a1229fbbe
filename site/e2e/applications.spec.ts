import { busyResponse, demoUsers, expect, type SiteFixture, test } from './fixtures.ts'
import { coverLetterText, createApplication } from './test-data.ts'

test.describe('received applications', () => {
  const received = async (site: SiteFixture) => {
    const { owner, applicant } = await createApplication(site)
    const page = await owner.context.newPage()
    await page.goto('/applications')
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toBeVisible()
    return { page, applicant }
  }

  test('[2.applications-table] are listed in a table of five columns, ten per page', async ({
    site
  }) => {
    const page = await site.openPage('/applications', { username: demoUsers.employer })
    const table = page.getByRole('table', { name: 'Aplicaciones recibidas' })
    await expect(table.getByRole('cell').first()).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveText([
      'Puesto',
      'Empresa',
      'Fecha',
      'Estado',
      'Acciones'
    ])
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(11)
  })

  test('[2.applications-details] open in a dialog with contact and cover letter, which Back closes', async ({
    site
  }) => {
    const { page, applicant } = await received(site)
    const button = page.getByRole('button', {
      name: `Ver detalles de la aplicación de ${applicant.fullName}`
    })
    await button.click()
    const dialog = page.getByRole('dialog', { name: applicant.fullName })
    await expect(dialog.getByRole('heading', { name: 'Motivos para aplicar' })).toBeVisible()
    await expect(dialog.getByText(coverLetterText)).toBeVisible()
    await expect(dialog.getByRole('link', { name: applicant.email })).toHaveAttribute(
      'href',
      `mailto:${applicant.email}`
    )
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/applications')
    await expect(button).toBeFocused()
  })

  test('say that nothing arrives at an e-mail that does not exist', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    await owner.context.route('**/api/applications?**', async route => {
      const list = await (await route.fetch()).json()
      const applications = list.applications.map((one: object) => ({
        ...one,
        isEmailBounced: true
      }))
      await route.fulfill({ json: { ...list, applications } })
    })
    const page = await owner.context.newPage()
    await page.goto('/applications')
    await page
      .getByRole('button', { name: `Ver detalles de la aplicación de ${applicant.fullName}` })
      .click()
    await expect(page.getByRole('dialog')).toContainText('A este correo no llega nada')
    await owner.context.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('[2.applications-status] [4.status] [8.status-updated] change from any status to any other', async ({
    site
  }) => {
    const { page, applicant } = await received(site)
    for (const name of [
      'Aprobada',
      'Rechazada',
      'Pendiente',
      'Rechazada',
      'Aprobada',
      'Pendiente'
    ]) {
      await page
        .getByRole('button', { name: `Cambiar estado de la aplicación de ${applicant.fullName}` })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Cambiar estado' })
      await dialog.getByRole('radio', { name }).check()
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.locator('.toast', { hasText: 'Estado actualizado' })).toBeVisible()
      await expect(page.getByRole('cell', { name })).toBeVisible()
    }
    const own = await applicant.context.newPage()
    await own.goto('/profile?tab=aplicaciones')
    await expect(own.getByRole('cell', { name: 'Pendiente' })).toBeVisible()
  })

  test('[2.applications-filter] are filtered by the status in the address', async ({ site }) => {
    const { page } = await received(site)
    await page.getByLabel('Estado', { exact: true }).selectOption('Aprobada')
    await page.waitForURL(/status=approved/)
    await expect(
      page.getByRole('heading', { name: 'Ninguna aplicación con el estado «Aprobada»' })
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toBeVisible()
  })

  test('[8.status] show a failed status change in the dialog and in a toast that can be closed', async ({
    site
  }) => {
    const { page, applicant } = await received(site)
    await page.route('**/api/applications/*', route => route.fulfill(busyResponse))
    await page
      .getByRole('button', { name: `Cambiar estado de la aplicación de ${applicant.fullName}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar estado' })
    await dialog.getByRole('radio', { name: 'Aprobada' }).check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.locator('.summary').getByText('El servicio está ocupado.')).toBeVisible()
    const toast = page.locator('.toast.destructive', { hasText: 'Error al actualizar estado' })
    await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(toast).toHaveCount(0)
    site.ignoreErrors(/ocupado/)
  })

  test('[8.applications] show a failed request and retry it', async ({ site }) => {
    const page = await (await site.newContext({ username: demoUsers.employer })).newPage()
    let isBroken = true
    await page.route('**/api/applications?*', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await page.goto('/applications')
    await expect(
      page.getByRole('heading', { name: 'Error al obtener las aplicaciones' })
    ).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('cell').first()).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })

  test('connect applicant and employer, who write to each other', async ({ site }) => {
    const { page, applicant } = await received(site)
    await page
      .getByRole('button', { name: `Ver detalles de la aplicación de ${applicant.fullName}` })
      .click()
    await page.getByRole('link', { name: 'Escribir un mensaje' }).click()
    await page.getByLabel(`Mensaje para ${applicant.fullName}`).fill('¿Puedes venir el lunes?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('log').getByText('¿Puedes venir el lunes?')).toBeVisible()
    const other = await applicant.context.newPage()
    await other.goto('/messages')
    await other.locator('.conversations a').first().click()
    await expect(other.getByRole('log').getByText('¿Puedes venir el lunes?')).toBeVisible()
  })
})

test.describe('sent applications', () => {
  test('show what was written, and can be taken back once', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const page = await applicant.context.newPage()
    await page.goto('/profile?tab=aplicaciones')
    await page.getByRole('button', { name: /^Ver detalles de la aplicación a / }).click()
    const details = page.getByRole('dialog')
    await expect(details.getByText(coverLetterText)).toBeVisible()
    const withdraw = details.locator('.actions').getByRole('button', { name: 'Retirar aplicación' })
    await expect(withdraw).toBeInViewport({ ratio: 1 })
    await withdraw.click()
    const confirmation = page.getByRole('alertdialog', { name: /^¿Retirar tu aplicación a / })
    await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await confirmation.getByRole('button', { name: 'Retirar aplicación' }).click()
    await expect(page.locator('.toast', { hasText: 'Aplicación retirada' })).toBeVisible()
    await expect(confirmation).toHaveCount(0)
    await expect(details.getByText('Retirada').first()).toBeVisible()
    await expect(details.getByRole('button', { name: 'Retirar aplicación' })).toHaveCount(0)
    await details.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'Retirada' })).toBeVisible()
    const employer = await owner.context.newPage()
    await employer.goto('/applications')
    await expect(
      employer.getByText('Una aplicación ya no está en esta lista: la ha retirado quien la envió.')
    ).toBeVisible()
    await expect(employer.getByText(applicant.fullName)).toHaveCount(0)
  })

  test('say that they could not be taken back', async ({ site }) => {
    const { applicant } = await createApplication(site)
    const page = await applicant.context.newPage()
    await page.goto('/applications')
    await page.route('**/api/applications/*', route => route.fulfill(busyResponse))
    await page.getByRole('button', { name: /^Ver detalles de la aplicación a / }).click()
    await page.getByRole('button', { name: 'Retirar aplicación' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar aplicación' }).click()
    const toast = page.locator('.toast.destructive', { hasText: 'Error al retirar la aplicación' })
    await expect(toast).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    site.ignoreErrors(/ocupado/)
  })
})
