import { busyResponse, demoUsers, expect, test } from '../fixtures.ts'
import { openNewUserPage, signUpPerson } from '../test-data.ts'

test.describe('deleting an account', () => {
  test('[2.profile-delete] [8.account-deleted] asks for the password, and opens the front page after two seconds', async ({
    site
  }) => {
    const { context, username } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
    const confirm = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' })
    await confirm.getByLabel(/¿Por qué te vas\?/).fill('Ya tengo trabajo')
    const typed = confirm.getByLabel('Tu contraseña', { exact: true })
    await typed.fill('no es esta')
    await confirm.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await expect(confirm.locator('#delete-currentPassword-error')).toContainText(
      'La contraseña actual no es correcta'
    )
    await typed.fill(demoUsers.password)
    await confirm.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await expect(page.locator('.toast', { hasText: 'Cuenta eliminada' })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Tu cuenta ha sido eliminada correctamente' })
    ).toBeFocused()
    await expect(page.getByText('Te llevamos al inicio…')).toBeInViewport()
    await expect(page.getByText('Nombre de usuario')).toBeVisible()
    await page.clock.runFor(2_000)
    await page.waitForURL('/')
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })
    ).toBeVisible()
    const again = await context.request.post(`${site.origin}/api/login`, {
      headers: { Origin: site.origin },
      data: { username, password: demoUsers.password }
    })
    expect(again.status()).toBe(401)
    site.ignoreErrors(/contraseña actual/)
  })

  test('[8.delete-account] closes the dialog when it fails, and shows the reason', async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'applicant', '/profile')
    await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await page.route('**/api/users/*', route => route.fulfill(busyResponse))
    const confirm = page.getByRole('alertdialog')
    await confirm.getByLabel('Tu contraseña', { exact: true }).fill(demoUsers.password)
    await confirm.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await expect(
      page.locator('.toast.destructive', { hasText: 'Error al eliminar cuenta' })
    ).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(
      page.locator('#eliminar .notice').getByText('El servicio está ocupado.')
    ).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })
})
