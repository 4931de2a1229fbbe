import type { Page } from '@playwright/test'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'

const { employer, applicant, password } = demoUsers

test.describe('signing in and registering', () => {
  const logIn = async (site: SiteFixture, username: string, secret: string) => {
    const page = await site.openPage('/auth')
    await page.getByLabel('Nombre de usuario').first().fill(username)
    await page.getByLabel('Contraseña', { exact: true }).first().fill(secret)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    return page
  }

  test('[2.auth-tabs] keeps the open tab in the address, and Back returns to it', {
    tag: '@night'
  }, async ({ page }) => {
    await page.goto('/auth')
    const selected = page.getByRole('tab', { selected: true })
    await expect(selected).toHaveText('Iniciar Sesión')
    await page.getByRole('tab', { name: 'Registrarse' }).click()
    expect(page.url()).toContain('register=true')
    await page.goBack()
    await expect(selected).toHaveText('Iniciar Sesión')
    await page.goto('/auth?register=true')
    await expect(selected).toHaveText('Registrarse')
  })

  test('[2.auth-type] takes the kind of account from the address', { tag: '@night' }, async ({
    site
  }) => {
    for (const query of ['type=employer', 'userType=employer']) {
      const page = await site.openPage(`/auth?register=true&${query}`)
      await expect(page.getByRole('radio', { name: /Ofrezco Empleo/, checked: true })).toBeVisible()
    }
    const page = await site.openPage('/auth?register=true')
    await expect(page.getByRole('radio', { name: /Busco Empleo/, checked: true })).toBeVisible()
  })

  test('[2.auth-mobile] fromMobile scrolls to the form, 80 px below the top', {
    tag: ['@phone', '@night']
  }, async ({ page }) => {
    await page.goto('/auth?register=true&fromMobile=true')
    const top = () => page.getByRole('tablist').evaluate(tabs => tabs.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(160)
  })

  test('[2.auth-after-login] [4.login] greets the user and opens /post-job for an employer, / for an applicant', async ({
    site
  }) => {
    const page = await logIn(site, employer, password)
    await page.waitForURL('/post-job', { waitUntil: 'commit' })
    await expect(
      page
        .locator('.toast', { hasText: 'Inicio de sesión exitoso' })
        .getByText(/^¡Bienvenido\/a, .+!$/)
    ).toBeVisible()
    const otherPage = await logIn(site, applicant, password)
    await otherPage.waitForURL('/', { waitUntil: 'commit' })
    await expect(otherPage.locator('.toast', { hasText: '¡Bienvenido/a' })).toBeVisible()
  })

  test('[2.auth-failure] [8.login] [8.message] shows a wrong password in a red box and a toast, and empties the field', async ({
    site
  }) => {
    const page = await logIn(site, applicant, 'no es esta')
    const sentence = 'Nombre de usuario o contraseña incorrectos'
    const box = page.locator('.summary')
    await expect(box.getByText(sentence)).toBeVisible()
    await expect(box).toBeFocused()
    await expect(
      page
        .locator('.toast.destructive', { hasText: 'Error de inicio de sesión' })
        .getByText(sentence)
    ).toBeVisible()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Nombre de usuario').first()).toHaveValue(applicant)
    await expect(page.getByLabel('Contraseña', { exact: true }).first()).toHaveValue('')
  })

  test('[8.network] shows a connection error and keeps the form', { tag: '@night' }, async ({
    page,
    site
  }) => {
    await page.goto('/auth')
    await page.route('**/api/login', route => route.abort())
    await page.getByLabel('Nombre de usuario').first().fill('quien.sea')
    await page.getByLabel('Contraseña', { exact: true }).first().fill('caballo')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(
      page
        .locator('.summary')
        .getByText('Error de conexión. Por favor, intenta de nuevo más tarde.')
    ).toBeVisible()
    await expect(page.getByLabel('Nombre de usuario').first()).toHaveValue('quien.sea')
    site.ignoreErrors(/Failed to fetch/)
  })

  test('[2.auth-pending] sends a form once when it is submitted twice, and shows that it is pending', {
    tag: '@night'
  }, async ({ page }) => {
    await page.goto('/auth')
    const sent: string[] = []
    const released = Promise.withResolvers<void>()
    await page.route('**/api/login', async route => {
      sent.push(route.request().url())
      await released.promise
      await route.continue()
    })
    await page.getByLabel('Nombre de usuario').first().fill(applicant)
    await page.getByLabel('Contraseña', { exact: true }).first().fill(password)
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: 'Iniciando sesión…' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await busy.click({ force: true })
    released.resolve()
    await page.waitForURL('/')
    expect(sent).toHaveLength(1)
  })

  const fill = async (page: Page, username: string) => {
    await page.locator('#register-fullName').fill('Marta Ruiz Peña')
    await page.locator('#register-username').fill(username)
    await page.locator('#register-email').fill(`${username}@correo.example.org`)
    await page.locator('#register-password').fill('caballo-negro')
    await page.locator('#register-confirmPassword').fill('caballo-negro')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
  }

  test('[2.auth-after-register] [4.register] signs a new account in and offers a candidate the profile form', async ({
    page,
    site
  }) => {
    await page.goto('/auth?register=true')
    await fill(page, 'marta.ruiz')
    await page.waitForURL(/\/candidates/)
    const dialog = page.getByRole('dialog', { name: /perfil/ })
    await expect(dialog).toBeVisible()
    await expect(
      page.getByText('Te hemos escrito a marta.ruiz@correo.example.org').first()
    ).toBeVisible()
    const toast = page.locator('.toast', { hasText: 'Registro exitoso' })
    await expect(toast).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(toast.getByText(/Marta Ruiz Peña/)).toBeVisible()
    const otherPage = await site.openPage('/auth?register=true&type=employer')
    await otherPage.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(otherPage.locator('.summary')).toContainText(
      'El nombre de la empresa es requerido'
    )
    await expect(otherPage.getByLabel('Nombre de la empresa')).toBeVisible()
    await fill(otherPage, 'marta.empresa')
    await otherPage.waitForURL('/post-job')
  })

  test('says under the form for a new account who keeps the data, and to an employer what is public', {
    tag: '@night'
  }, async ({ page }) => {
    await page.goto('/auth?register=true')
    const notice = page.getByRole('region', { name: 'Qué pasa con tus datos' })
    await expect(notice).toContainText('Responsable: Ramal')
    await expect(notice).toContainText(
      /se borra a los \d+\sdías; una copia bloqueada queda \d+ años/
    )
    await expect(notice.getByRole('link', { name: 'política de privacidad' })).toBeVisible()
    await expect(page.getByLabel('Sobre ti')).not.toHaveAccessibleDescription(/página pública/)
    await page.getByRole('radio', { name: /Ofrezco Empleo/ }).check()
    for (const name of ['Nombre de la empresa', 'Sobre nosotros']) {
      await expect(page.getByLabel(name)).toHaveAccessibleDescription(/Se ve en tu página pública/)
    }
    await expect(notice).toBeVisible()
    await page.getByRole('tab', { name: 'Iniciar Sesión' }).click()
    await expect(notice).toBeHidden()
  })

  test('[8.register] refuses a username that is taken', { tag: '@night' }, async ({
    page,
    site
  }) => {
    await page.goto('/auth?register=true')
    await fill(page, employer)
    await expect(page.locator('.summary').getByText('El nombre de usuario ya existe')).toBeVisible()
    await expect(page.locator('#register-username-error')).toContainText('ya existe')
    await expect(page.locator('.toast.destructive', { hasText: 'Error de registro' })).toBeVisible()
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Marta Ruiz Peña')
    site.ignoreErrors(/ya existe/)
  })

  test('refuses a password that is easy to guess', { tag: '@night' }, async ({ page, site }) => {
    await page.goto('/auth?register=true')
    await page.getByLabel('Nombre completo').fill('Marta Ruiz')
    await page.locator('#register-username').fill('marta.facil')
    await page.locator('#register-email').fill('marta.facil@correo.example.org')
    await page.locator('#register-password').fill('caballo123')
    await page.locator('#register-confirmPassword').fill('caballo123')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.locator('#register-password-error')).toContainText('Es fácil de adivinar')
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Marta Ruiz')
    site.ignoreErrors(/fácil de adivinar/)
  })

  test('[2.auth-signed-in] redirects a user who is signed in', { tag: '@night' }, async ({
    site
  }) => {
    const page = await site.openPage('/auth', { username: employer })
    await page.waitForURL('/post-job')
    const otherPage = await site.openPage('/auth', { username: applicant })
    await otherPage.waitForURL('/')
  })
})
