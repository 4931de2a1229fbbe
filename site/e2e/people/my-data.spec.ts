import { day } from '#events/units.ts'
import { expect, test } from '../fixtures.ts'
import { openNewUserPage, profileInput, requestApi, signUpPerson } from '../test-data.ts'

test.describe('the page of own data', () => {
  test('gives a copy of everything and the date of an erasure, beside the page of e-mails', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'applicant')
    await requestApi(site, context, 'POST', '/candidate-profiles', profileInput)
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Ver mis datos' }).click()
    await page.waitForURL('/mis-datos')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Descargar mis datos' }).click()
    expect((await download).suggestedFilename()).toBe('mis-datos.zip')
    await expect(page.getByRole('heading', { name: 'Quién ha visto mi teléfono' })).toBeVisible()
    await expect(page.getByText(/se borra para siempre el \d+ de/)).toBeVisible()
    const wrong = await context.newPage()
    await wrong.clock.install({ time: Date.now() + 400 * day })
    await wrong.goto('/mis-datos')
    const erased = await wrong.locator('#eliminar time, .about time').getAttribute('datetime')
    expect(Math.round((Date.parse(erased ?? '') - Date.now()) / day)).toBe(30)
    await expect(page.getByRole('button', { name: 'Eliminar cuenta' })).toBeVisible()
    const parts = page.getByRole('navigation', { name: 'Información Personal' })
    await expect(parts.getByRole('link', { name: 'Mis datos' })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await parts.getByRole('link', { name: 'Correos' }).click()
    await page.getByRole('button', { name: 'Ver correos' }).click()
    await expect(page.getByText(/Confirmar el correo|no te hemos enviado ninguno/)).toBeVisible()
  })

  test('of an employer has no profile to show', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/mis-datos')
    await expect(page.getByRole('link', { name: 'Tus anuncios y borradores' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quién ve mi perfil' })).toHaveCount(0)
  })
})
