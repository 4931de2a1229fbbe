import type { Page } from '@playwright/test'
import { tabAndPress, showsFocus, tabTo, tabAndType } from '../keyboard.ts'
import { expect, test } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  createJob,
  jobInput,
  openInLastWeek,
  openNewUserPage,
  profileInput,
  signUpPerson
} from '../test-data.ts'

test.describe('with the keyboard alone', () => {
  const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

  test('a guest searches, reads a job and applies', async ({ page, site }) => {
    await createJob(site, await signUpPerson(site, 'employer'), {
      title: 'Herrador de ponis en Doñana'
    })
    await page.goto('/')
    await tabAndType(page.getByLabel('¿Qué buscas?'), 'herrador ponis')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/jobs\?keyword=herrador/)

    await tabAndPress(link(page, 'Saltar a los resultados'))
    await tabTo(link(page, 'Herrador de ponis en Doñana'))
    expect(await showsFocus(page)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/jobs\/\w+$/)

    await tabAndType(page.getByLabel('Nombre completo'), 'Ana Soto')
    await tabAndType(page.getByLabel('Correo electrónico'), 'ana.soto@correo.example.org')
    await tabAndType(page.getByLabel('Teléfono'), '12')
    await tabAndType(page.getByLabel('Motivos para aplicar'), coverLetterText)
    await tabAndPress(button(page, 'Enviar aplicación'))

    const summary = page.locator('.summary')
    await expect(summary).toBeVisible()
    await expect(summary).toBeFocused()
    await tabAndPress(summary.getByRole('link'))
    await expect(page.getByLabel('Teléfono')).toBeFocused()
    await tabAndType(page.getByLabel('Teléfono'), '655 443 322')
    await tabAndPress(button(page, 'Enviar aplicación'))
    const done = page.getByRole('heading', { name: /^Aplicación enviada/ })
    await expect(done).toBeVisible()
    await expect(done).toBeFocused()
    await tabAndPress(link(page, 'Ver más empleos'))
    await page.waitForURL(/\/jobs\?keyword=herrador/)
  })

  test('an applicant registers and publishes a profile', async ({ page }) => {
    await page.goto('/auth')
    await tabTo(page.getByRole('tab', { name: 'Iniciar Sesión' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeFocused()

    await tabTo(page.getByRole('radio', { name: /Busco Empleo/ }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Ofrezco Empleo/, checked: true })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await tabAndType(page.locator('#register-fullName'), 'Inés Vega')
    await tabAndType(page.locator('#register-username'), 'ines.vega')
    await tabAndType(page.locator('#register-email'), 'ines.vega@correo.example.org')
    await tabAndType(page.locator('#register-password'), 'caballo-negro')
    await tabAndPress(button(page, 'Mostrar la contraseña').last(), 'Space')
    await tabAndType(page.locator('#register-confirmPassword'), 'caballo-negro')
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Publica tu perfil' })
    await expect(dialog).toBeVisible()
    await tabAndType(dialog.getByLabel('Edad'), '28')
    await tabAndType(dialog.getByLabel('Teléfono de contacto'), profileInput.contactPhone)
    await tabAndType(dialog.getByLabel('Descripción'), profileInput.description)
    await tabTo(dialog.getByLabel('Experiencia (opcional)', { exact: true }))
    await page.keyboard.type('Exp')
    await tabAndPress(dialog.getByRole('button', { name: 'Publicar perfil' }))
    await expect(dialog).toHaveCount(0)

    await tabTo(page.getByRole('tab', { name: 'Todos los candidatos' }))
    await page.keyboard.press('ArrowRight')
    await expect(
      page.getByRole('tabpanel', { name: 'Mis perfiles' }).getByText(profileInput.description)
    ).toBeVisible()
  })

  test('an employer posts a job and edits it', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/')
    await tabAndPress(link(page, 'Publicar Vacante'))
    await page.waitForURL('/post-job')
    await tabAndType(page.getByLabel('Título del puesto'), 'Jinete de raid')
    await tabTo(page.getByLabel('Tipo de empleo'))
    await page.keyboard.type('Media')
    await tabAndType(page.getByLabel('Descripción'), jobInput.description)
    await tabAndType(page.getByLabel('Ubicación'), 'Jaén')
    await tabAndType(page.getByLabel('Teléfono de contacto'), '953000111')
    await tabAndPress(button(page, 'Publicar empleo'))
    await page.waitForURL('/jobs')

    await tabAndPress(link(page, 'Jinete de raid'))
    await page.waitForURL(/\/jobs\/\w+$/)
    await tabAndPress(page.getByRole('region', { name: 'Tu anuncio' }).getByRole('link'))
    await tabAndType(page.getByLabel('Título del puesto'), 'Jinete de raid y doma')
    await tabAndPress(button(page, 'Guardar cambios'))
    await page.waitForURL('/')
    await expect(page.getByRole('heading', { name: 'Jinete de raid y doma' })).toBeVisible()
  })

  test('an employer renews a job, cancels its deletion, and deletes it', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await openInLastWeek(owner.context, `/jobs/${id}`)
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    await tabAndPress(bar.getByRole('button', { name: 'Renovar' }), 'Space')
    await expect(page.locator('.toast', { hasText: 'Anuncio renovado' })).toBeVisible()
    await page.keyboard.press('Escape')

    const remove = bar.getByRole('button', { name: 'Eliminar' })
    await tabAndPress(remove)
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(confirm).toHaveCount(0)
    await expect(remove).toBeFocused()

    await page.keyboard.press('Enter')
    await tabAndPress(confirm.getByRole('button', { name: 'Eliminar anuncio' }))
    await page.waitForURL('/jobs', { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Trabajo eliminado' })).toBeVisible()
  })

  test('an employer reads an application and changes its status', async ({ site }) => {
    const { owner } = await createApplication(site)
    const page = await owner.context.newPage()
    await page.goto('/contact')
    await tabAndPress(button(page, /^Tu cuenta: /))
    await tabAndPress(page.locator('#cuenta').getByRole('link', { name: 'Aplicaciones' }))
    await page.waitForURL('/applications')
    await tabAndPress(page.getByRole('link', { name: 'Tabla' }))
    await page.waitForURL('/applications?vista=tabla')

    const details = button(page, /^Ver detalles/)
    await tabAndPress(details)
    await expect(page.getByRole('dialog').getByText(coverLetterText)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(details).toBeFocused()

    await tabAndPress(button(page, /^Cambiar estado/))
    await expect(page.getByRole('dialog', { name: 'Cambiar estado' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Aprobada', checked: true })).toBeVisible()
    await tabAndPress(button(page, /^Guardar y avisar/))
    await expect(page.getByRole('cell', { name: 'Aprobada' })).toBeVisible()
    await expect(button(page, /^Cambiar estado/)).toBeFocused()

    await page.keyboard.press('F8')
    await tabAndPress(button(page, 'Cerrar aviso'), 'Space')
    await expect(page.locator('.toast')).toHaveCount(0)
  })
})
