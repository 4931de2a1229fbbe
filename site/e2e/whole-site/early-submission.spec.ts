import { expect, test } from '../fixtures.ts'
import { openWithoutScripts } from '../open-without-scripts.ts'
import { coverLetterText, createJob, signUpPerson } from '../test-data.ts'

test.describe('a form that is sent before its script has arrived', () => {
  test('sends an application at once, and puts nothing into the address', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await (await site.newContext()).newPage()
    const { isOpen, release } = await openWithoutScripts(page, `/jobs/${id}`)
    isOpen.catch(() => undefined)
    await page.locator('#applicantName').fill('Marta Ruiz')
    await page.locator('#applicantEmail').fill('marta.ruiz@correo.example.org')
    await page.locator('#applicantPhone').fill('612 345 678')
    await page.locator('#coverLetter').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    await expect(page).toHaveURL(`/jobs/${id}/aplicacion-enviada#contenido`)
    release()
  })

  test('registers the account type that was chosen, and goes on once its scripts are there', async ({
    page
  }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/auth?register=true')
    isOpen.catch(() => undefined)
    await page.getByText('Ofrezco Empleo').click()
    await page.locator('#register-fullName').fill('Hípica Temprana')
    await page.locator('#register-username').fill('hipica.temprana')
    await page.locator('#register-email').fill('temprana@correo.example.org')
    await page.locator('#register-password').fill('tres-potros-al-alba')
    await page.locator('#register-confirmPassword').fill('tres-potros-al-alba')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByRole('heading', { name: 'Tu cuenta está creada' })).toBeVisible()
    release()
    await page.waitForURL('/post-job', { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Registro exitoso' })).toBeVisible()
  })

  test('shows what is missing, and is alive once its scripts are there', async ({ page, site }) => {
    site.ignoreErrors(/400/)
    const { isOpen, release } = await openWithoutScripts(page, '/auth')
    isOpen.catch(() => undefined)
    await page.locator('#login-username').fill('demo.empresa')
    await page.locator('#panel-login form button[type=submit]').click()
    await expect(page.locator('.summary')).toBeVisible()
    await expect(page.locator('#login-username')).toHaveValue('demo.empresa')
    await expect(page).toHaveTitle(/^Error: (?!Error)/)
    release()
    await page.locator('#login-password').fill('caballo')
    await expect(page.locator('.summary')).toHaveCount(0)
  })

  test('opens the tab that is pressed, and keeps it once its scripts are there', async ({
    page
  }) => {
    const { isOpen, release } = await openWithoutScripts(page, '/auth?volver=%2Falertas')
    await page.locator('#login-username').fill('ana')
    await page.getByRole('tab', { name: 'Registrarse' }).click()
    await expect(page.locator('#register-confirmPassword')).toBeVisible()
    // A new page would have emptied it.
    await expect(page.locator('#login-username')).toHaveValue('ana')
    await expect(page.locator('#login-password')).toBeHidden()
    await expect(page).toHaveURL('/auth?register=true&volver=%2Falertas')
    await page.locator('#register-fullName').fill('Ana Soto')
    release()
    await isOpen
    await expect(page.getByRole('tab', { name: 'Registrarse' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await expect(page.locator('#register-fullName')).toHaveValue('Ana Soto')
    await page.goBack()
    await expect(page.locator('#login-password')).toBeVisible()
    await expect(page.locator('#register-confirmPassword')).toBeHidden()
  })

  test('copies the address of a job while what its page is made of is on its way', async ({
    site
  }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const context = await site.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/framework.*.js', async route => {
      await promise
      await route.continue()
    })
    const isOpen = page.goto(`/jobs/${id}`, { waitUntil: 'domcontentloaded' })
    await page.getByText('Compartir', { exact: true }).click()
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
    release()
    await isOpen
    await expect(page.locator('.toast', { hasText: 'Enlace copiado' })).toBeVisible()
  })
})
