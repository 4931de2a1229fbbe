import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { busyResponse, demoUsers, expect, test, type SiteFixture } from '../fixtures.ts'
import {
  coverLetterText,
  profileInput,
  requestApi,
  signUpPerson,
  type SignedInPerson,
  createJob
} from '../test-data.ts'

test.describe('messages', () => {
  /** Two people with a common application. */
  async function createAcquaintance(site: SiteFixture) {
    const employer = await signUpPerson(site, 'employer')
    const applicant = await signUpPerson(site, 'applicant')
    const id = await createJob(site, employer)
    await requestApi(site, applicant.context, 'POST', `/jobs/${id}/applications`, {
      coverLetter: coverLetterText
    })
    return { employer, applicant }
  }
  const write = (site: SiteFixture, from: SignedInPerson, to: SignedInPerson, content: string) =>
    requestApi(site, from.context, 'POST', '/messages', { receiverId: to.id, content })
  const openAs = async ({ context }: SignedInPerson, path = '/messages') => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  test('break a word that is wider than the phone', { tag: ['@phone', '@night'] }, async ({
    site
  }) => {
    const { employer, applicant } = await createAcquaintance(site)
    await write(site, applicant, employer, `https://www.example.org/${'a'.repeat(200)}`)
    const page = await openAs(employer, `/messages?con=${applicant.id}`)
    const thread = page.getByRole('log')
    await expect(thread.locator('.bubble')).toBeVisible()
    expect(await thread.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0
    )
  })

  test('are unread until shown, and the sender sees that they were read', {
    tag: '@phone'
  }, async ({ site }) => {
    const { employer, applicant } = await createAcquaintance(site)
    await write(site, employer, applicant, '¿Montas potros?')
    const mine = await openAs(applicant)
    await expect(mine.locator('.conversations').getByText('1 sin leer')).toBeAttached()
    const read = mine.waitForResponse(/\/api\/messages\/\w+\/read$/)
    await mine.getByRole('link', { name: new RegExp(employer.fullName) }).click()
    await expect(mine.getByRole('log').getByText('¿Montas potros?')).toBeVisible()
    expect((await read).status()).toBe(200)
    await expect(mine.locator('.conversations .count')).toHaveCount(0)
    const theirs = await openAs(employer, `/messages?con=${applicant.id}`)
    await expect(theirs.getByText(/ · Leído$/)).toBeVisible()
  })

  test('open nothing by themselves, and begin what is new with a line', { tag: '@night' }, async ({
    site
  }) => {
    const { employer, applicant } = await createAcquaintance(site)
    await write(site, employer, applicant, '¿Montas potros?')
    const unread = await openAs(applicant)
    await expect(unread.locator('.conversations').getByText('1 sin leer')).toBeAttached()
    await expect(unread.getByText(/^Elige una conversación para leerla/)).toBeVisible()
    await expect(unread.getByRole('heading', { name: '1 sin leer' })).toBeVisible()
    await unread.getByRole('link', { name: new RegExp(employer.fullName) }).click()
    await expect(unread.locator('.conversations .count')).toHaveCount(0)
    await expect(unread.getByRole('log').getByText('Nuevo', { exact: true })).toBeVisible()
    await expect(unread.locator('.person .tag', { hasText: 'Pendiente' })).toBeVisible()
    await unread.getByLabel('Más acciones para «¿Montas potros?»').click()
    await expect(unread.getByRole('link', { name: 'Denunciar este mensaje' })).toBeVisible()
    expect(await findAccessibilityViolations(unread, 'a conversation')).toEqual([])
    const page = await openAs(applicant)
    await expect(page.getByRole('heading', { name: 'Todo leído' })).toBeVisible()
    await expect(page).toHaveURL('/messages')
  })

  test('lead an employer to the profile of the candidate', { tag: '@both' }, async ({ site }) => {
    const { employer, applicant } = await createAcquaintance(site)
    await requestApi(site, applicant.context, 'POST', '/candidate-profiles', profileInput)
    const page = await openAs(employer, `/messages?con=${applicant.id}`)
    await page.getByRole('link', { name: 'Ver su perfil' }).click()
    await page.waitForURL(/\/candidates\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileInput.fullName)
    const theirs = await openAs(applicant, `/messages?con=${employer.id}`)
    await expect(theirs.getByRole('heading', { name: employer.fullName })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Ver su perfil' })).toHaveCount(0)
  })

  test('wait on the device when sending fails, and are sent again', { tag: '@night' }, async ({
    site
  }) => {
    const { employer, applicant } = await createAcquaintance(site)
    const page = await openAs(applicant, `/messages?con=${employer.id}`)
    const field = page.getByRole('textbox', { name: `Mensaje para ${employer.fullName}` })
    await expect(page.getByText('Todavía no os habéis escrito. Empieza tú.')).toBeVisible()
    await page.route('**/api/messages', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue()
    )
    await field.fill('Puedo ir el lunes.')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('; se envía en cuanto haya cobertura.')).toBeVisible()
    await expect(field).toHaveValue('')
    await page.unroute('**/api/messages')
    await page.getByRole('button', { name: 'Probar ahora' }).click()
    await expect(page.getByRole('log').getByText('Puedo ir el lunes.')).toBeVisible()
    await expect(page.locator('.conversations').getByText('Tú: Puedo ir el lunes.')).toBeVisible()
    site.ignoreErrors(/Failed to fetch/)
  })

  test('show the list or a conversation on a phone, and Back switches between them', {
    tag: '@phone'
  }, async ({ site }) => {
    const { employer, applicant } = await createAcquaintance(site)
    await write(site, employer, applicant, '¿Montas potros?')
    const page = await openAs(applicant)
    const list = page.getByRole('heading', { name: 'Conversaciones' })
    await page.getByRole('link', { name: new RegExp(employer.fullName) }).click()
    await page.waitForURL(/\?con=/)
    const name = page.getByRole('heading', { level: 2, name: employer.fullName })
    await expect(name).toBeVisible()
    await expect(name).toBeFocused()
    await expect(list).toBeHidden()
    await page.goBack()
    await expect(list).toBeVisible()
    await expect(name).toHaveCount(0)
    await page.goForward()
    await page.getByRole('link', { name: 'Volver a los mensajes' }).click()
    await expect(list).toBeVisible()
  })

  test('are refused between people without a common application', { tag: '@night' }, async ({
    site
  }) => {
    const stranger = await signUpPerson(site, 'employer')
    const page = await openAs(
      await signUpPerson(site, 'applicant'),
      `/messages?con=${encodeURIComponent(stranger.id)}`
    )
    await expect(
      page.getByText('Solo puedes escribir a personas con las que compartes una aplicación').first()
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar' })).toHaveCount(0)
    expect(await page.content()).not.toContain(stranger.fullName)
    site.ignoreErrors(/Solo puedes escribir/)
  })

  test('show an empty list with a hint for each kind of account', { tag: '@night' }, async ({
    site
  }) => {
    const newcomer = await openAs(await signUpPerson(site, 'employer'))
    await expect(
      newcomer.getByRole('heading', { name: 'Todavía no tienes mensajes' })
    ).toBeVisible()
    await expect(newcomer.getByText('Abre una aplicación que hayas recibido')).toBeVisible()
    const otherPage = await openAs(await signUpPerson(site, 'applicant'))
    await expect(otherPage.getByText('Cuando apliques a un empleo')).toBeVisible()
  })

  test('show a failed request and retry it', { tag: '@night' }, async ({ site }) => {
    const page = await (await site.newContext({ username: demoUsers.applicant })).newPage()
    let isBroken = true
    await page.route('**/api/messages', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await page.goto('/messages')
    await expect(page.getByRole('heading', { name: 'Error al obtener los mensajes' })).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.locator('.conversations li').first()).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })
})
