import type { Locator, Page } from '@playwright/test'
import { busyResponse, demoUsers, expect, type SiteFixture, test } from './fixtures.ts'
import { profileInput, requestApi, signUpPerson } from './test-data.ts'
import { recordApiCalls } from './page-errors.ts'

test.describe('candidates', () => {
  const publish = async (site: SiteFixture) => {
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

  test('[2.candidates-tabs] Mis perfiles is for applicants', async ({ site }) => {
    const tabs = async (username?: string) => {
      const page = await site.openPage('/candidates', { username })
      if (username)
        await page.locator('.avatar-button [data-initials]:not([data-initials=""])').waitFor()
      return page.getByRole('tab').allInnerTexts()
    }
    expect(await tabs()).toEqual(['Todos los candidatos'])
    expect(await tabs(demoUsers.employer)).toEqual(['Todos los candidatos'])
    expect(await tabs(demoUsers.applicant)).toEqual(['Todos los candidatos', 'Mis perfiles'])
  })

  test('[2.candidates-preview] a card shows 70 characters, chips, and the contact when it is asked for', async ({
    page
  }) => {
    const calls = recordApiCalls(page)
    await page.goto('/candidates', { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    const card = page.locator('.cards .card', { has: page.locator('.chip') }).first()
    expect((await card.locator('.text').innerText()).length).toBeLessThanOrEqual(72)
    const more = card.getByRole('button', { name: /^Ver más detalles/ })
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(card.locator('a[href^="tel:"]')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('[2.candidates-filters] the boxes filter while somebody types', async ({ page }) => {
    await page.goto('/candidates')
    const count = page.getByText(/^Mostrando \d+ de \d+ candidatos?/)
    const before = await count.innerText()
    await page.getByLabel('¿Dónde?').fill('sevilla')
    await expect(count).not.toHaveText(before)
    await page.getByLabel('¿Qué buscas?').fill('zzzz')
    await expect(
      page.getByRole('heading', { name: 'Nadie encaja con estos filtros' })
    ).toBeVisible()
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(count).toHaveText(before)
  })

  test('[2.candidates-dialog] the address opens the dialog once, and forgets it', async ({
    site
  }) => {
    for (const name of ['newUser', 'showForm', 'openForm']) {
      const { context } = await signUpPerson(site, 'applicant')
      const page = await context.newPage()
      await page.goto(`/candidates?${name}=true`)
      const dialog = page.getByRole('dialog', { name: 'Publica tu perfil' })
      await expect(dialog).toBeVisible()
      expect(page.url()).not.toContain(name)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })

  test('[8.profile-created] [4.single-profile] an applicant publishes one profile, and cannot have two', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await dialog.getByLabel('Habilidades').fill('doma, esquilado')
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await expect(page.locator('.toast', { hasText: 'Perfil creado' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('tab', { name: 'Mis perfiles' }).click()
    await expect(page.getByRole('tabpanel').getByText(profileInput.description)).toBeVisible()
    await page.getByRole('button', { name: 'Publicar perfil' }).click()
    await expect(
      page.getByText('Ya tienes un perfil activo. Elimínalo para crear otro.')
    ).toBeVisible()
  })

  test('[8.profile-deleted] and takes it away', async ({ site }) => {
    const { context } = await publish(site)
    const page = await context.newPage()
    await page.goto('/candidates?tab=mis-perfiles')
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar perfil' }).click()
    await expect(page.locator('.toast', { hasText: 'Perfil eliminado' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Todavía no tienes perfil' })).toBeVisible()
  })

  test('[2.edit-profile] the owner edits it, and a longer text that is kept is never cut', async ({
    site
  }) => {
    const { context, profileId } = await publish(site)
    const long = 'Monto, domo y cuido caballos jóvenes. '.repeat(8).trim()
    await requestApi(site, context, 'PUT', `/candidate-profiles/${profileId}`, {
      ...profileInput,
      description: long
    })
    const page = await context.newPage()
    await page.goto(`/editar-perfil/${profileId}`)
    await expect(page.getByLabel('Descripción')).toHaveValue(long)
    await page.getByLabel('Ubicación').fill('Ávila')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL(/\/candidates/)
    await expect(page.locator('.toast', { hasText: 'Perfil actualizado' })).toBeVisible()
    const kept = await requestApi<{ description: string; location: string }>(
      site,
      context,
      'GET',
      `/candidate-profiles/${profileId}`
    )
    expect(kept).toMatchObject({ description: long, location: 'Ávila' })
  })

  test('[6.edit-profile-anonymous] who is not signed in is sent to sign in, and told why', async ({
    page,
    site
  }) => {
    await page.goto(`/editar-perfil/${(await publish(site)).profileId}`)
    await page.waitForURL('/auth')
    await expect(
      page.locator('.toast').getByText('Debes iniciar sesión para editar un perfil')
    ).toBeVisible()
  })

  test('[6.edit-profile-employer] [6.edit-profile-other] employers and others are refused', async ({
    site
  }) => {
    const { profileId } = await publish(site)
    const employer = await site.openPage(`/editar-perfil/${profileId}`, {
      username: demoUsers.employer
    })
    await expect(
      employer
        .locator('.toast', { hasText: 'Acceso denegado' })
        .getByText('Solo los candidatos pueden editar perfiles')
    ).toBeVisible()
    const other = await site.openPage(`/editar-perfil/${profileId}`, {
      username: demoUsers.applicant
    })
    await other.waitForURL('/candidates')
    await expect(
      other.locator('.toast').getByText('No tienes permiso para editar este perfil')
    ).toBeVisible()
  })

  test('[8.profile-load] a profile that is not there is told, and the list opens', async ({
    site
  }) => {
    const page = await site.openPage('/editar-perfil/noexiste', { username: demoUsers.applicant })
    await page.waitForURL('/candidates')
    await expect(
      page.locator('.toast').getByText('No se pudo cargar el perfil para su edición')
    ).toBeVisible()
    site.ignoreErrors(/no existe/)
  })

  test('[8.candidate-forms] what does not work is told, for each of the three', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await page.route('**/api/candidate-profiles', route => route.fulfill(busyResponse))
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await expect(
      page.locator('.toast').getByText('No se pudo crear el perfil: El servicio está ocupado.')
    ).toBeVisible()

    const owner = await publish(site)
    const edit = await owner.context.newPage()
    await edit.goto(`/editar-perfil/${owner.profileId}`)
    await edit.getByLabel('Ubicación').fill('Ávila')
    await edit.route('**/api/candidate-profiles/*', route => route.fulfill(busyResponse))
    await edit.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(
      edit.locator('.toast').getByText('No se pudo actualizar el perfil: El servicio está ocupado.')
    ).toBeVisible()

    const own = await owner.context.newPage()
    await own.goto('/candidates?tab=mis-perfiles')
    await own.route('**/api/candidate-profiles/*', route => route.fulfill(busyResponse))
    await own.getByRole('button', { name: 'Eliminar' }).click()
    await own.getByRole('alertdialog').getByRole('button', { name: 'Eliminar perfil' }).click()
    await expect(
      own.locator('.toast').getByText('No se pudo eliminar el perfil: El servicio está ocupado.')
    ).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })

  test('[8.candidates] [8.candidates-load] lists that do not come are told', async ({ site }) => {
    const page = await site.openPage('/candidates', { username: demoUsers.applicant })
    await page.route('**/api/my-candidate-profiles*', route => route.fulfill(busyResponse))
    await page.getByRole('tab', { name: 'Mis perfiles' }).click()
    await expect(
      page.locator('.toast').getByText('No se pudieron cargar tus perfiles')
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Todos los candidatos' }).click()
    await page.route('**/api/candidate-profiles*', route => route.fulfill(busyResponse))
    await page.getByLabel('¿Qué buscas?').fill('doma')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Error al cargar perfiles' })).toBeVisible()
    await expect(
      page.locator('.toast').getByText('No se pudieron cargar los perfiles de candidatos')
    ).toBeVisible()
    site.ignoreErrors(/ocupado/)
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
