import { busyResponse, demoUsers, expect, signIn, type SiteFixture, test } from '../fixtures.ts'
import { createJob, openInLastWeek, openNewUserPage, signUpPerson } from '../test-data.ts'

test.describe('the profile page', () => {
  const tabsOf = async (site: SiteFixture, username: string) => {
    const page = await site.openPage('/profile', { username })
    await expect(page.getByRole('tab').first()).toBeVisible()
    return page.getByRole('tab').allInnerTexts()
  }

  test('[2.profile-tabs] shows the tab of published jobs to employers only', async ({ site }) => {
    // The number of those who wait for an answer may stand behind the second one.
    expect(await tabsOf(site, demoUsers.employer)).toEqual([
      'Información Personal',
      expect.stringMatching(/^Mis Empleos Publicados/),
      'Mis Aplicaciones'
    ])
    expect(await tabsOf(site, demoUsers.applicant)).toEqual([
      'Información Personal',
      expect.stringMatching(/^Mis Aplicaciones/)
    ])
  })

  test('[2.profile-edit] [8.profile-updated] saves edited personal information and updates the header', async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'applicant', '/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Nombre completo').fill('Nuria Vidal')
    await page.getByLabel('Sobre ti').fill('Doma y salto.')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.locator('.toast', { hasText: 'Perfil actualizado' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tu cuenta: Nuria Vidal' })).toBeVisible()
    await expect(page.getByText('Doma y salto.')).toBeVisible()
  })

  test('leads to the published profile and to who has seen the phone, and marks where one is', async ({
    site
  }) => {
    const page = await site.openPage('/profile#publicado', { username: demoUsers.applicant })
    const published = page.getByRole('region', { name: 'Tu perfil publicado' })
    await expect(published).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Tu cuenta/ })).toHaveAttribute(
      'aria-current',
      'true'
    )
    const parts = page.getByRole('navigation', { name: 'Información Personal' })
    await expect(parts.getByRole('link', { name: 'Tu perfil publicado' })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await expect(published.getByRole('link', { name: /^Editar/ })).toHaveAttribute(
      'href',
      /^\/editar-perfil\//
    )
    await published.getByRole('link', { name: /^Ver tu/ }).click()
    await expect(page).toHaveURL(/\/candidates/)
    await page.goBack()
    await page.getByRole('link', { name: 'Ver quién' }).click()
    await expect(page.getByRole('heading', { name: 'Quién ha visto mi teléfono' })).toBeVisible()
  })

  test('says that no e-mail arrives at an address that does not exist', async ({ site }) => {
    const { context, email } = await signUpPerson(site, 'applicant')
    await context.route('**/api/user', async route => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), bouncedEmail: email } })
    })
    const page = await context.newPage()
    await page.goto('/profile')
    const notice = page.locator('.notice', { hasText: `No podemos escribirte a ${email}:` })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: /^Probar otra vez/ }).click()
    await expect(notice).toContainText('Te hemos escrito. Mira tu correo.')
  })

  test('names the firm of an employer', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/profile')
    await expect(page.getByRole('term').filter({ hasText: 'Nombre de la empresa' })).toBeVisible()
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Nombre de la empresa').fill('')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.locator('.summary')).toContainText('El nombre de la empresa es requerido')
    await expect(page.getByText('Nombre completo')).toHaveCount(0)
  })

  test('[8.update-profile] shows a failed update and keeps the form', async ({ site }) => {
    const page = await openNewUserPage(site, 'applicant', '/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Nombre completo').fill('Nuria Vidal')
    await page.route('**/api/users/*', route => route.fulfill(busyResponse))
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(
      page.locator('.toast.destructive', { hasText: 'Error al actualizar perfil' })
    ).toBeVisible()
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Nuria Vidal')
    site.ignoreErrors(/ocupado/)
  })

  test('asks for the password when the e-mail changes, and only then', async ({ site }) => {
    const { context, username } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    const password = page.getByLabel('Tu contraseña', { exact: true })
    await expect(password).toHaveCount(0)
    await page.getByLabel('Correo electrónico').fill(`nuevo.${username}@correo.example.org`)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.locator('#currentPassword-error')).toContainText('Escribe tu contraseña')
    await password.fill(demoUsers.password)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByText(`nuevo.${username}@correo.example.org`).last()).toBeVisible()
    site.ignoreErrors(/Escribe tu contraseña/)
  })

  test('ties an e-mail that is taken to its field', async ({ site }) => {
    const otherApplicant = await signUpPerson(site, 'applicant')
    const page = await openNewUserPage(site, 'applicant', '/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Correo electrónico').fill(otherApplicant.email)
    await page.getByLabel('Tu contraseña', { exact: true }).fill(demoUsers.password)
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.locator('#email-error')).toContainText('ya está registrado')
    site.ignoreErrors(/ya está registrado/)
  })

  test('erases a field that is emptied', async ({ site }) => {
    const page = await openNewUserPage(site, 'applicant', '/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Sobre ti').fill('Doma y salto.')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByText('Doma y salto.')).toBeVisible()
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Sobre ti').fill('')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByText('Tus datos están guardados.').first()).toBeVisible()
    await expect(page.getByText('Doma y salto.')).toHaveCount(0)
  })

  test('lists the open sessions and ends the others', async ({ site }) => {
    const { context, username } = await signUpPerson(site, 'applicant')
    const others = [await site.newContext(), await site.newContext()]
    for (const device of others) await signIn(device, site.origin, username)
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Ver sesiones' }).click()
    const rows = page.locator('.items.inner li')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: 'Esta sesión' })).toHaveCount(1)
    await rows
      .getByRole('button', { name: /^Cerrar la sesión de / })
      .first()
      .click()
    await expect(page.getByText('Sesión cerrada.')).toBeFocused()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click()
    await expect(page.getByText('Hemos cerrado la otra sesión.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    for (const device of others) {
      expect((await device.request.get(`${site.origin}/api/user`)).status()).toBe(401)
    }
  })

  test('renews and deletes a job of an employer', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const page = await openInLastWeek(owner.context, '/profile?tab=empleos')
    await page.getByRole('button', { name: /^Renovar/ }).click()
    await expect(page.locator('.toast', { hasText: 'Anuncio renovado' })).toBeVisible()
    await expect(page.getByText(/caduca ahora el/)).toBeVisible()
    await page.getByLabel(/^Más acciones/).click()
    await page.getByRole('button', { name: /^Eliminar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar anuncio' }).click()
    await expect(page.locator('.toast', { hasText: 'Trabajo eliminado' })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Todavía no has publicado ningún empleo' })
    ).toBeVisible()
  })
})
