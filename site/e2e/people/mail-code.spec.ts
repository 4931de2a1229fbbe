import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, type SiteFixture, test } from '../fixtures.ts'
import { openMail } from '../mailbox.ts'
import { requestApi, signUpPerson } from '../test-data.ts'

const widths = [360, 1280]
const subject = 'Tu código para entrar en Ramal'
const codeField = (page: Page) => page.getByLabel('Código del correo')

/** The digits of the newest e-mail with a code. */
async function readCode(site: SiteFixture, email: string, title = subject): Promise<string> {
  const { mailbox, mail } = await openMail(site, email, title)
  const text = await mail.textContent()
  await mailbox.close()
  return /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''
}

const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `

/** Confirms the address, as the first code of this browser does. */
async function signUpConfirmed(site: SiteFixture) {
  const person = await signUpPerson(site, 'applicant')
  const { context, email } = person
  await requestApi(site, context, 'POST', '/mail-codes', { email })
  const code = await readCode(site, email)
  await requestApi(site, context, 'POST', '/mail-codes/confirmation', { code })
  return person
}

test.describe('signing in with a code by e-mail', () => {
  for (const width of widths) {
    test(`leads to the page that was wanted, by keyboard, ${width} px wide`, async ({ site }) => {
      const { email, fullName } = await signUpPerson(site, 'applicant')
      const page = await site.openPage('/messages', { viewport: { width, height: 800 } })
      await page.waitForURL(/\/auth/)
      const link = page.getByRole('link', { name: 'Entrar con un código' })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/codigo=pedir/)
      await expect(page.getByRole('tabpanel').getByLabel('Correo electrónico')).toBeFocused()
      expect(await findAccessibilityViolations(page, 'asking for a code')).toEqual([])
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(codeField(page)).toBeFocused()
      await expect(page).toHaveURL(/codigo=escribir/)
      await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(email))
      expect(await findAccessibilityViolations(page, 'typing a code')).toEqual([])
      await page.keyboard.insertText(spaced(await readCode(site, email)))
      await page.keyboard.press('Enter')
      await page.waitForURL('/messages')
      await expect(
        page.locator('.toast', { hasText: 'Inicio de sesión exitoso' }).getByText(fullName)
      ).toBeVisible()
    })
  }

  test('says what is wrong with a code, and asks for another one', async ({ site }) => {
    site.ignoreErrors(/401|410|no es correcto|ya no sirve/)
    const { email } = await signUpConfirmed(site)
    const page = await site.openPage('/auth')
    await page.getByRole('link', { name: 'Entrar con un código' }).click()
    await page.getByRole('tabpanel').getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviarme un código' }).click()
    await codeField(page).fill('12345')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.locator('#code-code-error')).toContainText('Escribe las seis cifras')
    const right = await readCode(site, email)
    const wrong = right === '111111' ? '222222' : '111111'
    await codeField(page).fill(wrong)
    for (let attempt = 0; attempt < 5; attempt++) {
      await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
      await expect(page.locator('#code-code-error')).toContainText('El código no es correcto')
    }
    await codeField(page).fill(right)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.locator('.summary')).toContainText('Este código ya no sirve')
    await page.getByRole('link', { name: 'Pedir otro código' }).click()
    await expect(page.getByRole('tabpanel').getByLabel('Correo electrónico')).toBeFocused()
    await page.goBack()
    await expect(codeField(page)).toBeVisible()
    await page.getByRole('link', { name: 'Entrar con mi contraseña' }).click()
    await expect(page.getByRole('tabpanel').getByLabel('Nombre de usuario')).toBeVisible()
  })

  test('goes on with a page of an address that was sent to another browser', async ({ site }) => {
    site.ignoreErrors(/410|ya no sirve/)
    const page = await site.openPage('/auth?codigo=escribir')
    await codeField(page).fill('123456')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.locator('.summary')).toContainText('en el navegador en que lo pediste')
  })

  test('speaks English', async ({ site }) => {
    const { context, email } = await signUpPerson(site, 'applicant')
    await requestApi(site, context, 'POST', '/mail-codes', { email })
    const page = await site.openPage('/en/auth')
    await page.getByRole('link', { name: 'Sign in with a code' }).click()
    await page.getByRole('tabpanel').getByLabel('Email').fill('nadie@example.org')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByLabel('Code from the email')).toBeFocused()
    site.ignoreErrors(/401|code is wrong|no es correcto/)
    await page.getByLabel('Code from the email').fill('123 456')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('#code-code-error')).toContainText('The code is wrong')
  })

  for (const width of widths) {
    test(`keeps what was half written when the session has ended, ${width} px wide`, async ({
      site
    }) => {
      site.ignoreErrors(/401/)
      const viewport = { width, height: 800 }
      const person = await signUpPerson(site, 'applicant', { viewport })
      const page = await person.context.newPage()
      await page.goto('/candidates?openForm=true')
      await page.locator('#age').fill('28')
      await page.locator('#contactPhone').fill('612 345 678')
      await page.locator('#description').fill('Moza de cuadra con seis años de experiencia')
      await person.context.clearCookies({ name: 'ramal_sesion' })
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar perfil' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
      await dialog.getByRole('button', { name: 'Entrar con un código' }).click()
      await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
      await expect(dialog.getByLabel('Correo electrónico')).toHaveValue(person.email)
      await dialog.getByRole('button', { name: 'Enviarme un código' }).click()
      const field = dialog.getByLabel('Código del correo')
      await expect(field).toBeFocused()
      expect(await findAccessibilityViolations(page, 'the dialog with a code')).toEqual([])
      await field.fill(spaced(await readCode(site, person.email)))
      await dialog.getByRole('button', { name: 'Iniciar Sesión' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('.toast', { hasText: 'Perfil creado' })).toBeVisible()
    })
  }
})

test.describe('signing in with a code by e-mail without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of widths) {
    test(`leads to the page that was wanted, ${width} px wide`, async ({ site }) => {
      site.ignoreErrors(/40[01]/)
      const { email, fullName } = await signUpPerson(site, 'applicant')
      const page = await site.openPage('/auth', { viewport: { width, height: 800 } })
      const panel = page.getByRole('tabpanel')
      await page.getByRole('link', { name: 'Entrar con un código' }).click()
      await panel.getByLabel('Correo electrónico').fill('lucia@')
      await panel.getByRole('button', { name: 'Enviarme un código' }).click()
      await expect(page.locator('#code-email-error')).toContainText('correo electrónico válido')
      await panel.getByLabel('Correo electrónico').fill(email)
      await panel.getByRole('button', { name: 'Enviarme un código' }).click()
      await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
      await codeField(page).fill('1')
      await panel.getByRole('button', { name: 'Iniciar Sesión' }).click()
      await expect(page.locator('#code-code-error')).toContainText('Escribe las seis cifras')
      await codeField(page).fill(spaced(await readCode(site, email)))
      await panel.getByRole('button', { name: 'Iniciar Sesión' }).click()
      await page.waitForURL('/sesion')
      await expect(page.getByText(`Hola, ${fullName}.`)).toBeVisible()
    })
  }
})
