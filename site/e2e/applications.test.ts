import { expect, test } from 'vitest'
import { busyResponse, demoUsers, describeSite } from './fixtures.ts'
import { coverLetterText, createApplication } from './test-data.ts'

describeSite('applications', site => {
  const received = async () => {
    const { owner, applicant } = await createApplication(site)
    const page = await owner.context.newPage()
    await page.goto('/applications')
    await page.getByRole('cell', { name: 'Pendiente' }).waitFor()
    return { page, applicant }
  }

  test('[2.applications-table] stand in a table of five columns, ten a page', async () => {
    const page = await site.open('/applications', { as: demoUsers.employer })
    const table = page.getByRole('table', { name: 'Aplicaciones recibidas' })
    await table.getByRole('cell').first().waitFor()
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Puesto',
      'Empresa',
      'Fecha',
      'Estado',
      'Acciones'
    ])
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(11)
  })

  test('[2.applications-details] a dialog shows who, why and how to answer, and Back closes it', async () => {
    const { page, applicant } = await received()
    const button = page.getByRole('button', {
      name: `Ver detalles de la aplicación de ${applicant.fullName}`
    })
    await button.click()
    const dialog = page.getByRole('dialog', { name: applicant.fullName })
    await dialog.getByRole('heading', { name: 'Motivos para aplicar' }).waitFor()
    await dialog.getByText(coverLetterText).waitFor()
    expect(await dialog.getByRole('link', { name: applicant.email }).getAttribute('href')).toBe(
      `mailto:${applicant.email}`
    )
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/applications')
    expect(await button.evaluate(one => one === document.activeElement)).toBe(true)
  })

  test('[2.applications-status] [4.status] [8.status-updated] any status from any, in its row', async () => {
    const { page, applicant } = await received()
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
      await page.locator('.toast', { hasText: 'Estado actualizado' }).waitFor()
      await page.getByRole('cell', { name }).waitFor()
    }
    const own = await applicant.context.newPage()
    await own.goto('/profile?tab=aplicaciones')
    await own.getByRole('cell', { name: 'Pendiente' }).waitFor()
  })

  test('[2.applications-filter] the filter of statuses is part of the address', async () => {
    const { page } = await received()
    await page.getByLabel('Estado', { exact: true }).selectOption('Aprobada')
    await page.waitForURL(/status=approved/)
    await page
      .getByRole('heading', { name: 'Ninguna aplicación con el estado «Aprobada»' })
      .waitFor()
    await page.goBack()
    await page.getByRole('cell', { name: 'Pendiente' }).waitFor()
  })

  test('[8.status] a failure stays in the dialog, within reach of its toast', async () => {
    const { page, applicant } = await received()
    await page.route('**/api/applications/*', route => route.fulfill(busyResponse))
    await page
      .getByRole('button', { name: `Cambiar estado de la aplicación de ${applicant.fullName}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar estado' })
    await dialog.getByRole('radio', { name: 'Aprobada' }).check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.locator('.summary').getByText('El servicio está ocupado.').waitFor()
    const toast = page.locator('.toast.destructive', { hasText: 'Error al actualizar estado' })
    await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
    await toast.waitFor({ state: 'detached' })
    site.forgive(/ocupado/)
  })

  test('[8.applications] a list that does not come is told, and asked for again', async () => {
    const page = await (await site.come({ as: demoUsers.employer })).newPage()
    let isBroken = true
    await page.route('**/api/applications?*', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await page.goto('/applications')
    await page.getByRole('heading', { name: 'Error al obtener las aplicaciones' }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('cell').first().waitFor()
    site.forgive(/ocupado/)
  })

  test('an applicant and an employer who share one write to each other', async () => {
    const { page, applicant } = await received()
    await page
      .getByRole('button', { name: `Ver detalles de la aplicación de ${applicant.fullName}` })
      .click()
    await page.getByRole('link', { name: 'Escribir un mensaje' }).click()
    await page.getByLabel(`Mensaje para ${applicant.fullName}`).fill('¿Puedes venir el lunes?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('log').getByText('¿Puedes venir el lunes?').waitFor()
    const other = await applicant.context.newPage()
    await other.goto('/messages')
    await other.getByText('1 sin leer').waitFor({ state: 'attached' })
    await other.getByRole('link', { name: /¿Puedes venir el lunes\?/ }).click()
    await other.getByRole('log').getByText('¿Puedes venir el lunes?').waitFor()
  })
})
