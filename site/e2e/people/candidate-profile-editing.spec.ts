import { fillProfileForm, signUpWithProfile } from '../candidate-profile-steps.ts'
import { busyResponse, demoUsers, expect, test } from '../fixtures.ts'
import { profileInput, requestApi, signUpPerson } from '../test-data.ts'

test.describe('editing a candidate profile', () => {
  test('[2.edit-profile] lets the owner edit, and never truncates a longer stored text', async ({
    site
  }) => {
    const { context, profileId } = await signUpWithProfile(site)
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
    const stored = await requestApi<{ description: string; location: string }>(
      site,
      context,
      'GET',
      `/candidate-profiles/${profileId}`
    )
    expect(stored).toMatchObject({ description: long, location: 'Ávila' })
  })

  test('[6.edit-profile-anonymous] sends a visitor who edits a profile to /auth, with the reason', async ({
    page,
    site
  }) => {
    await page.goto(`/editar-perfil/${(await signUpWithProfile(site)).profileId}`)
    await page.waitForURL(/\/auth\?volver=/)
    await expect(
      page.locator('.toast').getByText('Debes iniciar sesión para editar un perfil')
    ).toBeVisible()
  })

  test('[6.edit-profile-employer] [6.edit-profile-other] refuses to let employers and other applicants edit a profile', async ({
    site
  }) => {
    const { profileId } = await signUpWithProfile(site)
    const employer = await site.openPage(`/editar-perfil/${profileId}`, {
      username: demoUsers.employer
    })
    await expect(
      employer
        .locator('.toast', { hasText: 'Acceso denegado' })
        .getByText('Solo los candidatos pueden editar perfiles')
    ).toBeVisible()
    const otherPage = await site.openPage(`/editar-perfil/${profileId}`, {
      username: demoUsers.applicant
    })
    await otherPage.waitForURL('/candidates', { waitUntil: 'commit' })
    await expect(
      otherPage.locator('.toast').getByText('No tienes permiso para editar este perfil')
    ).toBeVisible()
  })

  test('[8.profile-load] opens the list when the profile to edit does not exist', async ({
    site
  }) => {
    const page = await site.openPage('/editar-perfil/noexiste', { username: demoUsers.applicant })
    await page.waitForURL('/candidates', { waitUntil: 'commit' })
    await expect(
      page.locator('.toast').getByText('No se pudo cargar el perfil para su edición')
    ).toBeVisible()
    site.ignoreErrors(/no existe/)
  })

  test('[8.candidate-forms] shows failures of creating, editing and deleting', async ({ site }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await page.route('**/api/candidate-profiles', route => route.fulfill(busyResponse))
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await expect(
      page.locator('.toast').getByText('No se pudo crear el perfil: El servicio está ocupado.')
    ).toBeVisible()

    const owner = await signUpWithProfile(site)
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
})
