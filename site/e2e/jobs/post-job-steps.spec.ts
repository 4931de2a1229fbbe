import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { jobInput, openNewUserPage, requestApi, signUpPerson } from '../test-data.ts'

test.describe('the three steps of a job', () => {
  test('post every term of an ad, and show them again when it is edited', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    await page.goto('/post-job')
    await fillPosition(page)
    await unfold(page, 'Lo que pides, en lista')
    const list = page.getByLabel('Añadir a la lista')
    await list.selectOption({ label: 'Galope\u00a04' })
    await list.selectOption({ label: 'Trenzar' })
    await page.getByLabel('Trenzar', { exact: true }).selectOption('Se enseña aquí')
    await unfold(page, 'Oficio y disciplinas')
    await page.getByLabel('Oficio').selectOption('mozo-cuadra')
    await pick(page, 'Salto')
    await unfold(page, 'Contrato y fechas')
    await page.getByRole('checkbox', { name: 'Contrato y alta desde el primer día' }).check()
    await page.getByLabel('Días de prueba, pagados').fill('2')
    await page.getByRole('button', { name: 'Siguiente: lo que ofreces' }).click()
    await expect(page.getByLabel('Título del puesto')).toBeHidden()

    await page.getByLabel('Desde', { exact: true }).fill('1.250')
    await page.locator('[id="pay.max"]').fill('1.400')
    await expect(page.getByRole('radio', { name: 'Lo digo en el anuncio' })).toBeChecked()
    await pick(page, 'Vivienda independiente')
    await pick(page, 'Gratis')
    await page.getByLabel('Horas a la semana').fill('40')
    await pick(page, '2')
    await expect(page.getByRole('status').getByText('Llega al mínimo legal.')).toBeVisible()
    await unfold(page, 'Caballo propio y equipo')
    await pick(page, 'Box gratis')
    await page.getByRole('button', { name: 'Siguiente: dónde y contacto' }).click()

    await page.getByLabel('Ubicación').fill('Medina Sid')
    await expect(page.locator('#lugares option[value="Medina Sidonia, Cádiz"]')).toBeAttached()
    await page.getByLabel('Ubicación').fill('Medina Sidonia, Cádiz')
    await page.getByLabel('Teléfono de contacto').fill('956 000 111')
    await pick(page, 'Que me llamen')
    await page.getByLabel('Llamadas desde las').fill('15')
    await page.getByLabel('Llamadas hasta las').fill('13')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await expect(page.locator('[id="callHours.to-error"]')).toContainText('no es posterior')
    await page.getByLabel('Llamadas desde las').fill('12')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await page.waitForURL('/jobs')

    const [job] = await ownJobs(site, owner)
    expect(job).toMatchObject({
      role: 'mozo-cuadra',
      disciplines: ['salto'],
      pay: { min: 1250, max: 1400, period: 'mes' },
      housing: { kind: 'independiente', cost: 'gratis' },
      hours: { week: 40, daysOff: 2 },
      ownHorse: 'gratis',
      place: '11023',
      alta: true,
      prueba: { days: 2 },
      contactWay: 'llamada',
      callHours: { from: 12, to: 13 },
      asks: [
        { what: 'galope', level: 4, weight: 'imprescindible' },
        { what: 'trenzar', weight: 'se-ensena' }
      ]
    })

    await page.goto(`/jobs/${job?.id}/edit`)
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('1250')
    await expect(page.getByRole('radio', { name: 'Vivienda independiente' })).toBeChecked()
    await page.getByRole('radio', { name: 'Lo digo antes de la entrevista' }).check()
    await page.getByLabel('Horas a la semana').fill('')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    const pay = { disclosed: 'antes-de-la-entrevista' }
    expect((await sent).postDataJSON()).toEqual({ pay, hours: { daysOff: 2 } })
    await page.waitForURL('/')
  })

  test('send no more than the fields of the specification when nothing else is said', async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await fillPosition(page)
    await page.getByLabel('Ubicación').fill('Segovia')
    await page.getByLabel('Teléfono de contacto').fill('612345678')
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual([
      'companyName',
      'contactEmail',
      'contactPhone',
      'description',
      'jobType',
      'location',
      'title'
    ])
    await page.waitForURL('/jobs')
  })

  test('show a wrong amount at its field, and lose nothing', { tag: '@both' }, async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await fillPosition(page)
    await page.getByLabel('Desde', { exact: true }).fill('1.400')
    await page.locator('[id="pay.max"]').fill('1.250')
    await page.getByRole('button', { name: 'Siguiente: dónde y contacto' }).click()
    const message = 'El sueldo máximo es menor que el mínimo'
    await expect(page.locator('[id="pay.max-error"]')).toContainText(message)
    await page.locator('.summary').getByRole('link', { name: message }).click()
    await expect(page.locator('[id="pay.max"]')).toBeFocused()
    expect(await findAccessibilityViolations(page, 'a wrong amount')).toEqual([])
    await page.locator('[id="pay.max"]').fill('mil')
    await expect(page.locator('[id="pay.max-error"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Siguiente: dónde y contacto' }).click()
    await expect(page.locator('[id="pay.max-error"]')).toContainText('El sueldo va de 1 a')
    await page.locator('[id="pay.max"]').fill('')
    await page.getByLabel('Desde', { exact: true }).fill('1,200')
    await page.getByRole('button', { name: 'Siguiente: dónde y contacto' }).click()
    await expect(page.locator('[id="pay.min-error"]')).toContainText('Escribe los miles sin coma')
    await page.getByLabel('Desde', { exact: true }).fill('1.400')
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('1.400')
    await expect(page.getByLabel('Título del puesto')).toHaveValue(jobInput.title)
  })

  test('keep what was written for the same person, also when the page was closed', async ({
    site
  }) => {
    const [owner, other] = [
      await signUpPerson(site, 'employer'),
      await signUpPerson(site, 'employer')
    ]
    const title = (page: Page) => page.getByLabel('Título del puesto')
    const openForm = async (context = owner.context) => {
      const page = await context.newPage()
      await page.goto('/post-job')
      return page
    }
    const first = await openForm()
    await title(first).fill(jobInput.title)
    await first.close()
    const second = await openForm()
    await expect(title(second)).toHaveValue(jobInput.title)
    await second.close()
    await owner.context.clearCookies()
    await requestApi(site, owner.context, 'POST', '/login', {
      username: other.username,
      password: demoUsers.password
    })
    const theirs = await openForm()
    await expect(title(theirs)).toHaveValue('')
    const kept = () => theirs.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(await kept()).not.toContain(owner.id)
  })

  test('ask before the last step when the pay is told, and choose neither', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await fillPosition(page)
    await page.getByRole('button', { name: 'Siguiente: lo que ofreces' }).click()
    const ways = page.getByRole('group', { name: 'Sueldo' }).getByRole('radio')
    await expect(ways).toHaveCount(2)
    for (const way of await ways.all()) await expect(way).not.toBeChecked()
    const next = page.getByRole('button', { name: 'Siguiente: dónde y contacto' })
    await next.click()
    await expect(page.locator('.summary')).toContainText('Di si pones el sueldo en el anuncio')
    await page.getByRole('radio', { name: 'Lo digo antes de la entrevista' }).check()
    await expect(page.locator('[id="pay.when-error"]')).toHaveCount(0)
    await next.click()
    await expect(page.getByLabel('Ubicación')).toBeVisible()
  })

  test('keep what was written over a reload', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await fillPosition(page)
    await page.getByLabel('Desde', { exact: true }).fill('60')
    await page.getByLabel('Brutos').selectOption('dia')
    await unfold(page, 'Lo que pides, en lista')
    await page.getByLabel('Añadir a la lista').selectOption({ label: 'Inglés' })
    await page.reload()
    await expect(page.getByLabel('Título del puesto')).toHaveValue(jobInput.title)
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('60')
    await expect(page.getByLabel('Brutos')).toHaveValue('dia')
    await unfold(page, 'Lo que pides, en lista')
    await expect(page.getByLabel('Inglés', { exact: true })).toBeVisible()
  })

  test('explain what is below the legal minimum, and never refuse it', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await fillPosition(page)
    await page.getByLabel('Desde', { exact: true }).fill('900')
    await page.getByLabel('Horas a la semana').fill('30')
    const meter = page.locator('.wage-check')
    await expect(meter).toContainText('No llega al mínimo legal.')
    await expect(meter).toContainText('915,75')
    await page.getByRole('button', { name: 'Siguiente: dónde y contacto' }).click()
    await expect(page.getByRole('heading', { name: 'Dónde y contacto' })).toBeFocused()
  })

  test('have no accessibility violation when everything is open', { tag: '@both' }, async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await fillPosition(page)
    await page.getByLabel('Desde', { exact: true }).fill('1.250')
    await pick(page, 'Habitación')
    for (const fold of await page.locator('.fold summary').all()) await fold.click()
    await page.getByLabel('Añadir a la lista').selectOption({ label: 'Inglés' })
    await pick(page, 'Hay trato habitual con menores')
    expect(await findAccessibilityViolations(page, 'the open form')).toEqual([])
  })

  test('show the card and the page on a phone', { tag: '@phone' }, async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    await page.getByLabel('Título del puesto').fill(jobInput.title)
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Así se verá' })
    await expect(sheet.getByText(jobInput.title).first()).toBeVisible()
    expect(await findAccessibilityViolations(page, 'the preview')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
})

async function fillPosition(page: Page): Promise<void> {
  await page.getByLabel('Título del puesto').fill(jobInput.title)
  await page.getByLabel('Tipo de empleo').selectOption(jobInput.jobType)
  await page.getByLabel('Descripción').fill(jobInput.description)
}

const unfold = (page: Page, title: string) => page.locator('summary', { hasText: title }).click()

/** Presses the pill with this text. */
const pick = (page: Page, text: string) =>
  page.locator('.pick label').getByText(text, { exact: true }).click()

async function ownJobs(
  site: Parameters<typeof requestApi>[0],
  { id, context }: Awaited<ReturnType<typeof signUpPerson>>
): Promise<{ id: string }[]> {
  const path = `/jobs?employerId=${id}`
  return (await requestApi<{ jobs: { id: string }[] }>(site, context, 'GET', path)).jobs
}
