import type { Page } from '@playwright/test'
import { wordsIn } from '#services/words/all.ts'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import { createJob, requestApi, type SignedInPerson } from '../test-data.ts'

const letter = 'I have worked in showjumping yards for six years and can begin at any moment.'

let people = 0

/** Registers an account whose name and e-mail address have no Spanish words. */
async function signUp(site: SiteFixture, userType: 'employer' | 'applicant', fullName: string) {
  const context = await site.newContext()
  const username = `english.${userType}.${++people}`
  const person = { username, fullName, email: `${username}@mail.example.org`, userType }
  const request = { ...person, password: demoUsers.password }
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', '/register', request)
  return { ...person, id, context }
}

const postJob = (site: SiteFixture, employer: SignedInPerson) =>
  createJob(site, employer, {
    title: 'Groom',
    companyName: 'North Stables',
    description: 'Twelve horses that jump, a room in the yard, and two days off each week.'
  })

/** A candidate whose application was answered and who has a message. */
async function createCandidate(site: SiteFixture) {
  const employer = await signUp(site, 'employer', 'North Stables')
  const candidate = await signUp(site, 'applicant', 'Lucy Roberts')
  const jobId = await postJob(site, employer)
  const { id } = await requestApi<{ id: string }>(
    ...([site, candidate.context, 'POST', `/jobs/${jobId}/applications`] as const),
    { coverLetter: letter }
  )
  await requestApi(site, employer.context, 'PUT', `/applications/${id}`, { status: 'approved' })
  const message = { receiverId: candidate.id, content: 'Come on Monday at nine.' }
  await requestApi(site, employer.context, 'POST', '/messages', message)
  return { candidate, employer, jobId }
}

/** Every text of a language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}

const english = new Set(textsOf(wordsIn.en))
const ourWords = new Set(textsOf(wordsIn.es).filter(text => !english.has(text)))

/** Letters, small words and usual verbs that no English text has. */
const spanish =
  /[áéíóúñ¿¡«»]|\b(?:aquí|cada|con|cuando|del?|desde|el|ella|esta|hasta|hay|las?|los?|más|muy|nada|nadie|para|pero|por|puedes|que|quien|sin|sobre|solo|su|sus|tienes|todo|todos|tu|tus|una?|uno|ya|y)\b|\b(?:Anuncio|Aplicaciones|Aprobada|Ayer|Borrar|Cancelar|Candidatos?|Cerrar|Confirmar|Correo|Descargar|Edad|Editar|Eliminar|Empleos?|Empresa|Enviar|Estado|Experiencia|Fecha|Guardar|Habilidades|Hoy|Idiomas|Limpiar|Mensajes?|Mozo|Mujer|Ocultar|Pendiente|Perfil|Publicar|Puestos?|Quitar|Rechazada|Reintentar|Retirada|Sabes|Siguiente|Ver|Vivienda)\b/i

/** Spanish texts of a page outside of what is marked as Spanish and of the sample candidates; what others write has to be English for this. */
async function spanishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const elsewhere =
      '[lang]:not(html), script, style, template, noscript, datalist, svg, .candidate-list'
    const ours = [...document.body.querySelectorAll('*')].filter(
      element => !element.closest(elsewhere)
    )
    const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'data-label']
    return [
      document.title,
      ...ours.flatMap(element => [
        ...spoken.map(name => element.getAttribute(name)),
        ...[...element.childNodes]
          .filter(node => node.nodeType === Node.TEXT_NODE)
          .map(node => node.textContent)
      ])
    ].map(text => (text ?? '').replace(/\S+@\S+|\s+/g, ' ').trim())
  })
  const found = texts.filter(
    text => text && !english.has(text) && (spanish.test(text) || ourWords.has(text))
  )
  return [...new Set(found)]
}

async function expectEnglish(page: Page, step: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect
    .configure({ soft: true })
    .poll(() => spanishTexts(page), { message: step, timeout: 5_000 })
    .toEqual([])
}

/** Opens pages one after the other and looks at each. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect((await page.goto(`/en${path}`))?.status(), path).toBeLessThan(300)
    expect(new URL(page.url()).pathname, path).toMatch(/^\/en\b/)
    await expectEnglish(page, path)
  }
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

test('a candidate reads no Spanish word of ours', async ({ site }) => {
  const { candidate, employer } = await createCandidate(site)
  const page = await candidate.context.newPage()
  await walk(page, ['/applications'])
  await press(page, /^See details/)
  await page.getByRole('dialog').getByText(letter).waitFor()
  await expectEnglish(page, 'the details of an application')
  await press(page, 'Withdraw application')
  await page.getByRole('alertdialog').waitFor()
  await expectEnglish(page, 'the question whether to withdraw')

  await walk(page, ['/profile'])
  await press(page, 'See sessions')
  await press(page, 'Change password')
  await press(page, 'Edit')
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
  await expectEnglish(page, 'the forms of the account')
  await press(page, 'Save changes')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'saved data')
  await press(page, 'Delete account')
  await page.getByRole('textbox', { name: 'Your password' }).waitFor()
  await expectEnglish(page, 'the question whether to delete the account')
  await walk(page, ['/profile?tab=aplicaciones', '/ajustes'])
  await press(page, 'See e-mails')
  await press(page, 'Save')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'the sent e-mails')
  await walk(page, ['/mis-datos'])
  await page.getByLabel('Name of the employer, or place').fill('South')
  await press(page, 'Hide from them')
  await page.getByText('No employer with “South”').waitFor()
  await expectEnglish(page, 'an employer from whom one hides')

  await walk(page, ['/messages', `/messages?con=${employer.id}`])
  await page.getByLabel('Message to North Stables').fill('I will be there.')
  await press(page, 'Send')
  await page.getByRole('log').getByText('I will be there.').waitFor()
  await expectEnglish(page, 'a sent message')
})

test('a candidate publishes, changes and deletes a profile in English', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, ['/candidates?tab=mis-perfiles', '/candidates?showForm=true'])
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Publish profile' }).click()
  await form.locator('.summary').waitFor()
  for (const fold of await form.locator('summary').all()) await fold.click()
  await expectEnglish(page, 'a refused profile')
  await form.getByLabel('Age', { exact: true }).fill('17')
  await expectEnglish(page, 'the form of a minor')
  await form.getByLabel('Age', { exact: true }).fill('28')
  await form.getByLabel('Phone').fill('655 443 322')
  await form.getByLabel('Description').fill('Call me: 655 443 322. I ride and care for horses.')
  await form.locator('[name="experience"]').selectOption('Experto')
  await expectEnglish(page, 'a phone within the text')
  await form.getByRole('button', { name: 'Publish profile' }).click()
  await page.getByText('Your profile is published.').first().waitFor()
  await expectEnglish(page, 'a published profile')
  await page.getByRole('button', { name: 'See my profiles' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
  await expectEnglish(page, 'the own profile')
  await walk(page, ['/candidates', '/candidates?text=xyzzy&galope=7', '/profile'])
  const [own] = await requestApi<{ id: string }[]>(
    ...([site, context, 'GET', '/my-candidate-profiles'] as const)
  )
  await walk(page, [`/candidates/${own?.id}`, `/editar-perfil/${own?.id}`])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/en/candidates?tab=mis-perfiles')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'a changed profile')
  await press(page, 'Delete')
  await page.getByRole('alertdialog').waitFor()
  await expectEnglish(page, 'the question whether to delete the profile')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
  await page.getByText('Your profile is deleted.').waitFor()
  await expectEnglish(page, 'a deleted profile')
})

test('a new candidate reads none on empty pages', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, [
    '/applications',
    '/applications?status=approved',
    '/profile',
    '/profile?tab=aplicaciones',
    '/mis-datos',
    '/candidates',
    '/messages',
    '/pendientes'
  ])
})

const busy = { status: 503, json: { code: 'service-unavailable', message: 'El servicio no va.' } }

test('the error of a failed request is in English', async ({ site }) => {
  site.ignoreErrors(/busy/)
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await page.route(/\/api\/(?!user$)/, route => route.fulfill(busy))
  await walk(page, [
    '/applications',
    '/profile?tab=aplicaciones',
    '/mis-datos',
    '/candidates?tab=mis-perfiles',
    '/messages',
    '/messages?con=unknown'
  ])
  await walk(page, ['/ajustes'])
  await press(page, 'Save')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'settings that could not be saved')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an e-mail is confirmed in English', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, ['/confirmar/unknown'])
  await press(page, 'Confirm my e-mail')
  await page.getByRole('link', { name: 'Go to my profile' }).waitFor()
  await expectEnglish(page, 'a link that is over')
  site.ignoreErrors(/link/)
})

test('signing in leads to the page that was wanted, in English', async ({ site }) => {
  const { username } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await site.openPage('/en/applications')
  await expectEnglish(page, 'signing in')
  await page.getByLabel('Username or e-mail').fill(username)
  await page.locator('#login-password').fill(demoUsers.password)
  await page.locator('#login-password').press('Enter')
  await page.waitForURL('**/en/applications')
  await expectEnglish(page, 'the wanted page')
})
