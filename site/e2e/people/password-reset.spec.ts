import { expect, test } from '../fixtures.ts'
import { openMail } from '../mailbox.ts'
import { signUpPerson } from '../test-data.ts'

test.describe('a forgotten password', () => {
  const newPassword = 'yegua-torda'

  test('is replaced with the link of an e-mail', async ({ site }) => {
    const { username, email } = await signUpPerson(site, 'applicant')
    const page = await site.openPage('/auth')
    await page.getByLabel('Nombre de usuario o correo').first().fill(email)
    await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
    await page.waitForURL('/restablecer')
    await expect(page.getByLabel('Nombre de usuario o correo electrónico')).toHaveValue(email)
    await page.getByRole('button', { name: 'Enviarme un enlace' }).click()
    await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()

    const { mailbox, mail } = await openMail(site, email, 'Elige una contraseña nueva')
    await mail.getByRole('link', { name: /restablecer/ }).click()
    await mailbox.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
    await mailbox.getByLabel('Repite la contraseña').fill(newPassword)
    await mailbox.getByRole('button', { name: 'Guardar contraseña' }).click()
    await mailbox.waitForURL('/', { waitUntil: 'commit' })
    await expect(
      mailbox.getByText(`Ya has entrado. Tu usuario es «${username}».`).first()
    ).toBeVisible()

    await page.goto('/auth')
    await page.getByLabel('Nombre de usuario o correo').first().fill(email)
    await page.getByLabel('Contraseña', { exact: true }).first().fill(newPassword)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('/')
  })

  test('is not replaced with a link that is over, which leads to another', async ({ site }) => {
    site.ignoreErrors(/410|ya no sirve/)
    const page = await site.openPage('/restablecer/nada')
    await expect(page.getByText('Este enlace ya no sirve')).toBeVisible()
    await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveCount(0)
    await expect(page.getByText(/^Al guardarla/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
    await page.waitForURL('/restablecer')
  })

  test('has pages that no other site learns of', async ({ page }) => {
    const response = await page.goto('/restablecer/nada')
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex'
    })
  })
})
