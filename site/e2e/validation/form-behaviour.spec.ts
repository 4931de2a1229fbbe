import { expect, test } from '../fixtures.ts'
import { jobInput, signUpPerson } from '../test-data.ts'

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

  test('[5.post-type] the type is missing', async ({ site }) => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await expect(
      page.locator('.summary').getByRole('link', { name: 'Debes seleccionar un tipo de empleo' })
    ).toBeVisible()
  })

  test('[5.post-description-cap] what is pasted beyond 100 characters is cut, and that is said', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    const description = page.locator('#description')
    await description.fill(jobInput.description)
    await expect(
      page.getByText(`Te quedan ${100 - jobInput.description.length} caracteres`).first()
    ).toBeVisible()
    await description.fill('a'.repeat(140))
    expect(await description.inputValue()).toHaveLength(100)
    await expect(page.getByText('Hemos recortado el texto a 100 caracteres').first()).toBeVisible()
  })

  test('[5.candidate-short] below 20 characters the counter is red and says the minimum', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/candidates?openForm=true')
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

  test('an error leaves as soon as its field is right, and none appears before the next submission', async ({
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
