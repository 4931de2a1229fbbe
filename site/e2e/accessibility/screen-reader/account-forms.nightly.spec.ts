import { busyResponse, demoUsers, test } from '../../fixtures.ts'
import { createApplication, jobInput, openNewUserPage, requestApi } from '../../test-data.ts'
import { listenTo } from './spoken-form.ts'

test.describe('a screen reader says of the forms of an account', () => {
  test('the three steps of a job', async ({ site }) => {
    site.ignoreErrors(/ocupado/)
    const page = await openNewUserPage(site, 'employer', '/post-job')
    const form = await listenTo(page, 'form-post-job.txt')
    const next = () =>
      page
        .getByRole('button', { name: /^Siguiente: / })
        .first()
        .click()
    await form.step('goes on without a word', next)
    await form.step(
      'fills in the first step',
      async () => {
        await page.getByLabel('Título del puesto').fill(jobInput.title)
        await page.getByLabel('Tipo de empleo').selectOption(jobInput.jobType)
        await page.getByLabel('Descripción').fill(jobInput.description)
      },
      /polite: Te quedan \d+ caracteres/
    )
    await form.step('goes on', next)
    await form.step(
      'offers less than the law asks for',
      () => page.getByLabel('Desde', { exact: true }).fill('900'),
      /Con 40 h a la semana/
    )
    await form.step(
      'says the hours',
      () => page.getByLabel('Horas a la semana').fill('30'),
      /Con 30 h a la semana/
    )
    await form.step('goes on to the last step', next)
    await form.step('publishes without a place', () =>
      page.getByRole('button', { name: 'Publicar empleo' }).click()
    )
    await form.step('fills in the last step', async () => {
      await page.getByLabel('Ubicación').fill('Segovia')
      await page.getByLabel('Teléfono de contacto').fill('612 345 678')
    })
    await page.route('**/api/jobs', route => route.fulfill(busyResponse))
    await form.step(
      'publishes while the service is busy',
      () => page.getByRole('button', { name: 'Publicar empleo' }).click(),
      /ocupado/
    )
    form.compare()
  })

  test('the answer to an application', async ({ site }) => {
    const { owner } = await createApplication(site)
    const page = await owner.context.newPage()
    await page.goto('/applications')
    await page.getByRole('link', { name: /^Ver detalles/ }).waitFor()
    const form = await listenTo(page, 'form-answer.txt')
    await form.step('opens the person', () =>
      page.getByRole('link', { name: /^Ver detalles/ }).click()
    )
    await form.step('chooses another status', () =>
      page.getByRole('radio', { name: 'Aprobada' }).check()
    )
    await form.step(
      'saves it',
      () => page.getByRole('button', { name: /^Guardar y avisar/ }).click(),
      /Deshacer/
    )
    await form.step(
      'takes it back',
      () => page.getByRole('button', { name: 'Deshacer' }).click(),
      /pendiente/
    )
    form.compare()
  })

  test('a message', async ({ site }) => {
    site.ignoreErrors(/Failed to fetch|ERR_FAILED/)
    const { owner, applicant } = await createApplication(site)
    const page = await applicant.context.newPage()
    await page.goto(`/messages?con=${owner.id}`)
    const form = await listenTo(page, 'form-message.txt')
    const field = page.getByRole('textbox', { name: `Mensaje para ${owner.fullName}` })
    const send = () => page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await form.step('sends nothing', send)
    await form.step('writes', () => field.fill('¿Puedo ir el lunes?'), /polite: Te quedan/)
    await form.step('sends it', send, /lunes/)
    await form.step(
      'gets an answer',
      () =>
        requestApi(site, owner.context, 'POST', '/messages', {
          receiverId: applicant.id,
          content: 'El lunes a las nueve.'
        }),
      /nueve/
    )
    await page.route('**/api/messages', route => route.abort())
    await form.step('writes again', () => field.fill('Allí estaré.'), /polite: Te quedan/)
    await form.step('sends it without a line', send, /cobertura/)
    await page.unroute('**/api/messages')
    await form.step(
      'sends it again',
      () => page.getByRole('button', { name: 'Probar ahora' }).click(),
      /estaré/
    )
    form.compare()
  })

  test('the profile of a candidate', async ({ site }) => {
    const page = await openNewUserPage(site, 'applicant', '/candidates')
    const form = await listenTo(page, 'form-profile.txt')
    const dialog = page.getByRole('dialog')
    const send = () => dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await form.step('opens the dialog', () =>
      page.getByRole('button', { name: 'Publicar perfil' }).first().click()
    )
    await form.step('sends it empty', send)
    await form.step('is not of age', () => dialog.getByLabel('Edad').fill('17'), /menos de 18/)
    await form.step(
      'fills it in',
      async () => {
        await dialog.getByLabel('Edad').fill('28')
        await dialog.getByLabel('Teléfono de contacto').fill('655 443 322')
        await dialog
          .getByLabel('Descripción')
          .fill('Moza con seis años de cuadra, carné B y vehículo propio.')
      },
      /polite: Te quedan/
    )
    await form.step('sends it', send, /Perfil creado/)
    form.compare()
  })

  test('the deletion of an account', async ({ site }) => {
    site.ignoreErrors(/contraseña actual/)
    const page = await openNewUserPage(site, 'applicant', '/profile')
    const form = await listenTo(page, 'form-delete-account.txt')
    const confirm = page.getByRole('alertdialog')
    const typed = confirm.getByLabel('Tu contraseña', { exact: true })
    const send = () => confirm.getByRole('button', { name: 'Eliminar cuenta' }).click()
    await form.step('opens the dialog', () =>
      page.getByRole('button', { name: 'Eliminar cuenta' }).click()
    )
    await form.step('closes it with Escape', () => page.keyboard.press('Escape'))
    await form.step('opens it again', () => page.keyboard.press('Enter'))
    await form.step(
      'sends a wrong password',
      async () => {
        await typed.fill('no es esta')
        await send()
      },
      /no es correcta/
    )
    // The front page follows after two seconds.
    await page.route(`${site.origin}/`, () => new Promise(() => {}))
    await form.step(
      'sends the password',
      async () => {
        await typed.fill(demoUsers.password)
        await send()
      },
      /eliminada/
    )
    form.compare()
  })
})
