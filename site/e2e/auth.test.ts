import { expect, test } from 'vitest'
import { demoUsers, describeSite } from './fixtures.ts'

const { employer, applicant, password } = demoUsers

describeSite('signing in and up', site => {
  const logIn = async (username: string, secret: string) => {
    const page = await site.open('/auth')
    await page.getByLabel('Nombre de usuario').first().fill(username)
    await page.getByLabel('Contraseña', { exact: true }).first().fill(secret)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    return page
  }

  test('[2.auth-tabs] the address says which tab is open, and Back returns to it', async () => {
    const page = await site.open('/auth')
    const selected = page.getByRole('tab', { selected: true })
    expect(await selected.innerText()).toBe('Iniciar Sesión')
    await page.getByRole('tab', { name: 'Registrarse' }).click()
    expect(page.url()).toContain('register=true')
    await page.goBack()
    expect(await selected.innerText()).toBe('Iniciar Sesión')
    await page.goto('/auth?register=true')
    expect(await selected.innerText()).toBe('Registrarse')
  })

  test('[2.auth-type] the address chooses the kind of account', async () => {
    for (const query of ['type=employer', 'userType=employer']) {
      const page = await site.open(`/auth?register=true&${query}`)
      await page.getByRole('radio', { name: /Ofrezco Empleo/, checked: true }).waitFor()
    }
    const page = await site.open('/auth?register=true')
    await page.getByRole('radio', { name: /Busco Empleo/, checked: true }).waitFor()
  })

  test('[2.auth-mobile] fromMobile scrolls to the form, 80 px below the top', async () => {
    const page = await site.open('/auth?register=true&fromMobile=true', { width: 390 })
    const top = () => page.getByRole('tablist').evaluate(tabs => tabs.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(160)
  })

  test('[2.auth-after-login] [4.login] an employer begins at the form for vacancies, and is greeted', async () => {
    const page = await logIn(employer, password)
    await page.waitForURL('/post-job')
    await page
      .locator('.toast', { hasText: 'Inicio de sesión exitoso' })
      .getByText(/^¡Bienvenido\/a, .+!$/)
      .waitFor()
    const other = await logIn(applicant, password)
    await other.waitForURL('/')
    await other.locator('.toast', { hasText: '¡Bienvenido/a' }).waitFor()
  })

  test('[2.auth-failure] [8.login] [8.message] a wrong password is told in a red box and a toast, and emptied', async () => {
    const page = await logIn(applicant, 'no es esta')
    const sentence = 'Nombre de usuario o contraseña incorrectos'
    const box = page.locator('.summary')
    await box.getByText(sentence).waitFor()
    expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
    await page
      .locator('.toast.destructive', { hasText: 'Error de inicio de sesión' })
      .getByText(sentence)
      .waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await page.getByLabel('Nombre de usuario').first().inputValue()).toBe(applicant)
    expect(await page.getByLabel('Contraseña', { exact: true }).first().inputValue()).toBe('')
  })

  test('[8.network] without a network nothing is lost', async () => {
    const page = await site.open('/auth')
    await page.route('**/api/login', route => route.abort())
    await page.getByLabel('Nombre de usuario').first().fill('quien.sea')
    await page.getByLabel('Contraseña', { exact: true }).first().fill('caballo')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page
      .locator('.summary')
      .getByText('Error de conexión. Por favor, intenta de nuevo más tarde.')
      .waitFor()
    expect(await page.getByLabel('Nombre de usuario').first().inputValue()).toBe('quien.sea')
    site.forgive(/Failed to fetch/)
  })

  test('[2.auth-pending] pressing twice sends once, and says that it is on its way', async () => {
    const page = await site.open('/auth')
    const sent: string[] = []
    const free = Promise.withResolvers<void>()
    await page.route('**/api/login', async route => {
      sent.push(route.request().url())
      await free.promise
      await route.continue()
    })
    await page.getByLabel('Nombre de usuario').first().fill(applicant)
    await page.getByLabel('Contraseña', { exact: true }).first().fill(password)
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: 'Iniciando sesión…' })
    expect(await busy.getAttribute('aria-disabled')).toBe('true')
    await busy.click({ force: true })
    free.resolve()
    await page.waitForURL('/')
    expect(sent).toHaveLength(1)
  })

  const fill = async (page: Awaited<ReturnType<typeof site.open>>, username: string) => {
    await page.getByLabel('Nombre completo').fill('Marta Ruiz Peña')
    await page.locator('#register-username').fill(username)
    await page.locator('#register-email').fill(`${username}@correo.example.org`)
    await page.locator('#register-password').fill('caballo-negro')
    await page.locator('#register-confirmPassword').fill('caballo-negro')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
  }

  test('[2.auth-after-register] [4.register] a candidate is signed in at once, greeted, and offered a profile', async () => {
    const page = await site.open('/auth?register=true')
    await fill(page, 'marta.ruiz')
    await page.waitForURL(/\/candidates/)
    await page
      .locator('.toast', { hasText: 'Registro exitoso' })
      .getByText(/Marta Ruiz Peña/)
      .waitFor()
    await page.getByRole('dialog').waitFor()
    const other = await site.open('/auth?register=true&type=employer')
    await fill(other, 'marta.empresa')
    await other.waitForURL('/post-job')
  })

  test('[8.register] a name that is taken is told at its field', async () => {
    const page = await site.open('/auth?register=true')
    await fill(page, employer)
    await page.locator('.summary').getByText('El nombre de usuario ya existe').waitFor()
    await page.locator('.toast.destructive', { hasText: 'Error de registro' }).waitFor()
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Marta Ruiz Peña')
    site.forgive(/ya existe/)
  })

  test('[2.auth-signed-in] who is in already goes on', async () => {
    const page = await site.open('/auth', { as: employer })
    await page.waitForURL('/post-job')
    const other = await site.open('/auth', { as: applicant })
    await other.waitForURL('/')
  })
})
