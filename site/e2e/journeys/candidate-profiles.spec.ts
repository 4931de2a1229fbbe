import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { fillProfileForm, signUpWithProfile } from '../candidate-profile-steps.ts'
import { createJob, jobInput, profileInput, requestApi, signUpPerson } from '../test-data.ts'

test.describe('a candidate profile', () => {
  test('of somebody under 18 says who sees it, and the form who sees the contact', {
    tag: '@night'
  }, async ({ site }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await expect(dialog.getByLabel('Teléfono de contacto')).toHaveAccessibleDescription(
      /Solo se enseña a una empresa con cuenta que lo pida/
    )
    const shown = 'Como tienes menos de 18 años, solo te ven empresas con cuenta'
    await dialog.getByLabel('Edad').fill('17')
    const notice = dialog.getByRole('status').filter({ hasText: shown })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/menores')
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await expect(page.locator('.toast', { hasText: shown })).toBeVisible()
    await expect(page.locator('.notice', { hasText: shown })).toBeVisible()
    await expect(page.getByText(/aparece en la lista|apareces en la lista/)).toHaveCount(0)
    await page.goto(`${site.origin}/candidates?tab=mis-perfiles`)
    const everyone = page.getByRole('radio', { name: /^Todo el mundo/ })
    await expect(everyone).toBeDisabled()
    await expect(everyone).toHaveAccessibleName(/No se puede hasta que cumplas 18 años/)
    await expect(page.getByRole('radio', { name: /^Solo empresas/ })).toBeChecked()
  })

  test('that is published while only some see it says who', { tag: '@night' }, async ({ site }) => {
    const { context } = await signUpPerson(site, 'applicant')
    await requestApi(site, context, 'PUT', '/candidate-visibility', { visibleTo: 'applied' })
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    const shown = 'Solo lo ven las empresas a las que aplicas.'
    await expect(page.locator('.toast', { hasText: shown })).toBeVisible()
    await expect(page.locator('.notice', { hasText: shown })).toBeVisible()
  })

  test('[8.profile-created] [4.single-profile] publishes one profile per applicant', async ({
    site
  }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    const dialog = await fillProfileForm(page)
    await dialog.getByLabel('Habilidades').fill('doma, esquilado')
    await dialog.getByText('Lo que sabes y tienes').click()
    await dialog.getByRole('group', { name: 'Galope' }).getByLabel('7').check({ force: true })
    await dialog.getByRole('group', { name: 'Carnés' }).getByLabel('BE').check({ force: true })
    await dialog.getByText('Dónde y cómo').click()
    await dialog.getByLabel('A cualquier sitio').check({ force: true })
    await expect(dialog.getByRole('region', { name: 'Qué pasa con tus datos' })).toContainText(
      'Escribe a hola@example.org.'
    )
    await dialog.getByRole('button', { name: 'Publicar perfil' }).click()
    await expect(page.locator('.toast', { hasText: 'Perfil creado' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('tab', { name: 'Mis perfiles' }).click()
    await expect(
      page.getByRole('tabpanel', { name: 'Mis perfiles' }).getByText(profileInput.description)
    ).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText('galope 7 · carné BE')).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText('A cualquier sitio')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Editar mi perfil' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publicar perfil' })).toHaveCount(0)
    await page.goto('/candidates?openForm=true')
    await expect(
      page.getByText('Ya tienes un perfil activo. Elimínalo para crear otro.')
    ).toBeVisible()
  })

  test('is compared with what a job asks, for its owner only', { tag: '@night' }, async ({
    site
  }) => {
    const { context } = await signUpWithProfile(site, { galope: 7, carnes: ['BE'] })
    const employer = await signUpPerson(site, 'employer')
    const asks = [
      { what: 'galope', level: 4, weight: 'imprescindible' },
      { what: 'carne', level: 'C', weight: 'imprescindible' },
      { what: 'trenzar', weight: 'valorable' }
    ]
    const { id } = await requestApi<{ id: string }>(site, employer.context, 'POST', '/jobs', {
      ...jobInput,
      asks
    })
    const page = await context.newPage()
    await page.goto(`/jobs/${id}`)
    await expect(page.getByText(/^Cumples 1 de 2\. Te falta: carné.C\. Comparado/)).toBeVisible()
    await expect(page.locator('.asks').getByRole('listitem')).toHaveText([
      /^Galope.4lo tienes$/,
      /^Carné.Cte falta$/,
      /^Trenzartu perfil no lo dice$/
    ])
    await page.goto('/jobs')
    const foot = page.locator('.job-card', { has: page.locator(`a[href="/jobs/${id}"]`) })
    await expect(foot.getByText(/^Cumples 1 de 2\. Te falta: carné.C$/)).toBeVisible()
    const { context: silent } = await signUpWithProfile(site)
    const unsaid = await silent.newPage()
    await unsaid.goto(`/jobs/${id}`)
    await expect(
      unsaid.getByRole('link', { name: 'Di qué sabes y verás cuánto cumples' })
    ).toBeVisible()
    await expect(unsaid.getByText('te falta')).toHaveCount(0)
    await unsaid.goto('/jobs')
    await expect(unsaid.locator('.job-card').first()).toBeVisible()
    await expect(
      unsaid.locator('.job-card', { has: unsaid.locator(`a[href="/jobs/${id}"]`) })
    ).not.toContainText('Cumples')
    const visitor = await site.openPage(`/jobs/${id}`)
    await expect(visitor.getByRole('heading', { name: 'Requisitos' })).toBeVisible()
    await expect(visitor.getByText('te falta')).toHaveCount(0)
    await visitor.goto('/jobs')
    await expect(visitor.getByText(/^Cumples/)).toHaveCount(0)
  })

  test('shows its contact to an employer who asks, whom its owner can hide from', async ({
    site
  }) => {
    const { context, profileId } = await signUpWithProfile(site)
    const employer = await signUpPerson(site, 'employer')
    const asking = await employer.context.newPage()
    await asking.goto(`/candidates?text=${encodeURIComponent('Lucía')}`)
    await asking.locator(`.candidate-list h3 a[href="/candidates/${profileId}"]`).click()
    await asking.waitForURL(`/candidates/${profileId}`)
    await expect(asking.locator('a[href^="tel:"]')).toHaveCount(0)
    await asking.getByRole('button', { name: /^Ver teléfono y correo/ }).click()
    await expect(asking.locator('a[href^="tel:"]')).toBeVisible()
    await expect(asking.locator('a[href="https://wa.me/34655443322"]')).toBeVisible()

    const page = await context.newPage()
    await page.goto('/candidates?tab=mis-perfiles')
    const seen = page.getByRole('region', { name: 'Quién ha visto mi teléfono' })
    await expect(seen.getByText(employer.fullName)).toBeVisible()
    await seen.getByRole('button', { name: `Ocultarme de ${employer.fullName}` }).click()
    await expect(seen.getByText('No te ve')).toBeVisible()
    const hidden = page.getByRole('region', { name: 'Invisible para…' })
    await hidden.getByLabel('Nombre de la empresa, o lugar').fill('Almonte')
    await hidden.getByRole('button', { name: 'Ocultarme' }).click()
    await expect(hidden.getByText('«Almonte», en el nombre o el lugar')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Solo empresas/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Todo el mundo/ })).toBeDisabled()
    await hidden.getByRole('button', { name: /^Quitar «Almonte»/ }).click()
    await expect(hidden.getByRole('listitem').getByText('«Almonte»')).toHaveCount(0)
    expect((await asking.goto(`/candidates/${profileId}`))?.status()).toBe(404)
    site.ignoreErrors(/404/)
  })

  test('is invited to a job once, and answers', async ({ site }) => {
    const { context, profileId } = await signUpWithProfile(site, { galope: 4 })
    const employer = await signUpPerson(site, 'employer')
    await createJob(site, employer, {
      title: 'Jinete de doma',
      asks: [{ what: 'galope', level: 4, weight: 'imprescindible' }]
    })
    const page = await employer.context.newPage()
    await page.goto(`/candidates/${profileId}`)
    const fit = page.getByRole('region', { name: 'Tus anuncios y su perfil' })
    await expect(fit.getByText(/^Cumple lo imprescindible/)).toBeVisible()
    expect(await findAccessibilityViolations(page, 'the page of a candidate')).toEqual([])
    await page.getByRole('button', { name: 'Invitar a un anuncio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar a un anuncio' })
    await expect(dialog.getByLabel('Anuncio')).toContainText('Jinete de doma')
    await dialog.getByRole('button', { name: /^Invitar a / }).click()
    await expect(page.locator('.toast', { hasText: 'Invitación enviada' })).toBeVisible()
    await expect(fit.getByText('Ya le escribiste')).toBeVisible()
    const invited = await context.newPage()
    await invited.goto(`/messages?con=${employer.id}`)
    await expect(invited.getByRole('log')).toContainText('hemos visto tu perfil')
    await invited.getByLabel(/^Mensaje para/).fill('Me interesa')
    await invited.getByRole('button', { name: 'Enviar' }).click()
    await expect(invited.getByRole('log').getByText('Me interesa')).toBeVisible()
  })

  test('[8.profile-deleted] deletes the profile of its owner', { tag: '@night' }, async ({
    site
  }) => {
    const { context } = await signUpWithProfile(site)
    const page = await context.newPage()
    await page.goto('/candidates?tab=mis-perfiles')
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar perfil' }).click()
    await expect(page.locator('.toast', { hasText: 'Perfil eliminado' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Todavía no tienes perfil' })).toBeVisible()
  })
})
