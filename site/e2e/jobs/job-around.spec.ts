import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { createApplication, createJob, requestApi, signUpPerson } from '../test-data.ts'

const monthly = (min: number) => ({ min, period: 'mes' })

test.describe('around a job', () => {
  test('its employer has a page, which lists the other jobs', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner, { title: 'Monitor para el verano' })
    const id = await createJob(site, owner)
    const page = await site.openPage(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Quién contrata' })).toBeVisible()
    await page.getByRole('link', { name: 'Su otro anuncio' }).click()
    await expect(page.getByRole('heading', { level: 1, name: owner.fullName })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Monitor para el verano' })).toBeVisible()
    expect(await findAccessibilityViolations(page, 'the page of an employer')).toEqual([])
    await page.goto('/employers/nada')
    await expect(page.getByRole('heading', { name: 'Este centro ya no está' })).toBeVisible()
    site.ignoreErrors(/404/)
  })

  test('similar jobs stand below it', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`)
    const similar = page.getByRole('region', { name: 'Empleos parecidos' })
    await expect(similar.getByRole('article')).toHaveCount(3)
    expect(await findAccessibilityViolations(page, 'the page of a job')).toEqual([])
  })

  test('who has applied reads when, and the answer, in place of the form', async ({ site }) => {
    const { owner, applicant, id } = await createApplication(site)
    const findSent = async () => {
      const { applications } = await requestApi<{
        applications: { id: string; employerWords: string | null }[]
      }>(site, applicant.context, 'GET', '/applications')
      return applications[0]
    }
    const message = '¿Puedes venir a probar el jueves a las diez?'
    const path = `/applications/${(await findSent())?.id}`
    await requestApi(site, owner.context, 'PUT', path, { status: 'approved', message })
    // The employer can take the words back for ten seconds.
    await expect.poll(async () => (await findSent())?.employerWords).toBe(message)
    const page = await applicant.context.newPage()
    await page.goto(`/jobs/${id}`)
    await expect(
      page.getByRole('heading', { name: /^Ya aplicaste el \d+ de \p{L}+ · Aprobada$/u })
    ).toBeVisible()
    await expect(page.getByText(`«${message}»`)).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Contestar' })).toHaveAttribute(
      'href',
      `/messages?con=${owner.id}`
    )
    await expect(page.getByRole('button', { name: 'Enviar aplicación' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Aplicar' })).toHaveCount(0)
    expect(await findAccessibilityViolations(page, 'an own application')).toEqual([])
  })

  test('its history shows what it paid and asked before', { tag: '@phone' }, async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner, { pay: monthly(1250), hours: { week: 40 } })
    const changes = { pay: monthly(1300), hours: { week: 35 } }
    await requestApi(site, owner.context, 'PATCH', `/jobs/${id}`, changes)
    const page = await site.openPage(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Historia del anuncio' })).toBeVisible()
    await expect(page.locator('.story li')).toHaveText([
      /\d{4} El sueldo sube de 1\.250\s€ a 1\.300\s€ al mes$/,
      /\d{4} La jornada pasa de 40\sh a 35\sh a la semana$/,
      /\d{4} Publicado$/
    ])
    expect(await findAccessibilityViolations(page, 'the history of an ad')).toEqual([])
  })

  test('a notice to hang up is one sheet of paper', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}`)
    await page.getByText('Compartir', { exact: true }).click()
    await page.getByRole('link', { name: 'Cartel para imprimir' }).click()
    await expect(page.getByRole('button', { name: 'Imprimir el cartel' })).toBeVisible()
    await expect(page.getByText('612 345 678')).toHaveCount(0)
    await page.getByRole('button', { name: 'Añadir teléfono y correo' }).click()
    await expect(page.getByText('612 345 678')).toBeVisible()
    await expect(page.locator('.code svg')).toBeVisible()
    await expect(page.locator('.meter')).toHaveCount(0)
    expect(await findAccessibilityViolations(page, 'the notice')).toEqual([])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('the code of a notice is on white paper in the dark theme too', async ({ site }) => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const page = await site.openPage(`/jobs/${id}/cartel`, { colorScheme: 'dark' })
    const sheet = page.locator('.sheet')
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(sheet).toHaveCSS('color', 'rgb(20, 33, 27)')
    expect(await findAccessibilityViolations(page, 'the notice in the dark')).toEqual([])
  })
})
