import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test } from '../fixtures.ts'
import {
  coverLetterText,
  createJob,
  jobInput,
  openNewUserPage,
  signUpPerson
} from '../test-data.ts'

test.describe('a form', () => {
  for (const [requirement, field, value, message] of [
    [
      '5.login-username',
      'login-username',
      'ab',
      'El nombre de usuario debe tener al menos 3 caracteres'
    ],
    [
      '5.login-password',
      'login-password',
      '12345',
      'La contraseña debe tener al menos 6 caracteres'
    ]
  ] as const) {
    test(`[${requirement}] refuses a login: ${message}`, async ({ page }) => {
      await page.goto('/auth')
      await page.locator(`#${field}`).fill(value)
      await page.locator('#panel-login form button[type=submit]').click()
      await expect(page.locator('.summary').getByText(message)).toBeVisible()
      await expect(page.locator(`#${field}-error`)).toContainText(message)
    })
  }

  test('asks about an e-mail whose domain looks mistyped, and sends it all the same', async ({
    site
  }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`)
    const email = page.getByLabel('Correo electrónico')
    await email.fill('ana@gmial.com')
    await expect(page.getByText('¿Querías decir gmail.com?').first()).toBeVisible()
    expect(await findAccessibilityViolations(page, 'a question about an e-mail')).toEqual([])
    await page.getByRole('button', { name: 'Sí, gmail.com' }).click()
    await expect(email).toHaveValue('ana@gmail.com')
    await expect(page.getByText('Ahora es ana@gmail.com.')).toBeFocused()
    await email.fill('ana@hotmal.es')
    await page.getByLabel('Nombre completo').fill('Ana Ruiz')
    await page.getByLabel('Teléfono').fill('612 345 678')
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await expect(page.getByRole('button', { name: 'Sí, hotmail.es' })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByText('Aplicación enviada').first()).toBeVisible()
  })

  test('[5.post-type] refuses a vacancy without a type', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await expect(
      page.locator('.summary').getByRole('link', { name: 'Debes seleccionar un tipo de empleo' })
    ).toBeVisible()
  })

  test('[5.post-description-cap] cuts a description at 100 characters and shows it', async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    const description = page.locator('#description')
    await description.fill(jobInput.description)
    await expect(
      page.getByText(`Te quedan ${100 - jobInput.description.length} caracteres`).first()
    ).toBeVisible()
    await description.fill('a'.repeat(140))
    expect(await description.inputValue()).toHaveLength(100)
    await expect(page.getByText('Hemos recortado el texto a 100 caracteres').first()).toBeVisible()
  })

  test('[5.candidate-short] shows a red counter with the minimum below 20 characters', async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'applicant', '/candidates?openForm=true')
    const form = page.getByRole('dialog')
    await form.locator('#description').fill('Moza de cuadra')
    const counter = form.locator('.counter.short')
    await expect(counter).toContainText('(mínimo 20)')
    await form.getByRole('button', { name: 'Publicar perfil', exact: true }).click()
    await expect(
      form.locator('.summary').getByText('La descripción debe tener al menos 20 caracteres')
    ).toBeVisible()
    await form.locator('#description').fill(`Moza de cuadra ${'a'.repeat(90)}`)
    await expect(form.locator('.counter.over')).toContainText('Te sobran')
  })

  test('removes an error once its field is valid, and shows none before the next submission', async ({
    page
  }) => {
    await page.goto('/auth?register=true')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.locator('#register-fullName-error')).toBeVisible()
    await page.locator('#register-fullName').fill('Marta Ruiz')
    await expect(page.locator('#register-fullName-error')).toHaveCount(0)
    await page.locator('#register-fullName').fill('M')
    await expect(page.locator('#register-fullName-error')).toHaveCount(0)
  })
})
