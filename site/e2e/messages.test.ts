import { expect, test } from 'vitest'
import { busyResponse, demoUsers, describeSite, type VisitOptions } from './fixtures.ts'
import {
  coverLetterText,
  requestApi,
  signUpPerson,
  type SignedInPerson,
  createJob
} from './test-data.ts'

describeSite('messages', site => {
  /** Two people whom an application has brought together. */
  async function acquainted(visit?: VisitOptions) {
    const employer = await signUpPerson(site, 'employer', visit)
    const applicant = await signUpPerson(site, 'applicant', visit)
    const id = await createJob(site, employer)
    await requestApi(site, applicant.context, 'POST', `/jobs/${id}/applications`, {
      coverLetter: coverLetterText
    })
    return { employer, applicant }
  }
  const write = (from: SignedInPerson, to: SignedInPerson, content: string) =>
    requestApi(site, from.context, 'POST', '/messages', { receiverId: to.id, content })
  const openAs = async ({ context }: SignedInPerson, path = '/messages') => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  test('are unread until they are shown, and whoever wrote them is told', async () => {
    const { employer, applicant } = await acquainted()
    await write(employer, applicant, '¿Montas potros?')
    const mine = await openAs(applicant)
    await mine.getByText('1 sin leer').waitFor({ state: 'attached' })
    const read = mine.waitForResponse(/\/api\/messages\/\w+\/read$/)
    await mine.getByRole('link', { name: new RegExp(employer.fullName) }).click()
    await mine.getByRole('log').getByText('¿Montas potros?').waitFor()
    expect((await read).status()).toBe(200)
    await expect.poll(() => mine.locator('.badge').count()).toBe(0)
    const theirs = await openAs(employer, `/messages?con=${applicant.id}`)
    await theirs.getByText(/ · Leído$/).waitFor()
  })

  test('go with the button, and one that did not go is still there to send', async () => {
    const { employer, applicant } = await acquainted()
    const page = await openAs(applicant, `/messages?con=${employer.id}`)
    const field = page.getByLabel(`Mensaje para ${employer.fullName}`)
    await page.getByText('Todavía no os habéis escrito. Empieza tú.').waitFor()
    await page.route('**/api/messages', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue()
    )
    await field.fill('Puedo ir el lunes.')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page
      .locator('.summary')
      .getByText('Error de conexión. Por favor, intenta de nuevo más tarde.')
      .waitFor()
    expect(await field.inputValue()).toBe('Puedo ir el lunes.')
    await page.unroute('**/api/messages')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('log').getByText('Puedo ir el lunes.').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: /Tú: Puedo ir el lunes\./ }).waitFor()
    site.forgive(/Failed to fetch/)
  })

  test('on a phone are a list or a conversation, and Back goes from one to the other', async () => {
    const { employer, applicant } = await acquainted({ width: 390 })
    await write(employer, applicant, '¿Montas potros?')
    const page = await openAs(applicant)
    const list = page.getByRole('heading', { name: 'Conversaciones' })
    await page.getByRole('link', { name: new RegExp(employer.fullName) }).click()
    await page.waitForURL(/\?con=/)
    const name = page.getByRole('heading', { level: 2, name: employer.fullName })
    await name.waitFor()
    expect(await name.evaluate(heading => heading === document.activeElement)).toBe(true)
    expect(await list.isVisible()).toBe(false)
    await page.goBack()
    await list.waitFor()
    expect(await name.count()).toBe(0)
    await page.goForward()
    await page.getByRole('link', { name: 'Volver a los mensajes' }).click()
    await list.waitFor()
  })

  test('reach nobody whom one has nothing to do with', async () => {
    const stranger = await signUpPerson(site, 'employer')
    const page = await openAs(
      await signUpPerson(site, 'applicant'),
      `/messages?con=${encodeURIComponent(stranger.id)}`
    )
    await page
      .getByText('Solo puedes escribir a personas con las que compartes una aplicación')
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'Enviar' }).count()).toBe(0)
    expect(await page.content()).not.toContain(stranger.fullName)
    site.forgive(/Solo puedes escribir/)
  })

  test('that are none say where they begin, for each kind of account', async () => {
    const newcomer = await openAs(await signUpPerson(site, 'employer'))
    await newcomer.getByRole('heading', { name: 'Todavía no tienes mensajes' }).waitFor()
    await newcomer.getByText('Abre una aplicación que hayas recibido').waitFor()
    const other = await openAs(await signUpPerson(site, 'applicant'))
    await other.getByText('Cuando apliques a un empleo').waitFor()
  })

  test('that do not come are told, and asked for again', async () => {
    const page = await (await site.come({ as: demoUsers.applicant })).newPage()
    let isBroken = true
    await page.route('**/api/messages', route =>
      isBroken ? route.fulfill(busyResponse) : route.continue()
    )
    await page.goto('/messages')
    await page.getByRole('heading', { name: 'Error al obtener los mensajes' }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.locator('.conversation-list li').first().waitFor()
    site.forgive(/ocupado/)
  })
})
