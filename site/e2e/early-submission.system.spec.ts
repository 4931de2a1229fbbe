import { expect, test } from './fixtures.ts'
import { openWithoutScripts } from './open-without-scripts.ts'
import { coverLetterText, createJob, signUpPerson } from './test-data.ts'

test.describe('a form that is sent before its script has arrived', () => {
  test('sends an application later, and puts nothing into the address', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await (await site.newContext()).newPage()
    const { isOpen, release } = await openWithoutScripts(page, `/jobs/${id}`)
    await page.locator('#applicantName').fill('Marta Ruiz')
    await page.locator('#applicantEmail').fill('marta.ruiz@correo.example.org')
    await page.locator('#applicantPhone').fill('612 345 678')
    await page.locator('#coverLetter').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page).toHaveURL(`/jobs/${id}`)
    release()
    await isOpen
    await expect(page.getByRole('heading', { name: /^Aplicación enviada/ })).toBeVisible()
  })

  test('registers the account type that was chosen', async ({ page }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/auth?register=true')
    await page.getByText('Ofrezco Empleo').click()
    await page.locator('#register-fullName').fill('Hípica Temprana')
    await page.locator('#register-username').fill('hipica.temprana')
    await page.locator('#register-email').fill('temprana@correo.example.org')
    await page.locator('#register-password').fill('tres-potros-al-alba')
    await page.locator('#register-confirmPassword').fill('tres-potros-al-alba')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page).toHaveURL('/auth?register=true')
    release()
    await isOpen
    await page.waitForURL('/post-job')
  })

  test('shows what is missing once it can', async ({ page }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/auth')
    await page.locator('#login-username').fill('demo.empresa')
    await page.locator('#panel-login form button[type=submit]').click()
    release()
    await isOpen
    await expect(page.locator('.summary')).toBeVisible()
    await expect(page.locator('#login-username')).toHaveValue('demo.empresa')
  })
})
