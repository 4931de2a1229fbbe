import { signJobToken } from '#test/board/link-tokens.ts'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import { openMail, readSigner } from '../mailbox.ts'
import { requestApi, signUpPerson } from '../test-data.ts'

const vacancy = {
  title: 'Mozo de cuadra con cartas',
  companyName: 'Hípica del Norte',
  location: 'Segovia',
  description: 'Cuidado de doce caballos de salto',
  jobType: 'Jornada Completa',
  contactPhone: '612 345 678',
  contactEmail: 'cuadra@example.org'
}

test.describe('the e-mail of an account', () => {
  test('is confirmed with the button of a page that an e-mail opens, after signing in', async ({
    site
  }) => {
    const { email, username, context } = await signUpPerson(site, 'applicant')
    const profile = await context.newPage()
    await profile.goto('/profile')
    await expect(profile.getByText('Sin confirmar')).toBeVisible()
    await profile.getByRole('button', { name: /Enviar otra vez/ }).click()
    await expect(profile.getByText('Te hemos escrito. Mira tu correo.')).toBeVisible()

    const { mailbox, mail } = await openMail(site, email, 'Confirma tu correo')
    await mail.getByRole('link', { name: /confirmar/ }).click()
    await mailbox.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await expect(
      mailbox.getByText(/^Para confirmar tu correo, inicia sesión/).first()
    ).toBeVisible()
    expect(
      await findAccessibilityViolations(mailbox, 'a confirmation that asks who it is')
    ).toEqual([])
    await mailbox.getByLabel('Nombre de usuario o correo').first().fill(username)
    await mailbox.getByLabel('Contraseña', { exact: true }).first().fill(demoUsers.password)
    await mailbox.getByRole('tabpanel').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await mailbox.waitForURL(/\/confirmar\//)
    await expect(mailbox.getByText('Tu correo está confirmado.')).toBeVisible()
    await profile.reload()
    await expect(profile.getByText('Confirmado', { exact: true })).toBeVisible()
  })

  test('is not confirmed with a link that is over', async ({ site }) => {
    site.ignoreErrors(/410|ya no sirve/)
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/confirmar/nada')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
    await expect(page.getByRole('button', { name: 'Confirmar mi correo' })).toHaveCount(0)
  })
})

test.describe('an application of a guest', () => {
  async function openFollowed(site: SiteFixture) {
    const { context } = await signUpPerson(site, 'employer')
    const { id } = await requestApi<{ id: string }>(site, context, 'POST', '/jobs', vacancy)
    const guest = {
      isGuestApplication: true,
      applicantName: 'Luis Vega',
      applicantEmail: `luis.${id}@correo.example.org`.toLowerCase(),
      applicantPhone: '612 345 678',
      coverLetter: 'Llevo seis años cuidando caballos de salto y busco una cuadra donde quedarme.'
    }
    const path = `/jobs/${id}/applications`
    await requestApi(site, await site.newContext(), 'POST', path, guest)
    const { mailbox, mail } = await openMail(site, guest.applicantEmail, 'Has aplicado a')
    await mail.getByRole('link', { name: /seguimiento/ }).click()
    return { context, mailbox }
  }

  test('has the conversation with the employer, who reads «sin cuenta»', async ({ site }) => {
    const { context, mailbox } = await openFollowed(site)
    const employer = await context.newPage()
    await employer.goto('/applications')
    await employer.getByRole('link', { name: /^Ver detalles/ }).click()
    await employer.getByRole('link', { name: 'Escribir un mensaje' }).click()
    await employer.getByLabel('Mensaje para Luis Vega').fill('¿Puedes venir el lunes?')
    await employer.getByRole('button', { name: 'Enviar' }).click()
    await expect(employer.getByRole('log').getByText('¿Puedes venir el lunes?')).toBeVisible()

    await mailbox.reload()
    await expect(mailbox.getByText('¿Puedes venir el lunes?')).toBeVisible()
    const field = mailbox.getByLabel('Tu mensaje')
    await field.fill('Sí, a las nueve')
    await mailbox.context().setOffline(true)
    await mailbox.getByRole('button', { name: 'Enviar' }).click()
    await expect(mailbox.getByText(/^No hay conexión, y tu mensaje no ha salido\./)).toBeVisible()
    await expect(field).toHaveValue('Sí, a las nueve')
    await mailbox.context().setOffline(false)
    await mailbox.getByRole('button', { name: 'Enviar' }).click()
    await expect(mailbox.getByText('Mensaje enviado.')).toBeVisible()
    await expect(mailbox.getByRole('listitem').getByText('Sí, a las nueve')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    expect(await findAccessibilityViolations(mailbox, 'a conversation of a guest')).toEqual([])

    await expect(employer.getByRole('log').getByText('Sí, a las nueve')).toBeVisible()
    await expect(employer.locator('.conversations')).toContainText('Sin cuenta')
    site.ignoreErrors(/Failed to fetch|ERR_INTERNET_DISCONNECTED|NetworkError/)
  })

  test('is followed, withdrawn and erased with the link of an e-mail', async ({ site }) => {
    const { mailbox } = await openFollowed(site)
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(
      'Tu aplicación a «Mozo de cuadra con cartas»'
    )
    const state = mailbox.getByText('Pendiente. La empresa aún no ha contestado.')
    await expect(state).toBeVisible()
    await mailbox.getByRole('link', { name: 'Mis datos' }).click()
    await expect(mailbox.getByText('Luis Vega')).not.toHaveCount(0)
    expect(await findAccessibilityViolations(mailbox, 'the data of a guest')).toEqual([])
    await mailbox.getByRole('link', { name: 'Tu aplicación' }).click()
    await mailbox.getByText('Retirar mi aplicación').click()
    await expect(state).toBeVisible()
    await mailbox.getByText('No, dejarla').click()
    await expect(mailbox.getByRole('button', { name: 'Sí, retirarla' })).toBeHidden()
    await mailbox.getByText('Retirar mi aplicación').click()
    await mailbox.getByRole('button', { name: 'Sí, retirarla' }).click()
    await expect(mailbox.getByText(/^Tu aplicación está retirada\./)).toBeFocused()
    await expect(mailbox.getByText(/^Retirada\. El \d/)).toBeVisible()
    await expect(mailbox.getByText(/Pendiente|Retirar mi aplicación|dejará de ver/)).toHaveCount(0)
    expect(await findAccessibilityViolations(mailbox, 'a withdrawn application')).toEqual([])
    await mailbox.getByRole('link', { name: 'Mis datos' }).click()
    await mailbox.locator('summary', { hasText: 'Borrar mis datos' }).click()
    await mailbox.getByRole('button', { name: 'Borrar todo' }).click()
    await expect(mailbox.getByText('Tus datos están borrados.')).toBeVisible()
    await expect(mailbox.locator('#borrar summary')).toBeHidden()
    await mailbox.reload()
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
  })
})

test('an employer answers from the e-mail, changes the words, and takes it back @both', async ({
  site
}) => {
  const { email, username, context } = await signUpPerson(site, 'employer')
  const { mail: confirmation, mailbox } = await openMail(site, email, 'Confirma tu correo')
  const token = (await confirmation.getByRole('link', { name: /confirmar/ }).getAttribute('href'))
    ?.split('/')
    .at(-1)
  await requestApi(site, context, 'POST', `/email-confirmations/${token}`, {})
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', '/jobs', vacancy)
  await requestApi(site, await site.newContext(), 'POST', `/jobs/${id}/applications`, {
    isGuestApplication: true,
    applicantName: 'Lucía Vega',
    applicantEmail: `lucia.${username}@correo.example.org`.toLowerCase(),
    applicantPhone: '612 345 678',
    coverLetter: 'Llevo seis años cuidando caballos de salto y busco una cuadra donde quedarme.'
  })
  const { mail, mailbox: page } = await openMail(site, email, 'Nueva aplicación a')
  await mailbox.close()
  await mail.getByRole('link', { name: /respuesta=interesa/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contesta a Lucía')
  await expect(page.getByText(/^Llevo seis años/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+34612345678'
  )
  await page.getByRole('link', { name: 'Está cubierto' }).click()
  const field = page.getByLabel(/^Le escribimos/)
  await expect(field).toHaveValue('El puesto está cubierto. Gracias por escribir.')
  expect(await findAccessibilityViolations(page, 'the answer to an application')).toEqual([])
  await field.fill('Ya tenemos a alguien. ¡Suerte!')
  await page.getByRole('button', { name: 'Decirle que no' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se lo hemos dicho a Lucía')
  expect(await findAccessibilityViolations(page, 'an answer that was given')).toEqual([])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contesta a Lucía')
})

/** The address, in an e-mail, that renews a new ad. */
async function createRenewalLink(site: SiteFixture): Promise<string> {
  const employer = await signUpPerson(site, 'employer')
  const { id, expiryDate } = await requestApi<Record<'id' | 'expiryDate', string>>(
    site,
    employer.context,
    'POST',
    '/jobs',
    vacancy
  )
  return `/renovar/${signJobToken(readSigner(), id, expiryDate)}`
}

test('an ad is closed on the page of a link, which is over from then on', async ({ site }) => {
  site.ignoreErrors(/410|ya no sirve/)
  const link = await createRenewalLink(site)
  const page = await site.openPage(link)
  await expect(page.getByRole('link', { name: vacancy.title })).toBeVisible()
  expect(await findAccessibilityViolations(page, 'the link that renews an ad')).toEqual([])
  await page.getByRole('link', { name: 'Ya tengo a alguien' }).click()
  expect(await findAccessibilityViolations(page, 'the link that closes an ad')).toEqual([])
  await page.getByRole('button', { name: 'Sí, de otra manera' }).click()
  await expect(page.locator('.notice.good')).toHaveText('Tu anuncio está cerrado.')
  await expect(page.locator('.notice.good')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hecho')
  await expect(page.getByRole('link', { name: 'Ver mis anuncios' })).toBeVisible()
  await expect(page.getByText(/No, todavía busco|El anuncio se cierra|Si lo cierras/)).toHaveCount(
    0
  )
  expect(await findAccessibilityViolations(page, 'a closed ad')).toEqual([])
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
})

test('a button that is pressed before its script has arrived does what it says', async ({
  site
}) => {
  const page = await (await site.newContext()).newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(await createRenewalLink(site), { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Renovar/ }).click()
  release()
  await expect(page.locator('.notice.good')).toHaveText('Tu anuncio está renovado.')
})

test('an account chooses its e-mails', async ({ site }) => {
  const { context } = await signUpPerson(site, 'employer')
  const page = await context.newPage()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Elegir qué correos recibo' }).click()
  await page.getByLabel(/Recordatorios/).uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Solo te mandaremos los que has elegido.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/Recordatorios/)).not.toBeChecked()
  await expect(page.getByLabel(/Aplicaciones nuevas/)).toBeChecked()
})
