import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { busyResponse, demoUsers, describeSite } from './fixtures.ts'
import { profileInput, requestApi, signUpPerson } from './test-data.ts'
import { recordApiCalls } from './page-errors.ts'

describeSite('candidates', site => {
  const publish = async () => {
    const person = await signUpPerson(site, 'applicant')
    const { id } = await requestApi<{ id: string }>(
      site,
      person.context,
      'POST',
      '/candidate-profiles',
      profileInput
    )
    return { ...person, profileId: id }
  }

  test('[2.candidates-tabs] Mis perfiles is for applicants', async () => {
    const tabs = async (as?: string) => {
      const page = await site.open('/candidates', as ? { as } : {})
      if (as) await page.locator('.avatar-button [data-initials]:not([data-initials=""])').waitFor()
      return page.getByRole('tab').allInnerTexts()
    }
    expect(await tabs()).toEqual(['Todos los candidatos'])
    expect(await tabs(demoUsers.employer)).toEqual(['Todos los candidatos'])
    expect(await tabs(demoUsers.applicant)).toEqual(['Todos los candidatos', 'Mis perfiles'])
  })

  test('[2.candidates-preview] a card shows 70 characters, chips, and the contact when it is asked for', async () => {
    const page = await (await site.come()).newPage()
    const calls = recordApiCalls(page)
    await page.goto('/candidates', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    const card = page.locator('.cards .card', { has: page.locator('.chip') }).first()
    expect((await card.locator('.text').innerText()).length).toBeLessThanOrEqual(72)
    const more = card.getByRole('button', { name: /^Ver más detalles/ })
    await more.click()
    expect(await more.getAttribute('aria-expanded')).toBe('true')
    await card.locator('a[href^="tel:"]').waitFor()
    expect(calls).toHaveLength(1)
  })

  test('[2.candidates-filters] the boxes filter while somebody types', async () => {
    const page = await site.open('/candidates')
    const count = page.getByText(/^Mostrando \d+ de \d+ candidatos?/)
    const before = await count.innerText()
    await page.getByLabel('¿Dónde?').fill('sevilla')
    await expect.poll(() => count.innerText()).not.toBe(before)
    await page.getByLabel('¿Qué buscas?').fill('zzzz')
    await page.getByRole('heading', { name: 'Nadie encaja con estos filtros' }).waitFor()
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect.poll(() => count.innerText()).toBe(before)
  })

  test('[2.candidates-dialog] the address opens the dialog once, and forgets it', async () => {
    for (const name of ['newUser', 'showForm', 'openForm']) {
      const { context } = await signUpPerson(site, 'applicant')
      const page = await context.newPage()
      await page.goto(`/candidates?${name}=true`)
      const dialog = page.getByRole('dialog', { name: 'Publica tu perfil' })
      await dialog.waitFor()
      expect(page.url()).not.toContain(name)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })

  test('[8.profile-created] [4.single-profile] an applicant publishes one profile, and cannot have two', async () => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await dialog.getByLabel('Habilidades').fill('doma, esquilado')
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await page.locator('.toast', { hasText: 'Perfil creado' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Mis perfiles' }).click()
    await page.getByRole('tabpanel').getByText(profileInput.description).waitFor()
    await page.getByRole('button', { name: 'Publicar perfil' }).click()
    await page.getByText('Ya tienes un perfil activo. Elimínalo para crear otro.').waitFor()
  })

  test('[8.profile-deleted] and takes it away', async () => {
    const { context } = await publish()
    const page = await context.newPage()
    await page.goto('/candidates?tab=mis-perfiles')
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar perfil' }).click()
    await page.locator('.toast', { hasText: 'Perfil eliminado' }).waitFor()
    await page.getByRole('heading', { name: 'Todavía no tienes perfil' }).waitFor()
  })

  test('[2.edit-profile] the owner edits it, and a longer text that is kept is never cut', async () => {
    const { context, profileId } = await publish()
    const long = 'Monto, domo y cuido caballos jóvenes. '.repeat(8).trim()
    await requestApi(site, context, 'PUT', `/candidate-profiles/${profileId}`, {
      ...profileInput,
      description: long
    })
    const page = await context.newPage()
    await page.goto(`/editar-perfil/${profileId}`)
    expect(await page.getByLabel('Descripción').inputValue()).toBe(long)
    await page.getByLabel('Ubicación').fill('Ávila')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL(/\/candidates/)
    await page.locator('.toast', { hasText: 'Perfil actualizado' }).waitFor()
    const kept = await requestApi<{ description: string; location: string }>(
      site,
      context,
      'GET',
      `/candidate-profiles/${profileId}`
    )
    expect(kept).toMatchObject({ description: long, location: 'Ávila' })
  })

  test('[6.edit-profile-anonymous] who is not signed in is sent to sign in, and told why', async () => {
    const page = await site.open(`/editar-perfil/${(await publish()).profileId}`)
    await page.waitForURL('/auth')
    await page.locator('.toast').getByText('Debes iniciar sesión para editar un perfil').waitFor()
  })

  test('[6.edit-profile-employer] [6.edit-profile-other] employers and others are refused', async () => {
    const { profileId } = await publish()
    const employer = await site.open(`/editar-perfil/${profileId}`, { as: demoUsers.employer })
    await employer
      .locator('.toast', { hasText: 'Acceso denegado' })
      .getByText('Solo los candidatos pueden editar perfiles')
      .waitFor()
    const other = await site.open(`/editar-perfil/${profileId}`, { as: demoUsers.applicant })
    await other.waitForURL('/candidates')
    await other.locator('.toast').getByText('No tienes permiso para editar este perfil').waitFor()
  })

  test('[8.profile-load] a profile that is not there is told, and the list opens', async () => {
    const page = await site.open('/editar-perfil/noexiste', { as: demoUsers.applicant })
    await page.waitForURL('/candidates')
    await page.locator('.toast').getByText('No se pudo cargar el perfil para su edición').waitFor()
    site.forgive(/no existe/)
  })

  test('[8.candidate-forms] what does not work is told, for each of the three', async () => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await page.route('**/api/candidate-profiles', route => route.fulfill(busyResponse))
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await page
      .locator('.toast')
      .getByText('No se pudo crear el perfil: El servicio está ocupado.')
      .waitFor()

    const owner = await publish()
    const edit = await owner.context.newPage()
    await edit.goto(`/editar-perfil/${owner.profileId}`)
    await edit.getByLabel('Ubicación').fill('Ávila')
    await edit.route('**/api/candidate-profiles/*', route => route.fulfill(busyResponse))
    await edit.getByRole('button', { name: 'Guardar cambios' }).click()
    await edit
      .locator('.toast')
      .getByText('No se pudo actualizar el perfil: El servicio está ocupado.')
      .waitFor()

    const own = await owner.context.newPage()
    await own.goto('/candidates?tab=mis-perfiles')
    await own.route('**/api/candidate-profiles/*', route => route.fulfill(busyResponse))
    await own.getByRole('button', { name: 'Eliminar' }).click()
    await own.getByRole('alertdialog').getByRole('button', { name: 'Eliminar perfil' }).click()
    await own
      .locator('.toast')
      .getByText('No se pudo eliminar el perfil: El servicio está ocupado.')
      .waitFor()
    site.forgive(/ocupado/)
  })

  test('[8.candidates] [8.candidates-load] lists that do not come are told', async () => {
    const page = await site.open('/candidates', { as: demoUsers.applicant })
    await page.route('**/api/my-candidate-profiles*', route => route.fulfill(busyResponse))
    await page.getByRole('tab', { name: 'Mis perfiles' }).click()
    await page.locator('.toast').getByText('No se pudieron cargar tus perfiles').waitFor()
    await page.getByRole('tab', { name: 'Todos los candidatos' }).click()
    await page.route('**/api/candidate-profiles*', route => route.fulfill(busyResponse))
    await page.getByLabel('¿Qué buscas?').fill('doma')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByRole('heading', { name: 'Error al cargar perfiles' }).waitFor()
    await page
      .locator('.toast')
      .getByText('No se pudieron cargar los perfiles de candidatos')
      .waitFor()
    site.forgive(/ocupado/)
  })
})

/** The dialog of an offer with all that must be in it. */
async function fillProfileForm(page: Page): Promise<Locator> {
  await page.goto('/candidates?openForm=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Edad').fill(String(profileInput.age))
  await dialog.getByLabel('Teléfono de contacto').fill(profileInput.contactPhone)
  await dialog.getByLabel('Descripción').fill(profileInput.description)
  return dialog
}
