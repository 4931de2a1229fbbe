import { busyResponse, demoUsers, expect, test, type SiteFixture } from './fixtures.ts'
import {
  coverLetterText,
  requestApi,
  signUpPerson,
  type SignedInPerson,
  createJob
} from './test-data.ts'

test.describe('messages', () => {
  /** Two people whom an application has brought together. */
  async function acquainted(site: SiteFixture) {
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

  test('are unread until they are shown, and whoever wrote them is told', async ({ site }) => {
    const { employer, applicant } = await acquainted(site)
    await write(site, employer, applicant, '¿Montas potros?')
    const mine = await openAs(applicant)
    await expect(mine.getByText('1 sin leer')).toBeAttached()
    const read = mine.waitForResponse(/\/api\/messages\/\w+\/read$/)
    await mine.getByRole('link', { name: new RegExp(employer.fullName) }).click()
    await expect(mine.getByRole('log').getByText('¿Montas potros?')).toBeVisible()
    expect((await read).status()).toBe(200)
    await expect(mine.locator('.badge')).toHaveCount(0)
    const theirs = await openAs(employer, `/messages?con=${applicant.id}`)
    await expect(theirs.getByText(/ · Leído$/)).toBeVisible()
  })

  test('go with the button, and one that did not go is still there to send', async ({ site }) => {
    const { employer, applicant } = await acquainted(site)
    const page = await openAs(applicant, `/messages?con=${employer.id}`)
    const field = page.getByLabel(`Mensaje para ${employer.fullName}`)
    await expect(page.getByText('Todavía no os habéis escrito. Empieza tú.')).toBeVisible()
    await page.route('**/api/messages', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue()
    )
    await field.fill('Puedo ir el lunes.')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(
      page
        .locator('.summary')
        .getByText('Error de conexión. Por favor, intenta de nuevo más tarde.')
    ).toBeVisible()
    await expect(field).toHaveValue('Puedo ir el lunes.')
    await page.unroute('**/api/messages')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('log').getByText('Puedo ir el lunes.')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(page.getByRole('link', { name: /Tú: Puedo ir el lunes\./ })).toBeVisible()
    site.ignoreErrors(/Failed to fetch/)
  })

  test('on a phone are a list or a conversation, and Back goes from one to the other', {
    tag: '@phone'
  }, async ({ site }) => {
    const { employer, applicant } = await acquainted(site)
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

  test('reach nobody whom one has nothing to do with', async ({ site }) => {
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

  test('that are none say where they begin, for each kind of account', async ({ site }) => {
    const newcomer = await openAs(await signUpPerson(site, 'employer'))
    await expect(
      newcomer.getByRole('heading', { name: 'Todavía no tienes mensajes' })
    ).toBeVisible()
    await expect(newcomer.getByText('Abre una aplicación que hayas recibido')).toBeVisible()
    const other = await openAs(await signUpPerson(site, 'applicant'))
    await expect(other.getByText('Cuando apliques a un empleo')).toBeVisible()
  })

  test('that do not come are told, and asked for again', async ({ site }) => {
    const page = await (await site.newContext({ username: demoUsers.applicant })).newPage()
    let isBroken = true
    await page.route('**/api/messages', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await page.goto('/messages')
    await expect(page.getByRole('heading', { name: 'Error al obtener los mensajes' })).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.locator('.conversation-list li').first()).toBeVisible()
    site.ignoreErrors(/ocupado/)
  })
})
