import { askAgainDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import { tabAndPress } from '../keyboard.ts'
import { busyResponse, demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  jobInput,
  requestApi,
  type SignedInPerson,
  signUpPerson
} from '../test-data.ts'

test.describe('received applications', () => {
  const received = async (site: SiteFixture) => {
    const { owner, applicant } = await createApplication(site)
    const page = await owner.context.newPage()
    await page.goto('/applications?vista=tabla')
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toBeVisible()
    return { page, applicant, owner }
  }

  test('[2.applications-table] are listed in a table of five columns, ten per page', {
    tag: '@night'
  }, async ({ site }) => {
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
    await expect(dialog.getByText(applicant.email)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Correo' })).toHaveAttribute(
      'href',
      `mailto:${applicant.email}`
    )
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/applications')
    await expect(button).toBeFocused()
  })

  test('say that nothing arrives at an e-mail that does not exist', { tag: '@night' }, async ({
    site
  }) => {
    const { owner, applicant } = await createApplication(site)
    await owner.context.route('**/api/applications?**', async route => {
      const list = await (await route.fetch()).json()
      const applications = list.applications.map((application: object) => ({
        ...application,
        isEmailBounced: true
      }))
      await route.fulfill({ json: { ...list, applications } })
    })
    const page = await owner.context.newPage()
    await page.goto('/applications')
    await page
      .getByRole('link', { name: `Ver detalles de la aplicación de ${applicant.fullName}` })
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

  test('[2.applications-filter] are filtered by the status in the address', {
    tag: '@night'
  }, async ({ site }) => {
    const { page } = await received(site)
    const filter = page.getByRole('navigation', { name: 'Estado' })
    await expect(filter.getByRole('link')).toHaveText([
      'Todas 1',
      'Pendientes 1',
      'Aprobadas 0',
      'Rechazadas 0'
    ])
    await filter.getByRole('link', { name: 'Aprobadas' }).click()
    await page.waitForURL(/status=approved/)
    await expect(
      page.getByRole('heading', { name: 'Ninguna aplicación con el estado «Aprobada»' })
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toBeVisible()
  })

  test('[8.status] show a failed status change in the dialog and in a toast that can be closed', {
    tag: '@night'
  }, async ({ site }) => {
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

  test('[8.applications] show a failed request and retry it', { tag: '@night' }, async ({
    site
  }) => {
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
    const otherPage = await applicant.context.newPage()
    await otherPage.goto('/messages')
    await otherPage.locator('.conversations a').first().click()
    await expect(otherPage.getByRole('log').getByText('¿Puedes venir el lunes?')).toBeVisible()
  })
})

test.describe('received applications as persons', () => {
  async function open(site: SiteFixture, count = 1) {
    const first = await createApplication(site)
    const { owner, id } = first
    for (let index = 1; index < count; index++) {
      const otherApplicant = await signUpPerson(site, 'applicant')
      const path = `/jobs/${id}/applications`
      await requestApi(site, otherApplicant.context, 'POST', path, { coverLetter: coverLetterText })
    }
    const page = await owner.context.newPage()
    await page.goto('/applications')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Puesto',
      'Empresa',
      'Fecha',
      'Estado',
      'Acciones'
    ])
    const person = page.getByRole('dialog')
    const openFirst = () =>
      page
        .getByRole('link', { name: /^Ver detalles/ })
        .first()
        .click()
    return { ...first, page, person, openFirst }
  }

  test('open nothing and mark nothing as seen by themselves', { tag: '@night' }, async ({
    site
  }) => {
    const { page, person } = await open(site)
    await expect(page.getByRole('heading', { name: '1 por contestar' })).toBeVisible()
    await expect(person).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Sin ver: ')).toBeAttached()
  })

  test('are answered in one step with words, and the next one opens', async ({ site }) => {
    const { page, person, openFirst, owner } = await open(site, 2)
    await openFirst()
    await expect(person.getByText(coverLetterText)).toBeVisible()
    const name = await person.getByRole('heading', { level: 2 }).textContent()
    await person.getByRole('radio', { name: 'Aprobada' }).check()
    await person.getByText('Frases', { exact: true }).click()
    await person.getByRole('button', { name: '¿Puedes venir a probar?' }).click()
    await expect(person.getByLabel('Unas palabras')).toBeFocused()
    await person.getByRole('button', { name: /^Guardar y avisar a Lucía/ }).click()
    const toast = page.locator('.toast', { hasText: 'Estado actualizado' })
    await expect(toast).toContainText('está aprobada')
    await expect(person.getByRole('heading', { level: 2 })).not.toHaveText(name ?? '')
    await toast.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.locator('.toast')).toContainText('está pendiente')
    await expect(page.getByRole('list', { name: 'Notificaciones' })).toBeFocused()
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toHaveCount(2)
    expect(await conversationsOf(site, owner)).toEqual([])
  })

  test('are marked as answered by a talk, with the keyboard alone', { tag: '@both' }, async ({
    site
  }) => {
    const { page, person, openFirst, owner } = await open(site, 2)
    await openFirst()
    await expect(person.getByText('Lucía ve que la has abierto.')).toBeVisible()
    const talked = person.getByRole('button', { name: 'Ya hemos hablado' })
    await tabAndPress(talked)
    await expect(talked).toHaveAttribute('aria-expanded', 'true')
    await expect(talked).toBeFocused()
    const how = person.getByRole('group', { name: '¿Cómo?' }).getByRole('button')
    await expect(how).toHaveText(['Por teléfono', 'En persona'])
    await tabAndPress(how.first(), 'Space')
    await expect(page.locator('.toast')).toContainText('Se lo decimos a Lucía')
    await expect(
      person.getByText(/^Dijiste que hablasteis por teléfono el \d+ de \p{L}+\.$/u)
    ).toBeFocused()
    await expect(talked).toHaveCount(0)
    const unseen = await requestApi(site, owner.context, 'GET', '/unseen')
    expect(unseen).toMatchObject({ waiting: 1 })
    await page.goto('/applications')
    await expect(page.getByRole('cell', { name: 'Habéis hablado' })).toHaveCount(1)
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toHaveCount(1)
    await expect(page.getByText('1 por contestar')).toBeAttached()
  })

  test('take words alone', { tag: '@night' }, async ({ site }) => {
    const { page, person, openFirst, owner } = await open(site)
    await openFirst()
    const send = person.getByRole('button', { name: /^(Enviar|Guardar)/ })
    await expect(person.getByLabel('Unas palabras')).toBeVisible()
    await expect(send).toHaveCount(0)
    await person.getByLabel('Unas palabras').fill('¿Sigues disponible?')
    await expect(send).toHaveText(/^Enviar a Lucía/)
    await person.getByLabel('Unas palabras').press('Control+Enter')
    const toast = page.locator('.toast', { hasText: 'Mensaje enviado' })
    const said = person.getByRole('heading', { name: 'Lo último que le has escrito' })
    await expect(said).toBeVisible()
    await toast.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.locator('.toast')).toContainText('Mensaje retirado')
    await expect(said).toHaveCount(0)
    await expect(person.getByLabel('Unas palabras')).toHaveValue('¿Sigues disponible?')
    expect(await conversationsOf(site, owner)).toEqual([])
    await send.click()
    await expect(said).toBeVisible()
  })

  test('keep the chosen view on the device', { tag: '@night' }, async ({ site }) => {
    const { page } = await open(site)
    await page.getByRole('link', { name: 'Tabla' }).click()
    await expect(page.getByRole('button', { name: /^Cambiar estado/ })).toBeVisible()
    await page.goto('/applications')
    await expect(page.getByRole('button', { name: /^Cambiar estado/ })).toBeVisible()
    await page.getByRole('link', { name: 'Personas' }).click()
    await expect(page.getByRole('button', { name: /^Cambiar estado/ })).toHaveCount(0)
  })

  test('take the place of the list on a phone, and Back returns to it', {
    tag: '@phone'
  }, async ({ site }) => {
    const { page, person, openFirst } = await open(site)
    await page.setViewportSize({ width: 360, height: 740 })
    await openFirst()
    await expect(person).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await page.goBack()
    await expect(person).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Ver detalles/ })).toBeFocused()
  })

  test('lead back to the list on a phone once one is answered', { tag: '@phone' }, async ({
    site
  }) => {
    const { page, person, openFirst } = await open(site, 2)
    await openFirst()
    await person.getByRole('radio', { name: 'Rechazada' }).check()
    await person.getByRole('button', { name: /^Guardar y avisar a Lucía/ }).click()
    await expect(page.locator('.toast', { hasText: 'Estado actualizado' })).toBeVisible()
    await expect(person).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Ver detalles/ })).toHaveCount(2)
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

  test('are one list in the profile and at /applications', { tag: '@both' }, async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const { applications } = await requestApi<{ applications: { id: string }[] }>(
      site,
      owner.context,
      'GET',
      '/applications'
    )
    const path = `/applications/${applications[0]?.id}`
    await requestApi(site, owner.context, 'PUT', path, { status: 'approved' })
    const page = await applicant.context.newPage()
    for (const address of ['/applications?', '/profile?tab=aplicaciones&']) {
      await page.goto(`${address}page=1`)
      const row = page.getByRole('row', { name: /Aprobada/ })
      await expect(row.getByRole('link', { name: jobInput.title }).first()).toBeVisible()
      await expect(row.getByRole('link', { name: /^Contestar/ })).toBeVisible()
      await page.getByRole('link', { name: /^Rechazadas/ }).click()
      await page.waitForURL(`${address}status=rejected`)
      await page.getByRole('link', { name: 'Ver todas' }).click()
      await expect(row).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
    }
  })

  test('say where they stand, and deny a talk that did not take place', { tag: '@both' }, async ({
    site
  }) => {
    const { owner, applicant } = await createApplication(site)
    const { applications } = await requestApi<{ applications: { id: string }[] }>(
      site,
      owner.context,
      'GET',
      '/applications'
    )
    const page = await applicant.context.newPage()
    await page.goto('/applications')
    const open = () => page.getByRole('button', { name: /^Ver detalles de la aplicación a / })
    await open().click()
    const details = page.getByRole('dialog')
    const steps = details.getByRole('list', { name: 'Cómo va' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Enviada el \d+ de /, 'Sin abrir todavía'])
    const path = `/applications/${applications[0]?.id}/talked`
    await requestApi(site, owner.context, 'POST', path, { by: 'persona' })
    await page.goto('/profile?tab=aplicaciones')
    await expect(page.getByRole('cell', { name: 'Habéis hablado' })).toBeVisible()
    await open().click()
    await expect(steps).toHaveText([/^Enviada el /, /^Contestada el /])
    await expect(details.getByText(/dice que habéis hablado el \p{L}+ \d+ de /u)).toBeVisible()
    await tabAndPress(details.getByRole('button', { name: 'No es así' }))
    await expect(details.getByText('Has dicho que no habéis hablado.')).toBeFocused()
    await expect(details.getByText(/dice que habéis hablado/)).toHaveCount(0)
    const employer = await owner.context.newPage()
    await employer.goto('/applications')
    await employer.getByRole('link', { name: /^Ver detalles/ }).click()
    await expect(employer.getByRole('dialog')).toContainText(
      'Lucía dice que no habéis hablado. Contéstale con un estado o un mensaje.'
    )
    await expect(employer.getByRole('button', { name: 'Ya hemos hablado' })).toHaveCount(0)
  })

  test('say why a question cannot be sent, and keep its button', { tag: '@night' }, async ({
    site
  }) => {
    site.ignoreErrors(/409|Podrás preguntar|Failed to fetch|ERR_INTERNET_DISCONNECTED/)
    const { applicant } = await createApplication(site)
    const page = await applicant.context.newPage()
    const ask = page.getByRole('button', { name: 'Preguntar si sigue en pie' })
    const open = () => page.getByRole('button', { name: /^Ver detalles/ }).click()
    await page.goto('/applications')
    await open()
    await expect(page.getByRole('list', { name: 'Cómo va' })).toBeVisible()
    await expect(ask).toHaveCount(0)
    // By the clock of the browser only.
    await page.clock.install({ time: Date.now() + (askAgainDays + 1) * day })
    await page.reload()
    await open()
    await ask.click()
    const toast = page.locator('.toast.destructive', { hasText: 'Error al preguntar' })
    await expect(toast).toContainText('Podrás preguntar cuando pasen')
    await page.context().setOffline(true)
    await ask.click()
    await expect(toast).not.toContainText('Podrás preguntar')
    await expect(ask).toBeVisible()
    await page.context().setOffline(false)
  })

  test('say that they could not be taken back', { tag: '@night' }, async ({ site }) => {
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

async function conversationsOf(site: SiteFixture, { context }: SignedInPerson): Promise<object[]> {
  const path = '/messages'
  const found = await requestApi<{ conversations: object[] }>(site, context, 'GET', path)
  return found.conversations
}
