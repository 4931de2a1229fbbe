import { expect, test } from 'vitest'
import { busyResponse, demoUsers, describeSite } from './fixtures.ts'
import { signUpPerson, createJob } from './test-data.ts'

describeSite('one’s own page', site => {
  const tabsOf = async (as: string) => {
    const page = await site.open('/profile', { as })
    await page.getByRole('tab').first().waitFor()
    return page.getByRole('tab').allInnerTexts()
  }

  test('[2.profile-tabs] has its tabs, and those of ads for employers only', async () => {
    expect(await tabsOf(demoUsers.employer)).toEqual([
      'Información Personal',
      'Mis Empleos Publicados',
      'Mis Aplicaciones'
    ])
    expect(await tabsOf(demoUsers.applicant)).toEqual(['Información Personal', 'Mis Aplicaciones'])
  })

  test('[2.profile-edit] [8.profile-updated] what it says can be changed, and the header follows', async () => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Nombre completo').fill('Nuria Vidal')
    await page.getByLabel('Sobre ti').fill('Doma y salto.')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.locator('.toast', { hasText: 'Perfil actualizado' }).waitFor()
    await page.getByRole('button', { name: 'Tu cuenta: Nuria Vidal' }).waitFor()
    await page.getByText('Doma y salto.').waitFor()
  })

  test('[8.update-profile] a refusal is told and loses nothing', async () => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Nombre completo').fill('Nuria Vidal')
    await page.route('**/api/users/*', route => route.fulfill(busyResponse))
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.locator('.toast.destructive', { hasText: 'Error al actualizar perfil' }).waitFor()
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Nuria Vidal')
    site.forgive(/ocupado/)
  })

  test('[2.profile-delete] [8.account-deleted] the account can be deleted, and two seconds later the front page opens', async () => {
    const { context, username } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
    const confirm = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' })
    await confirm.getByLabel(/¿Por qué te vas\?/).fill('Ya tengo trabajo')
    await confirm.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await page.locator('.toast', { hasText: 'Cuenta eliminada' }).waitFor()
    await page.getByRole('heading', { name: 'Tu cuenta ha sido eliminada correctamente' }).waitFor()
    await page.clock.runFor(2_000)
    await page.waitForURL('/')
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    const again = await context.request.post(`${site.origin}/api/login`, {
      headers: { Origin: site.origin },
      data: { username, password: demoUsers.password }
    })
    expect(again.status()).toBe(401)
  })

  test('[8.delete-account] when it does not work the dialog closes, and the reason stays', async () => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await page.route('**/api/users/*', route => route.fulfill(busyResponse))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar cuenta' }).click()
    await page.locator('.toast.destructive', { hasText: 'Error al eliminar cuenta' }).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await page.locator('.danger-zone .notice').getByText('El servicio está ocupado.').waitFor()
    site.forgive(/ocupado/)
  })

  test('an employer renews and deletes ads from the list', async () => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto('/profile?tab=empleos')
    await page.getByRole('button', { name: /^Renovar/ }).click()
    await page.locator('.toast', { hasText: 'Anuncio renovado' }).waitFor()
    await page.getByText(/caduca ahora el/).waitFor()
    await page.getByRole('button', { name: /^Eliminar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar anuncio' }).click()
    await page.locator('.toast', { hasText: 'Trabajo eliminado' }).waitFor()
    await page.getByRole('heading', { name: 'Todavía no has publicado ningún empleo' }).waitFor()
  })
})
