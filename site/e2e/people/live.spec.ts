import { expect, test } from '../fixtures.ts'
import { createApplication, requestApi, type SignedInPerson } from '../test-data.ts'
import { recordApiCalls } from '../page-errors.ts'

test.describe('what changes elsewhere', () => {
  const openAs = async ({ context }: SignedInPerson, path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  test('a message shows up in the conversation that is open in another browser', async ({
    site
  }) => {
    const { owner, applicant } = await createApplication(site)
    const mine = await openAs(applicant, `/messages?con=${owner.id}`)
    const theirs = await openAs(owner, `/messages?con=${applicant.id}`)
    await expect(mine.getByRole('log')).toBeVisible()
    await theirs.getByLabel(/^Mensaje para/).fill('¿Puedes venir el martes?')
    await mine.getByLabel(/^Mensaje para/).fill('A medio escribir')
    await theirs.getByRole('button', { name: 'Enviar' }).click()
    await expect(mine.getByRole('log').getByText('¿Puedes venir el martes?')).toBeVisible()
    await expect(mine.getByLabel(/^Mensaje para/)).toHaveValue('A medio escribir')
    await expect(theirs.getByText(/ · Leído$/)).toBeVisible()
    await mine.getByRole('button', { name: 'Enviar' }).click()
    await expect(theirs.getByRole('log').getByText('A medio escribir')).toBeVisible()
  })

  test('a message does not take the reader away from earlier ones', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const write = (content: string) =>
      requestApi(site, owner.context, 'POST', '/messages', { receiverId: applicant.id, content })
    for (let index = 1; index <= 12; index++) await write(`Línea ${index}.\n\n\nFin de ${index}.`)
    const page = await openAs(applicant, `/messages?con=${owner.id}`)
    const log = page.getByRole('log')
    await expect(log.getByText('Fin de 12.')).toBeInViewport()
    await write('A la vista')
    await expect(log.getByText('A la vista')).toBeInViewport()
    await log.evaluate(element => element.scrollTo({ top: 0 }))
    await expect(log.getByText('Fin de 1.')).toBeInViewport()
    await write('Más abajo')
    await expect(log.getByText('Más abajo')).toBeAttached()
    await expect(log.getByText('Línea 1.')).toBeInViewport()
  })

  test('an answer shows up in the list, and its number on every page', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const page = await openAs(applicant, '/about')
    await expect(page.getByRole('button', { name: /^Tu cuenta: / })).toBeVisible()
    const hidden = await openAs(applicant, '/contact')
    const list = await openAs(owner, '/applications?vista=tabla')
    await list.getByRole('button', { name: /^Cambiar estado/ }).click()
    await list.getByRole('radio', { name: 'Aprobada' }).check()
    await list.getByRole('button', { name: 'Guardar' }).click()
    for (const tab of [page, hidden]) {
      await expect(tab.getByRole('button', { name: /^Tu cuenta: .*, 1 novedad$/ })).toBeVisible()
      await expect(tab).toHaveTitle(/^\(1\) /)
    }
  })

  test('is followed on one connection by all the tabs of a browser', async ({ site }) => {
    const { owner } = await createApplication(site)
    const open = await openAs(owner, '/about')
    await expect(open).toHaveTitle(/^\(1\) /)
    const count = () =>
      open.evaluate(async () => {
        const { held = [] } = await navigator.locks.query()
        return held.length
      })
    await expect.poll(count).toBe(1)
    const otherPage = await openAs(owner, '/contact')
    await expect(otherPage).toHaveTitle(/^\(1\) /)
    await expect.poll(count).toBe(1)
    await otherPage.close()
    await expect.poll(count).toBe(1)
  })

  test('is asked for on return to a page without a connection', async ({ site }) => {
    const { owner } = await createApplication(site)
    await owner.context.route('**/api/live', route => route.abort())
    const page = await openAs(owner, '/about')
    await expect(page).toHaveTitle(/^\(1\) /)
    const calls = recordApiCalls(page)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => calls).toContain('GET /api/unseen')
  })

  test('is not followed from the back/forward cache, and asked for on return from it', async ({
    site
  }) => {
    const { owner } = await createApplication(site)
    const page = await owner.context.newPage()
    const connected = page.waitForResponse('**/api/live')
    await page.goto('/about')
    await connected
    const ended = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/live'))
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    })
    await ended
    expect(await page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
    const calls = recordApiCalls(page)
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => new Set(calls)).toEqual(new Set(['GET /api/live', 'GET /api/unseen']))
  })

  test('is no longer followed after signing out', async ({ site }) => {
    const { owner } = await createApplication(site)
    const page = await openAs(owner, '/about')
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.locator('#cuenta').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await page.waitForURL('**/auth')
    const calls = recordApiCalls(page)
    await page.reload({ waitUntil: 'networkidle' })
    expect(calls).toEqual([])
  })
})
