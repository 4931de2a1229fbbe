import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { describeSite } from './fixtures.ts'
import { jobInput, signUpPerson, createJob } from './test-data.ts'
import type { RequirementId } from './requirements.ts'

interface Case {
  row: RequirementId
  field: string
  bad: string
  message: string
}

describeSite('what a form says about', site => {
  /** Submits a form with one bad value, and reads the same sentence on top, at its field and in its description. */
  async function expectRefused(page: Page, submit: string, { field, bad, message }: Case) {
    const input = page.locator(`#${field}`)
    await input.fill(bad)
    const form = page.locator('form', { has: input })
    await form.getByRole('button', { name: submit, exact: true }).click()
    await page.locator('.summary').getByRole('link', { name: message }).waitFor()
    const error = page.locator(`#${field}-error`)
    expect(await error.innerText()).toContain(message)
    expect(await input.getAttribute('aria-invalid')).toBe('true')
    expect(await input.getAttribute('aria-describedby')).toContain(`${field}-error`)
    expect(await page.title()).toMatch(/^Error: /)
    await page.locator('.summary').getByRole('link', { name: message }).click()
    expect(await input.evaluate(element => element === document.activeElement)).toBe(true)
  }

  describe('signing in', () => {
    const cases: Case[] = [
      {
        row: '5.login-username',
        field: 'login-username',
        bad: 'ab',
        message: 'El nombre de usuario debe tener al menos 3 caracteres'
      },
      {
        row: '5.login-password',
        field: 'login-password',
        bad: '12345',
        message: 'La contraseña debe tener al menos 6 caracteres'
      }
    ]
    test.each(cases)('$row: $message', async one => {
      const page = await site.open('/auth')
      await page.locator('#login-username').waitFor()
      const form = page.locator('#panel-login form')
      await page.locator(`#${one.field}`).fill(one.bad)
      await form.locator('button[type=submit]').click()
      await page.locator('.summary').getByText(one.message).waitFor()
      expect(await page.locator(`#${one.field}-error`).innerText()).toContain(one.message)
    })
  })

  describe('registering', () => {
    const cases: Case[] = [
      {
        row: '5.register-password',
        field: 'register-password',
        bad: '12345',
        message: 'La contraseña debe tener al menos 6 caracteres'
      },
      {
        row: '5.register-confirm',
        field: 'register-confirmPassword',
        bad: 'otra cosa',
        message: 'Las contraseñas no coinciden'
      }
    ]
    test.each(cases)('$row: $message', async one => {
      await expectRefused(await site.open('/auth?register=true'), 'Crear cuenta', one)
    })
  })

  describe('an application', () => {
    const cases: Case[] = [
      {
        row: '5.application-short',
        field: 'coverLetter',
        bad: 'Me interesa.',
        message: 'Debes incluir al menos 50 caracteres explicando por qué quieres este trabajo'
      },
      {
        row: '5.application-long',
        field: 'coverLetter',
        bad: 'a'.repeat(1001),
        message: 'Tu explicación no debe exceder los 1000 caracteres'
      },
      {
        row: '5.guest-name',
        field: 'applicantName',
        bad: 'A',
        message: 'El nombre debe tener al menos 2 caracteres'
      },
      {
        row: '5.guest-email',
        field: 'applicantEmail',
        bad: 'no es un correo',
        message: 'Debes proporcionar un email válido'
      },
      {
        row: '5.guest-phone',
        field: 'applicantPhone',
        bad: '12345678',
        message: 'El teléfono debe tener al menos 9 dígitos'
      }
    ]
    test.each(cases)('$row: $message', async one => {
      const id = await createJob(site, await signUpPerson(site, 'employer'))
      const page = await site.open(`/jobs/${id}`)
      await expectRefused(page, 'Enviar aplicación', one)
    })
  })

  describe('a vacancy', () => {
    const cases: Case[] = [
      {
        row: '5.post-description-short',
        field: 'description',
        bad: 'Cuadra',
        message: 'La descripción debe tener al menos 10 caracteres'
      },
      {
        row: '5.post-title',
        field: 'title',
        bad: 'Mozo',
        message: 'El título debe tener al menos 5 caracteres'
      },
      {
        row: '5.post-company',
        field: 'companyName',
        bad: 'Y',
        message: 'El nombre de la empresa es requerido'
      },
      { row: '5.post-location', field: 'location', bad: 'S', message: 'La ubicación es requerida' },
      {
        row: '5.post-phone-short',
        field: 'contactPhone',
        bad: '12345',
        message: 'El teléfono de contacto es obligatorio'
      },
      {
        row: '5.post-phone-long',
        field: 'contactPhone',
        bad: '1234567890123456',
        message: 'El número de teléfono es demasiado largo'
      },
      {
        row: '5.post-email',
        field: 'contactEmail',
        bad: 'no es un correo',
        message: 'Debes proporcionar un email de contacto válido'
      },
      {
        row: '5.post-email-short',
        field: 'contactEmail',
        bad: 'a@b',
        message: 'El email de contacto es obligatorio'
      }
    ]
    test.each(cases)('$row: $message', async one => {
      const { context } = await signUpPerson(site, 'employer')
      const page = await context.newPage()
      await page.goto('/post-job')
      await expectRefused(page, 'Publicar empleo', one)
    })

    test('[5.post-type] the type is missing', async () => {
      const { context } = await signUpPerson(site, 'employer')
      const page = await context.newPage()
      await page.goto('/post-job')
      await page.getByRole('button', { name: 'Publicar empleo' }).click()
      await page
        .locator('.summary')
        .getByRole('link', { name: 'Debes seleccionar un tipo de empleo' })
        .waitFor()
    })

    test('[5.post-description-cap] what is pasted beyond 100 characters is cut, and that is said', async () => {
      const { context } = await signUpPerson(site, 'employer')
      const page = await context.newPage()
      await page.goto('/post-job')
      const description = page.locator('#description')
      await description.fill(jobInput.description)
      await page
        .getByText(`Te quedan ${100 - jobInput.description.length} caracteres`)
        .first()
        .waitFor()
      await description.fill('a'.repeat(140))
      expect(await description.inputValue()).toHaveLength(100)
      await page.getByText('Hemos recortado el texto a 100 caracteres').first().waitFor()
    })
  })

  describe('personal information', () => {
    const cases: Case[] = [
      {
        row: '5.profile-name',
        field: 'fullName',
        bad: 'A',
        message: 'El nombre completo es requerido'
      },
      {
        row: '5.profile-email',
        field: 'email',
        bad: 'no es un correo',
        message: 'Introduce un correo electrónico válido'
      }
    ]
    test.each(cases)('$row: $message', async one => {
      const { context } = await signUpPerson(site, 'applicant')
      const page = await context.newPage()
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Editar' }).click()
      await expectRefused(page, 'Guardar cambios', one)
    })
  })

  describe('a candidate', () => {
    const cases: Case[] = [
      {
        row: '5.candidate-name',
        field: 'fullName',
        bad: 'Al',
        message: 'El nombre debe tener al menos 3 caracteres'
      },
      {
        row: '5.candidate-phone',
        field: 'contactPhone',
        bad: '12345678',
        message: 'El teléfono debe tener al menos 9 caracteres'
      },
      {
        row: '5.candidate-email',
        field: 'contactEmail',
        bad: 'no es un correo',
        message: 'El email debe ser válido'
      },
      {
        row: '5.candidate-long',
        field: 'description',
        bad: 'a'.repeat(101),
        message: 'La descripción no debe exceder los 100 caracteres'
      },
      { row: '5.candidate-young', field: 'age', bad: '15', message: 'La edad mínima es 16 años' },
      { row: '5.candidate-old', field: 'age', bad: '81', message: 'La edad máxima es 80 años' }
    ]
    test.each(cases)('$row: $message', async one => {
      const { context } = await signUpPerson(site, 'applicant')
      const page = await context.newPage()
      await page.goto('/candidates?openForm=true')
      await page.getByRole('dialog').waitFor()
      await expectRefused(page, 'Publicar perfil', one)
    })

    test('[5.candidate-short] below 20 characters the counter is red and says the minimum', async () => {
      const { context } = await signUpPerson(site, 'applicant')
      const page = await context.newPage()
      await page.goto('/candidates?openForm=true')
      const form = page.getByRole('dialog')
      await form.locator('#description').fill('Moza de cuadra')
      const counter = form.locator('.counter.short')
      expect(await counter.innerText()).toContain('(mínimo 20)')
      await form.getByRole('button', { name: 'Publicar perfil', exact: true }).click()
      await form
        .locator('.summary')
        .getByText('La descripción debe tener al menos 20 caracteres')
        .waitFor()
      await form.locator('#description').fill(`Moza de cuadra ${'a'.repeat(90)}`)
      expect(await form.locator('.counter.over').innerText()).toContain('Te sobran')
    })
  })

  test('an error leaves as soon as its field is right, and none appears before the next submission', async () => {
    const page = await site.open('/auth?register=true')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await page.locator('#register-fullName-error').waitFor()
    await page.locator('#register-fullName').fill('Marta Ruiz')
    expect(await page.locator('#register-fullName-error').count()).toBe(0)
    await page.locator('#register-fullName').fill('M')
    expect(await page.locator('#register-fullName-error').count()).toBe(0)
  })
})
