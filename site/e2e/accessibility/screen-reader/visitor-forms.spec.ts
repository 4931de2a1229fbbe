import { expect, test } from '../../fixtures.ts'
import { coverLetterText, createJob, signUpPerson } from '../../test-data.ts'
import { listenTo } from './spoken-form.ts'

test.describe('a screen reader says of the forms of a visitor', () => {
  test('an application without an account', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`)
    const form = await listenTo(page, 'form-apply-as-guest.txt')
    const email = page.getByLabel('Correo electrónico')
    const send = () => page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await form.step('sends it empty', send)
    await form.step('follows the first error', () =>
      page.locator('.summary a').first().press('Enter')
    )
    await form.step('corrects the name', () => page.getByLabel('Nombre completo').fill('Ana Soto'))
    await form.step('goes on to the e-mail', () => page.keyboard.press('Tab'))
    await form.step('writes half of the e-mail', () => email.fill('ana'))
    await form.step(
      'fills in all but the e-mail',
      async () => {
        await page.getByLabel('Teléfono').fill('655 443 322')
        await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
      },
      /Te quedan \d+ caracteres$/
    )
    await form.step('sends it with half of the e-mail', send)
    await form.step('corrects the e-mail', () => email.fill('ana.soto@correo.example.org'))
    await form.step('sends it', async () => {
      await send()
      await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeFocused()
    })
    form.compare()
  })

  test('signing in', async ({ site }) => {
    site.ignoreErrors(/incorrectos/)
    const page = await site.openPage('/auth')
    const form = await listenTo(page, 'form-sign-in.txt')
    const tab = page.getByRole('tabpanel')
    const send = () => tab.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await form.step('sends it empty', send)
    await form.step('fills it in', async () => {
      await tab.getByLabel('Nombre de usuario').fill('nadie.aqui')
      await tab.getByLabel('Contraseña', { exact: true }).fill('no es esta')
    })
    await form.step('shows the password', () =>
      tab.getByRole('button', { name: /^Mostrar/ }).click()
    )
    await form.step('sends a wrong password', send, /incorrectos/)
    await form.step('goes to the other tab', () =>
      page.getByRole('tab', { name: 'Registrarse' }).click()
    )
    form.compare()
  })

  test('registration', async ({ site }) => {
    const page = await site.openPage('/auth?register=true')
    const form = await listenTo(page, 'form-registration.txt')
    const tab = page.getByRole('tabpanel')
    const send = () => tab.getByRole('button', { name: 'Crear cuenta' }).click()
    await form.step('sends it empty', send)
    await form.step('chooses the other kind of account', () =>
      tab.getByRole('radio', { name: /Ofrezco Empleo/ }).check()
    )
    await form.step(
      'fills in a short password',
      () => tab.getByLabel('Contraseña', { exact: true }).fill('corta'),
      /polite: Con una palabra más/
    )
    await form.step('sends it again', send)
    form.compare()
  })

  test('an alert on a search', { tag: '@night' }, async ({ site }) => {
    const page = await site.openPage('/empleos/mozo-cuadra/cadiz')
    const form = await listenTo(page, 'form-alert.txt')
    const send = () => page.getByRole('button', { name: 'Avísame', exact: true }).click()
    await form.step('opens the dialog', () =>
      page.getByRole('button', { name: 'Crear aviso' }).click()
    )
    await form.step('sends it empty', send)
    await form.step('fills it in', async () => {
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Correo electrónico').fill('alerta.leida@example.org')
      await dialog.getByRole('radio', { name: /^Cada semana/ }).check()
    })
    await form.step('sends it', async () => {
      await send()
      await expect(page.getByText('Mira tu correo')).toBeFocused()
    })
    await form.step('closes the dialog', () => page.getByRole('button', { name: 'Listo' }).click())
    form.compare()
  })

  test('a report', async ({ site }) => {
    site.ignoreErrors(/400/)
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`)
    const form = await listenTo(page, 'form-report.txt')
    const dialog = page.getByRole('dialog', { name: 'Denunciar' })
    const send = () => dialog.getByRole('button', { name: 'Enviar denuncia' }).click()
    await form.step('opens the dialog', async () => {
      await page.getByRole('link', { name: 'Denunciar este anuncio' }).click()
      await dialog.locator('form').waitFor()
    })
    await form.step('sends it empty', async () => {
      await send()
      await dialog.locator('.summary').waitFor()
    })
    await form.step('fills it in', async () => {
      await dialog.getByText('Pide dinero, documentos o datos del banco').click()
      await dialog.getByLabel('Cuéntanoslo').fill('Pide 50 € por Bizum antes de la entrevista')
    })
    await form.step('sends it', send, /tiene el número/)
    await form.step('closes the dialog', () =>
      dialog.getByRole('button', { name: 'Listo' }).click()
    )
    form.compare()
  })

  test('a search with a filter', { tag: '@night' }, async ({ site }) => {
    const page = await site.openPage('/jobs?keyword=paseos')
    const form = await listenTo(page, 'form-search.txt')
    await form.step(
      'searches other words',
      async () => {
        await page.getByLabel('¿Qué buscas?').fill('mozo')
        await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      },
      /resultados/
    )
    await form.step(
      'chooses a filter',
      () => page.getByRole('radio', { name: /^Jornada Completa/ }).check(),
      /resultado/
    )
    await form.step(
      'removes the filter',
      () => page.getByRole('button', { name: /^Quitar.*Jornada/ }).click(),
      /resultados/
    )
    await form.step(
      'goes to the next page',
      () => page.getByRole('link', { name: 'Siguiente' }).click(),
      /Página 2/
    )
    await form.step(
      'searches what nobody offers',
      async () => {
        await page.getByLabel('¿Qué buscas?').fill('astronauta')
        await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      },
      /0 de 0/
    )
    await form.step(
      'searches other words again',
      async () => {
        await page.getByLabel('¿Qué buscas?').fill('mozo')
        await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      },
      /12 de/
    )
    form.compare()
  })
})
