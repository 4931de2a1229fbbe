import type { Page } from '@playwright/test'
import { signRemindersToken } from '#test/board/link-tokens.ts'
import { expect, test } from '../fixtures.ts'
import { openMail, readSigner } from '../mailbox.ts'
import { coverLetterText, createJob, jobInput, requestApi, signUpPerson } from '../test-data.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page searches and shows the newest jobs', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.latest .card')).toHaveCount(6)
    await page.getByText('Búsqueda Avanzada').click()
    await page.getByLabel('Tipo de empleo').selectOption('Prácticas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?.*jobType=Pr%C3%A1cticas/)
    expect(await page.locator('.cards .card').count()).toBeGreaterThan(0)
    await expect(page.getByRole('radio', { name: /^Prácticas/ })).toBeChecked()
    expect(await noscriptText(page)).toContain('Aplicar filtros')
  })

  test('the front page leads to the jobs with a filter, as many as it says', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('link', { name: /^Con vivienda/ })
    const [count = ''] = /\d+$/.exec(await link.innerText()) ?? []
    await link.click()
    await page.waitForURL('/jobs?housing=si')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count} empleo`)
  })

  test('the list of jobs searches, has pages and links to jobs', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByLabel('¿Qué buscas?').fill('mozo')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/\/jobs\?keyword=mozo/)
    await page.locator('.cards .card a').first().click()
    await page.waitForURL(/\/jobs\/\w+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moz/i)
    await page.goto('/jobs')
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL('/jobs?page=2')
  })

  test('a town that was typed has a radius to choose', async ({ page }) => {
    await page.goto('/jobs?location=Jerez+de+la+Frontera')
    await page.getByLabel('A menos de').selectOption('100 km')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/location=Jerez\+de\+la\+Frontera&radius=100/)
    await expect(page.locator('.searched-line')).toHaveText(
      'A 100 km de Jerez de la Frontera · Cambiar'
    )
  })

  test('a job shows its contact, and takes an application', async ({ page, site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: jobInput.title })).toBeVisible()
    await expect(page.getByRole('link', { name: jobInput.contactEmail })).toHaveCount(0)
    await page.getByRole('button', { name: 'Escribir', exact: true }).click()
    await expect(page.getByRole('link', { name: jobInput.contactEmail })).toBeVisible()
    await page.getByLabel('Nombre completo').fill('Marta Ruiz')
    await page.getByLabel('Correo electrónico').fill('marta.ruiz@correo.example.org')
    await page.getByLabel('Teléfono').fill('612 345')
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    site.ignoreErrors(/400/)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(
      page.locator('.error', { hasText: 'El teléfono debe tener al menos 9 dígitos' })
    ).toBeVisible()
    await expect(page.locator('.summary')).toBeInViewport()
    await expect(page.getByLabel('Motivos para aplicar')).toHaveValue(coverLetterText)
    await page.getByLabel('Teléfono').fill('612 345 678')
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await page.waitForURL(`/jobs/${id}/aplicacion-enviada#contenido`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aplicación enviada')
  })

  test('the links of e-mails have buttons that work', async ({ page, site }) => {
    site.ignoreErrors(/410/)
    const heading = page.getByRole('heading', { level: 1 })
    const email = 'sin.script@correo.example.org'
    const alert = { search: { keyword: 'doma' }, every: 'dia', email }
    await requestApi(site, await site.newContext(), 'POST', '/alerts', alert)
    const { mail } = await openMail(site, email, 'Confirma tu aviso de empleos')
    const link = mail.getByRole('link', { name: /alertas\/confirmar/ })
    await page.goto((await link.getAttribute('href')) ?? '')
    await page.getByRole('button', { name: 'Sí, avisadme' }).click()
    await expect(heading).toHaveText('Hecho: te avisaremos')
    const { id } = await signUpPerson(site, 'employer')
    await page.goto(`/baja/${signRemindersToken(readSigner(), id)}`)
    await page.getByRole('button', { name: 'No quiero más' }).click()
    await expect(heading).toHaveText('Hecho: no te mandaremos más')
    await page.goto('/baja/nada')
    await expect(heading).toHaveText('Este enlace ya no sirve')
    await page.goto('/alertas')
    expect(await noscriptText(page)).toContain('hace falta JavaScript')
  })

  test('candidates are listed and filtered', async ({ page }) => {
    await page.goto('/candidates')
    await page
      .getByRole('link', { name: /^Ver más detalles/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Quién es' })).toBeVisible()
    await page.goto('/candidates')
    expect(await page.locator('.candidate-list > li').count()).toBe(12)
    await page.getByLabel('¿Qué buscas?').fill('zzzz')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/candidates\?text=zzzz/)
    await expect(
      page.getByRole('heading', { name: 'Nadie encaja con estos filtros' })
    ).toBeVisible()
    await page.goto('/candidates')
    await page.getByRole('checkbox', { name: 'Mozo/a de cuadra' }).check()
    await page.getByRole('checkbox', { name: 'Groom' }).check()
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/role=mozo-cuadra&role=groom/)
    await expect(page.getByRole('checkbox', { name: 'Groom' })).toBeChecked()
    await page.getByRole('link', { name: 'Quitar filtro: Groom' }).click()
    await page.waitForURL('/candidates?role=mozo-cuadra')
  })

  test('an account is made, left, entered and its password replaced', async ({ page, site }) => {
    site.ignoreErrors(/40[01]/)
    const [username, email] = ['sin.scripts', 'sin.scripts@correo.example.org']
    await page.goto('/applications')
    await page.getByRole('link', { name: 'Crear una cuenta' }).click()
    const form = page.getByRole('tabpanel')
    await form.getByLabel('Nombre completo').fill('Marta Ruiz')
    await form.getByLabel('Nombre de usuario').fill(username)
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel('Contraseña', { exact: true }).fill('tres-potros-al-alba')
    await form.getByLabel('Repite la contraseña').fill('tres-potros')
    await form.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(form.locator('.error', { hasText: 'no coinciden' })).toBeVisible()
    await expect(form.getByLabel('Nombre de usuario')).toHaveValue(username)
    await form.getByLabel('Contraseña', { exact: true }).fill('tres-potros-al-alba')
    await form.getByLabel('Repite la contraseña').fill('tres-potros-al-alba')
    await form.getByRole('button', { name: 'Crear cuenta' }).click()
    await page.waitForURL('/applications')
    expect(await noscriptText(page)).toContain('Para esta página hace falta JavaScript')

    await page.goto('/sesion')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByText('Has cerrado sesión correctamente')).toBeVisible()
    await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
    await page.getByLabel('Nombre de usuario o correo electrónico').fill(username)
    await page.getByRole('button', { name: 'Enviarme un enlace' }).click()
    await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
    const { mailbox, mail } = await openMail(site, email, 'Elige una contraseña nueva')
    const link = await mail.getByRole('link', { name: /restablecer/ }).getAttribute('href')
    await mailbox.close()
    await page.goto(link ?? '')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('yegua-torda-al-paso')
    await page.getByLabel('Repite la contraseña').fill('yegua-torda-al-paso')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await page.waitForURL('/sesion')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await form.getByLabel('Nombre de usuario').fill(username)
    await form.getByLabel('Contraseña', { exact: true }).fill('no es esta')
    await form.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.getByText('Nombre de usuario o contraseña incorrectos')).toBeVisible()
    await form.getByLabel('Contraseña', { exact: true }).fill('yegua-torda-al-paso')
    await form.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('/sesion')
    await expect(page.getByText('Hola, Marta Ruiz.')).toBeVisible()
  })

  test('every button does something, and the header leads to the session', {
    tag: '@phone'
  }, async ({ page, site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const paths = ['/', '/jobs', `/jobs/${id}`, '/candidates', '/auth', '/auth?register=true']
    for (const path of paths) {
      await page.goto(path)
      const idle = page.locator('button[type=button]:not([popovertarget]):visible')
      expect(await idle.allTextContents(), path).toEqual([])
    }
    await page.getByRole('link', { name: 'Menú' }).click()
    await expect(page).toHaveURL(/#pie$/)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' })
    ).toBeInViewport()
    await page.getByRole('banner').getByRole('link', { name: 'Tu sesión' }).click()
    await page.waitForURL('/auth')
  })

  test('a page of an account says what is possible, and nothing waits there', async ({ site }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    expect(await noscriptText(page)).toContain('Para esta página hace falta JavaScript')
    await expect(page.locator('.spinner')).toBeHidden()
  })

  test('what needs JavaScript says so, and questions open', async ({ page }) => {
    await page.goto('/ip-test')
    expect(await noscriptText(page)).toContain('Para verificar tu dirección, activa JavaScript')
    await page.goto('/contact')
    await page.locator('main summary').first().click()
    expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull()
  })
})

/** Chromium does not render `noscript` when Playwright disables scripts; its text is read instead. */
async function noscriptText(page: Page): Promise<string> {
  return (await page.locator('main noscript').allTextContents()).join(' ').replace(/\s+/g, ' ')
}
