import { day } from '#events/units.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  createJob,
  jobInput,
  requestApi,
  type SignedInPerson,
  signUpPerson
} from '../test-data.ts'

const waitingText = /Guardad[ao] en este (móvil|ordenador); se envía en cuanto haya cobertura\./

async function applyAsGuest(page: Page): Promise<void> {
  await fillAsGuest(page)
  await sendLetter(page)
}

async function fillAsGuest(page: Page): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Ana Soto')
  await page.getByLabel('Correo electrónico').fill('ana.soto@correo.example.org')
  await page.getByLabel('Teléfono').fill('655 443 322')
}

/** The validator of the form is loaded before the line is lost, as it is where somebody types. */
async function sendLetter(page: Page): Promise<void> {
  await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar aplicación' }).click()
  await expect(page.getByText(waitingText)).toBeVisible()
}

async function countApplications(site: SiteFixture, { context }: SignedInPerson): Promise<number> {
  const path = '/applications?scope=received'
  const { meta } = await requestApi<{ meta: { totalApplications: number } }>(
    site,
    context,
    'GET',
    path
  )
  return meta.totalApplications
}

const openIn = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test.describe('without a line', () => {
  test.beforeEach(({ site }) => {
    site.ignoreErrors(
      /Failed to fetch|fetching the script|ERR_INTERNET_DISCONNECTED|answered|status of (401|409|410)/
    )
  })

  test('an application of a guest waits on the device and is sent when the line is back', {
    tag: '@both'
  }, async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const page = await site.openPage(`/jobs/${await createJob(site, employer)}`)
    await applyAsGuest(page)
    expect(await findAccessibilityViolations(page, 'an application that waits')).toEqual([])
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    expect(await countApplications(site, employer)).toBe(1)
    const kept = await page.evaluate(() => localStorage.getItem('pendientes'))
    expect(kept).toBeNull()
  })

  for (const [what, files] of [
    ['', /nothing/],
    [', nor of its validator', /contract/]
  ] as const) {
    test(`an application without a first touch of the form before the line was lost${what} waits`, async ({
      site
    }) => {
      const employer = await signUpPerson(site, 'employer')
      const context = await site.newContext()
      await context.route(files, route => route.abort())
      const page = await openIn(context, `/jobs/${await createJob(site, employer)}`)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByLabel('Nombre completo').fill('Ana Soto')
      await page.getByLabel('Correo electrónico').fill('ana.soto@correo.example.org')
      await page.getByLabel('Teléfono').fill('655 443 322')
      await page.getByRole('button', { name: 'Enviar aplicación' }).click()
      await expect(page.getByText('Hay un problema')).toBeVisible()
      await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
      await page.getByRole('button', { name: 'Enviar aplicación' }).click()
      await expect(page.getByText(waitingText)).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
      expect(await countApplications(site, employer)).toBe(1)
    })
  }

  test('an application is sent and not dropped when the clock of the phone was wrong', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const context = await site.newContext()
    const page = await context.newPage()
    await context.clock.install({ time: Date.now() - 20 * day })
    await page.goto(`/jobs/${await createJob(site, employer)}`)
    await applyAsGuest(page)
    await page.close()
    await context.clock.setSystemTime(Date.now())
    await context.setOffline(false)
    await openIn(context, '/about')
    await expect.poll(() => countApplications(site, employer)).toBe(1)
  })

  test('an application that does not arrive within 14 days of coverage goes, and the page says so', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const page = await site.openPage(`/jobs/${await createJob(site, employer)}`)
    await applyAsGuest(page)
    let days = 0
    await page.context().route('**/api/jobs/*/applications', route => {
      const headers = { Date: new Date(Date.now() + days * day).toUTCString() }
      return route.fulfill({ status: 503, json: {}, headers })
    })
    await page.context().setOffline(false)
    for (days of [0, 13]) {
      await page.goto('/pendientes')
      await expect.poll(() => readOutbox(page)).toContain('reachedAt')
      expect(await readOutbox(page)).toContain(coverLetterText)
    }
    days = 15
    await page.getByRole('button', { name: 'Probar ahora' }).click()
    await expect(page.getByRole('article')).toContainText('No llegó en 14 días con cobertura')
    expect(await readOutbox(page)).not.toContain(coverLetterText)
    await page.getByRole('button', { name: /^Quitar este aviso/ }).click()
    await expect(page.getByText('No hay nada pendiente')).toBeVisible()
  })

  test('an application that the server could not take is sent again by the page that stays open', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const page = await (await site.newContext()).newPage()
    await page.clock.install()
    // A browser without background tasks.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    )
    await page.goto(`/jobs/${await createJob(site, employer)}`)
    await page.route(
      '**/api/jobs/*/applications',
      route => route.fulfill({ status: 503, json: {} }),
      { times: 2 }
    )
    await fillAsGuest(page)
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByText(waitingText)).toBeVisible()
    expect(await countApplications(site, employer)).toBe(0)
    await expect(async () => {
      await page.clock.fastForward('00:30')
      const sent = page.getByRole('heading', { name: 'Aplicación enviada' })
      await expect(sent).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(await countApplications(site, employer)).toBe(1)
  })

  test('the page of what waits opens, with what a guest wrote; no other page and no answer is kept', {
    tag: '@both'
  }, async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const job = `/jobs/${await createJob(site, employer)}`
    const page = await site.openPage(job)
    await page.getByLabel('Nombre completo').focus()
    await expect.poll(() => listKept(page)).toContain('/pendientes')
    for (const path of ['/', '/jobs', '/pendientes', job]) await page.goto(path)
    await applyAsGuest(page)
    await page.goto('/pendientes')
    const kept = page.getByRole('article', { name: `Tu aplicación a «${jobInput.title}»` })
    await expect(kept.getByText(waitingText)).toBeVisible()
    expect(await page.evaluate(() => fetch('/api/jobs').catch(() => 'no answer'))).toBe('no answer')
    const paths = await listKept(page)
    expect(paths.filter(path => !path.startsWith('/_astro/'))).toEqual(['/pendientes'])
    const named = await page.evaluate(() => document.documentElement.outerHTML)
    const scripts = paths.filter(path => path.endsWith('.js'))
    expect(scripts.some(path => named.includes(path))).toBe(true)
    await expect(page.goto('/jobs')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  test('a worker drops what an earlier build kept, in its own language alone', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    // Which has no form that keeps what is written.
    const page = await site.openPage('/about')
    const others = ['pendientes-earlier /pendientes', 'pendientes-earlier /en/pendientes']
    await page.evaluate(names => Promise.all(names.map(name => caches.open(name))), others)
    await page.goto(`/jobs/${await createJob(site, employer)}`)
    await page.getByLabel('Nombre completo').focus()
    const kept = () => page.evaluate(() => caches.keys())
    await expect.poll(kept).not.toContain(others[0])
    expect(await kept()).toEqual([
      others[1],
      expect.stringMatching(/^pendientes-\w+ \/pendientes$/)
    ])
  })

  test('the page of what waits says that something of an account waits, and shows it to nobody', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const { context } = await signUpPerson(site, 'applicant')
    const page = await openIn(context, `/jobs/${await createJob(site, employer)}`)
    await page.getByLabel('Motivos para aplicar').focus()
    await expect.poll(() => listKept(page)).toContain('/pendientes')
    await sendLetter(page)
    await page.goto('/pendientes')
    await expect(page.getByText('sigue guardado en este ordenador')).toBeVisible()
    await expect(page.getByText(jobInput.title)).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText('No hay nada pendiente')).toBeVisible()
    expect(await countApplications(site, employer)).toBe(1)
    await expect(page.getByText('sigue guardado')).toHaveCount(0)
  })

  test('the worker that 1.0.0 registered for the whole site goes', async ({ site }) => {
    const page = await site.openPage('/about')
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
    const scopes = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations()
        return registrations.map(({ scope }) => new URL(scope).pathname)
      })
    await expect.poll(scopes).toEqual([])
    expect(await listKept(page)).toEqual([])
  })

  test('an application whose page was closed is sent by the next page', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const page = await site.openPage(`/jobs/${await createJob(site, employer)}`)
    const context = page.context()
    await applyAsGuest(page)
    await page.close()
    await context.setOffline(false)
    const next = await openIn(context, '/about')
    await expect.poll(() => countApplications(site, employer)).toBe(1)
    await expect(next.locator('.toast [lang="es"]')).toHaveText(`«${jobInput.title}»`)
  })

  test('an application whose ad ended meanwhile is kept with the sentence of the server', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    await applyAsGuest(page)
    await requestApi(site, employer.context, 'DELETE', `/jobs/${id}`)
    await page.context().setOffline(false)
    await expect(page.getByText('No se ha podido enviar', { exact: true }).first()).toBeVisible()
    await page.goto('/pendientes')
    const kept = page.getByRole('article', { name: `Tu aplicación a «${jobInput.title}»` })
    await expect(kept).toContainText('Este anuncio ya no admite aplicaciones')
    await kept.getByText('Lo que escribiste').click()
    await expect(kept.getByText(coverLetterText)).toBeVisible()
    expect(await findAccessibilityViolations(page, 'what could not be sent')).toEqual([])
    await kept.getByRole('button', { name: /^Borrarla/ }).click()
    await expect(page.getByText('No hay nada pendiente')).toBeVisible()
    expect(await countApplications(site, employer)).toBe(0)
  })

  test('trying again keeps the focus on its button, or on what comes in its place', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    const context = page.context()
    await applyAsGuest(page)
    await context.route('**/api/jobs/*/applications', route => route.abort())
    await context.setOffline(false)
    await page.goto('/pendientes')
    const button = page.getByRole('button', { name: 'Probar ahora' })
    await button.press('Enter')
    await expect(button).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-disabled')
    await requestApi(site, employer.context, 'DELETE', `/jobs/${id}`)
    await context.unroute('**/api/jobs/*/applications')
    await button.press('Enter')
    const refused = page.getByRole('article').getByRole('paragraph').first()
    await expect(refused).toHaveText('No se ha podido enviar')
    await expect(refused).toBeFocused()
    await page.getByRole('button', { name: /^Borrarla/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'No hay nada pendiente' })).toBeFocused()
  })

  test('an application of an account is listed as waiting, and goes when its person signs out', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const { context } = await signUpPerson(site, 'applicant')
    const page = await openIn(context, `/jobs/${await createJob(site, employer)}`)
    const list = await openIn(context, '/profile?tab=aplicaciones')
    await list.waitForLoadState('networkidle')
    await sendLetter(page)
    await expect(list.getByText(waitingText)).toBeVisible()
    // Before the line is back, which sends what waits at once.
    await context.route('**/api/jobs/*/applications', route => route.abort())
    await context.setOffline(false)
    await list.getByRole('button', { name: 'Probar ahora' }).click()
    await expect(list.getByText(waitingText)).toBeVisible()
    await signOut(list)
    await context.unroute('**/api/jobs/*/applications')
    await list.goto('/pendientes')
    await expect(list.getByText('No hay nada pendiente')).toBeVisible()
    expect(await countApplications(site, employer)).toBe(0)
  })

  test('an application of an account whose session ended waits until its person signs in', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const person = await signUpPerson(site, 'applicant')
    const page = await openIn(person.context, `/jobs/${await createJob(site, employer)}`)
    await sendLetter(page)
    await page.close()
    await person.context.clearCookies()
    await person.context.setOffline(false)
    const later = await openIn(person.context, '/pendientes')
    await expect(later.getByText('No hay nada pendiente')).toBeVisible()
    await signInAs(site, person.context, person.username)
    await later.reload()
    await expect(later.getByText('No hay nada pendiente')).toBeVisible()
    expect(await countApplications(site, employer)).toBe(1)
  })

  test('an application of an account waits for its person while another is signed in', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const { context, username } = await signUpPerson(site, 'applicant')
    const other = await signUpPerson(site, 'applicant')
    const page = await openIn(context, `/jobs/${await createJob(site, employer)}`)
    await sendLetter(page)
    await page.close()
    await context.clearCookies()
    await context.setOffline(false)
    const anybody = await openIn(context, '/pendientes')
    await expect(anybody.getByText('No hay nada pendiente')).toBeVisible()
    await signInAs(site, context, other.username)
    await anybody.reload()
    await expect(anybody.getByText('No hay nada pendiente')).toBeVisible()
    await signOut(anybody)
    expect(await countApplications(site, employer)).toBe(0)
    await signInAs(site, context, username)
    await openIn(context, '/about')
    await expect.poll(() => countApplications(site, employer)).toBe(1)
  })

  test('an application is not sent in the name of who signs in while it is on its way', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const { context, username } = await signUpPerson(site, 'applicant')
    const other = await signUpPerson(site, 'applicant')
    const page = await openIn(context, `/jobs/${await createJob(site, employer)}`)
    await sendLetter(page)
    await page.close()
    const answers: number[] = []
    await context.route('**/api/jobs/*/applications', async route => {
      await signInAs(site, context, other.username)
      await route.continue()
      answers.push((await (await route.request().response())?.status()) ?? 0)
    })
    await context.setOffline(false)
    await openIn(context, '/about')
    await expect.poll(() => answers).toEqual([409])
    expect(await countApplications(site, employer)).toBe(0)
    await context.unroute('**/api/jobs/*/applications')
    await signInAs(site, context, username)
    await openIn(context, '/about')
    await expect.poll(() => countApplications(site, employer)).toBe(1)
  })

  test('the worker sends an application in the session of its person alone', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const { context, username } = await signUpPerson(site, 'applicant')
    const other = await signUpPerson(site, 'applicant')
    const page = await openIn(context, `/jobs/${await createJob(site, employer)}`)
    await sendLetter(page)
    // Without a script that sends by itself.
    await page.goto('about:blank')
    await context.setOffline(false)
    await signInAs(site, context, other.username)
    await page.goto('/robots.txt')
    await dispatchSync(page)
    await expect.poll(() => readOutbox(page)).toContain('"state":"signed-out"')
    expect(await countApplications(site, employer)).toBe(0)
    await signInAs(site, context, username)
    await dispatchSync(page)
    await expect.poll(() => countApplications(site, employer)).toBe(1)
  })

  test('an application of a guest is not shown to the next person who signs in', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const { username } = await signUpPerson(site, 'applicant')
    const page = await site.openPage(`/jobs/${await createJob(site, employer)}`)
    const context = page.context()
    await applyAsGuest(page)
    await page.close()
    await context.route('**/api/jobs/*/applications', route => route.abort())
    await context.setOffline(false)
    await signInAs(site, context, username)
    const theirs = await openIn(context, '/pendientes')
    await expect(theirs.getByText('No hay nada pendiente')).toBeVisible()
    await signOut(theirs)
    await theirs.goto('/pendientes')
    await expect(theirs.getByText(waitingText)).toBeVisible()
  })

  test('what an account wrote goes from a device whose session is ended from elsewhere', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const person = await signUpPerson(site, 'applicant')
    const [open, closed] = [person.context, await site.newContext({ username: person.username })]
    const id = await createJob(site, employer)
    for (const context of [open, closed]) {
      const page = await openIn(context, `/jobs/${id}`)
      await sendLetter(page)
      expect(await readOutbox(page)).toContain(coverLetterText)
      await context.route('**/api/jobs/*/applications', route => route.abort())
      if (context === closed) await page.close()
      await context.setOffline(false)
    }
    const [page] = open.pages()
    const elsewhere = await site.newContext({ username: person.username })
    await requestApi(site, elsewhere, 'DELETE', '/sessions')
    // The page that is open learns it from its connection, the other one as it opens.
    await expect.poll(() => page && readOutbox(page)).not.toContain(coverLetterText)
    const later = await openIn(closed, '/about')
    await expect.poll(() => readOutbox(later)).not.toContain(coverLetterText)
    await signInAs(site, closed, person.username)
    await later.goto('/pendientes')
    const kept = later.getByRole('article', { name: `Tu aplicación a «${jobInput.title}»` })
    await expect(kept).toContainText('Se ha borrado')
    expect(await findAccessibilityViolations(later, 'what was erased')).toEqual([])
    await kept.getByRole('button', { name: /^Quitar este aviso/ }).click()
    await expect(later.getByText('No hay nada pendiente')).toBeVisible()
    expect(await countApplications(site, employer)).toBe(0)
  })

  // At night 1,000 in all.
  const rounds = process.env['TEST_SCALE'] === 'full' ? 20 : 1
  const times = process.env['TEST_SCALE'] === 'full' ? 50 : 12
  for (let round = 1; round <= rounds; round++) {
    test(`messages whose answers are cut wait, and each arrives once: ${round}`, async ({
      site
    }) => {
      test.setTimeout(60_000 + times * 5_000)
      const { owner: employer, applicant: person } = await createApplication(site)
      const page = await openIn(person.context, `/messages?con=${employer.id}`)
      const field = page.getByRole('textbox', { name: `Mensaje para ${employer.fullName}` })
      await page.route('**/api/messages', async route => {
        if (route.request().method() === 'GET') return route.fallback()
        await route.fetch()
        await route.abort()
      })
      for (let index = 1; index <= times; index++) {
        await field.fill(`Mensaje ${index} de ${times}`)
        await page.getByRole('button', { name: 'Enviar', exact: true }).click()
        // The worker may be sending what waits: this message comes after it.
        await expect(field).toHaveValue('', { timeout: 120_000 })
      }
      await expect(page.getByText(waitingText)).toHaveCount(times)
      await page.unroute('**/api/messages')
      await page.getByRole('button', { name: 'Probar ahora' }).first().click()
      // They are sent one after the other, and go from the page together.
      const timeout = 30_000 + times * 1_000
      await expect(page.getByText(waitingText)).toHaveCount(0, { timeout })
      const { messages } = await requestApi<{ messages: { content: string }[] }>(
        site,
        person.context,
        'GET',
        `/messages/${employer.id}`
      )
      const sent = messages.map(({ content }) => content).filter(text => text.startsWith('Mensaje'))
      expect(sent.toSorted()).toEqual(
        Array.from({ length: times }, (_, index) => `Mensaje ${index + 1} de ${times}`).toSorted()
      )
    })
  }
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tu cuenta|^Cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL(/\/auth/)
}

/** What is stored on the device. */
const readOutbox = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('pendientes')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('escrituras').objectStore('escrituras').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      })
  )

/** The paths of what the service worker keeps. */
const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const requests = await Promise.all(opened.map(cache => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** As the browser does once there is a line. */
async function dispatchSync(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: 'pendientes',
    lastChance: false
  })
  await session.detach()
}

async function signInAs(
  site: SiteFixture,
  context: BrowserContext,
  username: string
): Promise<void> {
  const { password } = demoUsers
  await requestApi(site, context, 'POST', '/login', { username, password })
}
