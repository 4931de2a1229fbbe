import type { Page } from '@playwright/test'
import { expect, type SiteFixture, test } from '../fixtures.ts'
import type { RequirementId } from '../requirements.ts'
import { createJob, openNewUserPage, signUpPerson } from '../test-data.ts'

type BadValue = [requirement: RequirementId, field: string, value: string, message: string]

interface Form {
  name: string
  open(site: SiteFixture): Promise<Page>
  submit: string
  badValues: BadValue[]
}

const forms: Form[] = [
  {
    name: 'the registration',
    open: site => site.openPage('/auth?register=true'),
    submit: 'Crear cuenta',
    badValues: [
      [
        '5.register-password',
        'register-password',
        '12345',
        'La contraseña debe tener al menos 6 caracteres'
      ],
      [
        '5.register-confirm',
        'register-confirmPassword',
        'otra cosa',
        'Las contraseñas no coinciden'
      ]
    ]
  },
  {
    name: 'an application',
    open: async site =>
      site.openPage(`/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`),
    submit: 'Enviar aplicación',
    badValues: [
      [
        '5.application-short',
        'coverLetter',
        'Me interesa.',
        'Debes incluir al menos 50 caracteres explicando por qué quieres este trabajo'
      ],
      [
        '5.application-long',
        'coverLetter',
        'a'.repeat(1001),
        'Tu explicación no debe exceder los 1000 caracteres'
      ],
      ['5.guest-name', 'applicantName', 'A', 'El nombre debe tener al menos 2 caracteres'],
      ['5.guest-email', 'applicantEmail', 'no es un correo', 'Debes proporcionar un email válido'],
      ['5.guest-phone', 'applicantPhone', '12345678', 'El teléfono debe tener al menos 9 dígitos']
    ]
  },
  {
    name: 'a vacancy',
    open: site => openNewUserPage(site, 'employer', '/post-job'),
    submit: 'Publicar empleo',
    badValues: [
      [
        '5.post-description-short',
        'description',
        'Cuadra',
        'La descripción debe tener al menos 10 caracteres'
      ],
      ['5.post-title', 'title', 'Mozo', 'El título debe tener al menos 5 caracteres'],
      ['5.post-company', 'companyName', 'Y', 'El nombre de la empresa es requerido'],
      ['5.post-location', 'location', 'S', 'La ubicación es requerida'],
      ['5.post-phone-short', 'contactPhone', '12345', 'El teléfono de contacto es obligatorio'],
      [
        '5.post-phone-long',
        'contactPhone',
        '1234567890123456',
        'El número de teléfono es demasiado largo'
      ],
      [
        '5.post-email',
        'contactEmail',
        'no es un correo',
        'Debes proporcionar un email de contacto válido'
      ],
      ['5.post-email-short', 'contactEmail', 'a@b', 'El email de contacto es obligatorio']
    ]
  },
  {
    name: 'personal information',
    open: async site => {
      const page = await openNewUserPage(site, 'applicant', '/profile')
      await page.getByRole('button', { name: 'Editar' }).click()
      return page
    },
    submit: 'Guardar cambios',
    badValues: [
      ['5.profile-name', 'fullName', 'A', 'El nombre completo es requerido'],
      ['5.profile-email', 'email', 'no es un correo', 'Introduce un correo electrónico válido']
    ]
  },
  {
    name: 'a candidate profile',
    open: site => openNewUserPage(site, 'applicant', '/candidates?openForm=true'),
    submit: 'Publicar perfil',
    badValues: [
      ['5.candidate-name', 'fullName', 'Al', 'El nombre debe tener al menos 3 caracteres'],
      [
        '5.candidate-phone',
        'contactPhone',
        '12345678',
        'El teléfono debe tener al menos 9 caracteres'
      ],
      ['5.candidate-email', 'contactEmail', 'no es un correo', 'El email debe ser válido'],
      [
        '5.candidate-long',
        'description',
        'a'.repeat(101),
        'La descripción no debe exceder los 100 caracteres'
      ],
      ['5.candidate-young', 'age', '15', 'La edad mínima es 16 años'],
      ['5.candidate-old', 'age', '81', 'La edad máxima es 80 años']
    ]
  }
]

for (const { name, open, submit, badValues } of forms) {
  test.describe(`${name} is refused with the same message in the summary and at the field`, () => {
    for (const badValue of badValues) {
      test(`[${badValue[0]}] ${badValue[3]}`, async ({ site }) => {
        await expectRefusal(await open(site), submit, badValue)
      })
    }
  })
}

async function expectRefusal(
  page: Page,
  submit: string,
  [, field, value, message]: BadValue
): Promise<void> {
  const input = page.locator(`#${field}`)
  await input.fill(value)
  const form = page.locator('form', { has: input })
  await form.getByRole('button', { name: submit, exact: true }).click()
  const link = page.locator('.summary').getByRole('link', { name: message })
  await expect(link).toBeVisible()
  await expect(page.locator(`#${field}-error`)).toContainText(message)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAttribute('aria-describedby', new RegExp(`${field}-error`))
  await expect(page).toHaveTitle(/^Error: /)
  await link.click()
  await expect(input).toBeFocused()
}
