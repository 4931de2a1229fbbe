import { day } from '#events/units.ts'
import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import {
  createApplication,
  coverLetterText,
  createJob,
  jobInput,
  openInLastWeek,
  requestApi,
  type SignedInPerson,
  signUpPerson
} from '../test-data.ts'

test.describe('the job page', () => {
  test('[2.job-contact] [2.job-countdown] [6.anonymous] shows the job, its contact and the remaining time', async ({
    site
  }) => {
    const page = await site.openPage(
      `/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`
    )
    await expect(page.getByRole('heading', { level: 1, name: jobInput.title })).toBeVisible()
    expect(await page.content()).not.toMatch(/612 ?345 ?678|612345678|cuadra@correo/)
    await page.getByRole('button', { name: 'Llamar' }).click()
    await expect(page.getByRole('link', { name: '612 345 678' })).toHaveAttribute(
      'href',
      'tel:+34612345678'
    )
    expect(
      await page.getByRole('link', { name: jobInput.contactEmail }).getAttribute('href')
    ).toContain(`mailto:${jobInput.contactEmail}`)
    await expect(page.locator('.meter').first()).toHaveText(/Quedan (29|30)\sdías/)
    await expect(page.getByText('Nunca pagues por un empleo.')).toBeVisible()
  })

  test('the contact takes the place and the focus of its button, without a new page', async ({
    site
  }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`)
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Llamar' }).click()
    await expect(page.getByRole('region', { name: 'Contacto' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Llamar' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`)
    expect(await findAccessibilityViolations(page, 'a shown contact')).toEqual([])
  })

  test('[4.countdown-detail] [4.expired] counts down, and an expired job has no form', async ({
    page,
    site
  }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.clock.install()
    await page.goto(`/jobs/${id}`)
    const meter = page.locator('.job-top .meter')
    const advanceTo = (days: number) => page.clock.setSystemTime(Date.now() + days * day)
    /** After another minute, as often as it takes until the page counts them. */
    const toneLater = async () => {
      await page.clock.runFor(60_000)
      return meter.getAttribute('class')
    }
    await advanceTo(24)
    await expect.poll(toneLater).toContain('tone-info')
    await advanceTo(27.5)
    await expect.poll(toneLater).toContain('tone-amber')
    await advanceTo(29.5)
    await expect.poll(toneLater).toContain('tone-danger')
    await advanceTo(31)
    await page.clock.runFor(60_000)
    await expect(page.getByText('Anuncio caducado.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar aplicación' })).toHaveCount(0)
  })

  test('[2.job-share] opens the share sheet of a device that has one, beside the poster', async ({
    site,
    page
  }) => {
    await page.addInitScript(() => {
      navigator.share = async data => document.body.setAttribute('data-shared', data?.text ?? '')
    })
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.goto(`/jobs/${id}`)
    await page.getByText('Compartir', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'Cartel para imprimir' })).toBeVisible()
    await page.getByRole('button', { name: 'Con otra app' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`/jobs/${id}`))
  })

  test('a guest applies in a browser that stores nothing for pages', async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        value: {
          getItem: () => null,
          removeItem() {},
          setItem() {
            throw new DOMException('denied', 'QuotaExceededError')
          }
        }
      })
    })
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    await page.goto(`/jobs/${id}`)
    await applyAsGuest(page)
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
  })

  test('[2.job-share] copies the address, and confirms it in a toast and on the button', async ({
    site
  }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`, {
      permissions: ['clipboard-read', 'clipboard-write']
    })
    await page.getByText('Compartir', { exact: true }).click()
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(page.locator('.toast', { hasText: 'Enlace copiado' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.origin}/jobs/${id}`
    )
  })

  const applyAsGuest = async (
    page: Page,
    text = coverLetterText,
    email = 'ana.soto@correo.example.org'
  ) => {
    await page.getByLabel('Nombre completo').fill('Ana Soto')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Teléfono').fill('655 443 322')
    await page.getByLabel('Motivos para aplicar').fill(text)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
  }

  test('[2.job-apply-guest] accepts an application of a guest, and a second letter, which its employer reads first', {
    tag: '@phone'
  }, async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Aplica sin registrarte' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Qué pasa con tus datos' })).toContainText(
      'entregar tu aplicación a Yeguada La Cañada.'
    )
    await applyAsGuest(page)
    const done = page.getByRole('heading', { name: 'Aplicación enviada' })
    await expect(done).toBeVisible()
    await expect(done).toBeFocused()
    await expect(
      page.getByText(
        `La tiene ${jobInput.companyName}. Te hemos escrito a ana.soto@correo.example.org con un enlace para seguirla o retirarla.`
      )
    ).toBeVisible()
    const again = await site.openPage(`/jobs/${id}`)
    const newest = `${coverLetterText} También sé herrar.`
    await applyAsGuest(again, newest)
    await expect(again.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    const received = await employer.context.newPage()
    await received.goto('/applications')
    await received.getByRole('link', { name: /^Ver detalles de la aplicación de Ana/ }).click()
    const details = received.getByRole('dialog')
    await expect(details.getByText(newest)).toBeVisible()
    await details.getByText(/^Carta anterior con el mismo correo/).click()
    await expect(details.getByText(coverLetterText, { exact: true })).toBeVisible()
  })

  const longText = { details: 'Un día normal empieza a las siete y media. '.repeat(60) }
  const scrollToText = (page: Page) =>
    page
      .locator('.job-text')
      .getByText('Un día normal')
      .evaluate(text => scrollTo(0, text.getBoundingClientRect().bottom + scrollY - 500))

  const listApplicants = async (
    site: Parameters<typeof createJob>[0],
    employer: SignedInPerson
  ) => {
    const { applications } = await requestApi<{ applications: { applicantEmail: string }[] }>(
      site,
      employer.context,
      'GET',
      '/applications'
    )
    return applications.map(application => application.applicantEmail).toSorted()
  }

  test('a guest applies again for somebody else in the same tab, and the first application stays', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    await applyAsGuest(page)
    await expect(page.getByRole('button', { name: 'Corrígelo' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Aplicar otra vez' }).click()
    await expect(page.getByText('La primera se borra', { exact: false })).toHaveCount(0)
    await applyAsGuest(page, coverLetterText, 'luis.soto@correo.example.org')
    await expect(page.getByText('Te hemos escrito a luis.soto@correo.example.org')).toBeVisible()
    expect(await listApplicants(site, employer)).toEqual([
      'ana.soto@correo.example.org',
      'luis.soto@correo.example.org'
    ])
  })

  test('a guest corrects an e-mail, and the browser remembers the application until it is told to forget', {
    tag: '@both'
  }, async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    await applyAsGuest(page)
    await page.getByRole('button', { name: 'Corrígelo' }).click()
    await expect(page.getByText('La primera se borra', { exact: false })).toBeVisible()
    const email = page.getByLabel('Correo electrónico')
    await expect(email).toBeFocused()
    await expect(page.getByLabel('Motivos para aplicar')).toHaveValue(coverLetterText)
    await email.fill('ana.soto.2@correo.example.org')
    await page.reload()
    await page.getByRole('button', { name: 'Aplicar otra vez' }).click()
    await expect(page.getByText('La primera se borra', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Soto')
    await expect(email).toHaveValue('ana.soto.2@correo.example.org')
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByText('Te hemos escrito a ana.soto.2@correo.example.org')).toBeVisible()
    expect(await listApplicants(site, employer)).toEqual(['ana.soto.2@correo.example.org'])
    await page.reload()
    await expect(
      page.getByRole('heading', { name: /^Ya aplicaste el \d+ de \p{L}+$/u })
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Aplicar', exact: true })).toHaveCount(0)
    expect(await findAccessibilityViolations(page, 'an application of this browser')).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('aplicados'))).toMatch(
      new RegExp(`^${id}=\\d{4}-[^&]+$`)
    )
    await page.getByRole('button', { name: 'Aplicar otra vez' }).click()
    await expect(page.getByLabel('Nombre completo')).toHaveValue('')
    await page.reload()
    await page.getByRole('button', { name: 'Olvidarlo en este navegador' }).click()
    await expect(page.getByRole('heading', { name: 'Aplica sin registrarte' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('aplicados'))).toBeNull()
  })

  for (const width of [390, 640, 768, 1000, 1280]) {
    test(`has its actions below the terms, and one way to apply in view, at ${width} px`, async ({
      site
    }) => {
      const id = await createJob(site, await signUpPerson(site, 'employer'), {
        ...longText,
        pay: { min: 1300, period: 'mes' }
      })
      const page = await site.openPage(`/jobs/${id}`, { viewport: { width, height: 800 } })
      const apply = page.getByRole('link', { name: 'Aplicar', exact: true })
      const shown = apply.filter({ visible: true })
      await expect(shown.first()).toBeInViewport()
      await page.locator('#acciones').scrollIntoViewIfNeeded()
      await expect(shown).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Llamar', exact: true })).toBeInViewport()
      await scrollToText(page)
      await expect(shown.last()).toBeInViewport()
      expect(await findAccessibilityViolations(page, 'the actions of a job')).toEqual([])
      await shown.last().click()
      await expect(page.locator('.apply-bar')).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Aplica sin registrarte' })).toBeInViewport()
    })
  }

  test('calls from the bar of a phone, also once the number is shown', {
    tag: '@phone'
  }, async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'), longText)
    const page = await site.openPage(`/jobs/${id}`)
    const call = page
      .locator('.apply-bar')
      .getByRole('button', { name: `Llamar a ${jobInput.companyName}` })
    const isCalled = () => page.waitForRequest('tel:+34612345678')
    await scrollToText(page)
    await Promise.all([isCalled(), call.click()])
    await scrollToText(page)
    await Promise.all([isCalled(), call.click()])
    await expect(page.getByRole('link', { name: '612 345 678' })).toBeAttached()
  })

  test('has no chat for a landline, and no contact once it is closed', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner, { contactPhone: '955 345 678' })
    const page = await site.openPage(`/jobs/${id}`)
    const verbs = page.locator('#contactar').getByRole('button')
    await expect(verbs).toHaveText(['Llamar', 'Escribir'])
    await requestApi(site, owner.context, 'POST', `/jobs/${id}/close`, { outcome: 'aqui' })
    await page.reload()
    await expect(page.getByText('su contacto ya no se muestra')).toBeVisible()
    await expect(verbs).toHaveCount(0)
  })

  test('[2.job-apply-signed-in] fills an applicant’s data into the form', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const { context, fullName, email } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Aplica a este empleo' })).toBeVisible()
    await expect(page.getByLabel('Nombre completo')).toHaveValue(fullName)
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
    await page.getByLabel('Motivos para aplicar').fill(coverLetterText)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByRole('heading', { name: /^Aplicación enviada/ })).toBeVisible()
    await page.goto('/profile?tab=aplicaciones')
    await expect(page.getByRole('cell', { name: 'Pendiente' })).toBeVisible()
  })

  test('shows an employer why there is no form', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`, { username: demoUsers.employer })
    await expect(page.getByText('Con una cuenta de empresa no se puede aplicar.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar aplicación' })).toHaveCount(0)
  })

  test('[2.job-owner] [8.renewed] [8.job-deleted] lets its owner renew and delete it', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await openInLastWeek(owner.context, `/jobs/${id}`)
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    await expect(bar.getByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      `/jobs/${id}/edit`
    )
    const dates = page.locator('.dates')
    const before = await dates.innerText()
    await bar.getByRole('button', { name: 'Renovar' }).click()
    await expect(
      page.locator('.toast', { hasText: 'Anuncio renovado' }).getByText(/30 días/)
    ).toBeVisible()
    await expect(dates).not.toHaveText(before)
    await bar.getByRole('button', { name: 'Eliminar' }).click()
    const confirm = page.getByRole('alertdialog', {
      name: `¿Eliminar el anuncio «${jobInput.title}»?`
    })
    await expect(confirm.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await confirm.getByRole('button', { name: 'Eliminar anuncio' }).click()
    await page.waitForURL('/jobs', { waitUntil: 'commit' })
    await expect(page.locator('.toast', { hasText: 'Trabajo eliminado' })).toBeVisible()
    expect((await page.goto(`/jobs/${id}`))?.status()).toBe(410)
  })

  test('offers its owner no renewal before the last week', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${await createJob(site, owner)}`)
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    await expect(bar.getByRole('button', { name: 'Eliminar' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Renovar' })).toHaveCount(0)
  })

  test('leads its owner to the applications, and closes when the post is filled', async ({
    site
  }) => {
    const { owner, id } = await createApplication(site)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}`)
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    await expect(bar.getByRole('link', { name: 'Contestar a 1' })).toHaveAttribute(
      'href',
      `/applications?jobId=${id}&status=pending`
    )
    await expect(page.getByRole('link', { name: /^Denunciar/ })).toHaveCount(0)
    await expect(page.locator('.job-side').getByRole('button', { name: /^Guardar/ })).toBeHidden()
    await bar.getByRole('button', { name: 'Puesto cubierto' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Puesto cubierto?' })
    await dialog.getByRole('button', { name: 'Cerrar anuncio' }).click()
    await expect(bar.getByText('Este anuncio es tuyo y está cerrado.')).toBeVisible()
    await expect(page.locator('.toast', { hasText: 'Anuncio cerrado' })).toBeVisible()
  })

  test('says to the owner of a closed job that nobody has applied', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await owner.context.newPage()
    const bar = page.getByRole('region', { name: 'Tu anuncio' })
    await page.goto(`/jobs/${id}`)
    await expect(bar.getByText('Todavía no ha aplicado nadie.')).toBeVisible()
    await requestApi(site, owner.context, 'POST', `/jobs/${id}/close`, { outcome: 'otra-via' })
    await page.goto(`/jobs/${id}`)
    await expect(bar.getByText('No ha aplicado nadie.', { exact: true })).toBeVisible()
    await expect(page.locator('.job-expired')).toHaveCount(0)
    await page.context().clearCookies()
    await page.reload()
    await expect(page.locator('.job-expired')).toContainText('Ya no admite aplicaciones.')
  })

  test('[8.renew] [8.delete-job] shows failures of renewing and deleting in a toast and on the page', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await openInLastWeek(owner.context, `/jobs/${await createJob(site, owner)}`)
    const broken = { status: 500, json: { message: 'No ha sido posible' } }
    await page.route('**/api/jobs/**', route => route.fulfill(broken))
    await page.getByRole('button', { name: 'Renovar' }).click()
    await expect(
      page
        .locator('.toast.destructive', { hasText: 'Error al renovar' })
        .getByText('No ha sido posible')
    ).toBeVisible()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Eliminar anuncio' }).click()
    await expect(page.locator('.toast.destructive', { hasText: 'Error al eliminar' })).toBeVisible()
    await expect(page.locator('.own-state .error').getByText('No ha sido posible')).toBeVisible()
    site.ignoreErrors(/No ha sido posible/)
  })

  test('[8.job] shows an unknown job as an error with a link to the list', async ({ page }) => {
    await page.goto('/jobs/noexiste')
    await expect(page.getByRole('heading', { name: 'Error al cargar el trabajo' })).toBeVisible()
    await expect(
      page.getByText('No se pudo encontrar la información del empleo solicitado.')
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/jobs')
  })
})
