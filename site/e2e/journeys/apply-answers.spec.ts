import type { Page } from '@playwright/test'
import { expect, type SiteFixture, test } from '../fixtures.ts'
import { tabAndPress, tabAndType, tabTo } from '../keyboard.ts'
import {
  createJob,
  profileInput,
  requestApi,
  type SignedInPerson,
  signUpPerson
} from '../test-data.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const terms = {
  asks: [
    { what: 'carne', level: 'B', weight: 'imprescindible' },
    { what: 'galope', level: 5, weight: 'imprescindible' },
    { what: 'trenzar', weight: 'se-ensena' }
  ],
  housing: { kind: 'habitacion' },
  start: { date: '2027-02-01' }
}

interface Received {
  coverLetter: string
  answers: { ask: string; value: string | number }[]
  startsOn: string | null
  needsHousing: boolean | null
  place: string | null
}

const letterOf = (page: Page) => page.getByLabel(/Motivos para aplicar|Why you’re applying/)
const question = (page: Page, name: string) => page.getByRole('group', { name })
const tick = (page: Page, name: string, answer: string) =>
  question(page, name).getByText(answer, { exact: true }).click()

async function received(site: SiteFixture, { context }: SignedInPerson): Promise<Received[]> {
  const list = await requestApi<{ applications: Received[] }>(
    site,
    context,
    'GET',
    '/applications?scope=received'
  )
  return list.applications
}

test.describe('an application in a few taps', () => {
  test('with a profile takes five', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    const applicant = await signUpPerson(site, 'applicant', phone)
    await requestApi(site, applicant.context, 'POST', '/candidate-profiles', {
      ...profileInput,
      carnes: ['BE'],
      place: '40194',
      galope: 4
    })
    const page = await applicant.context.newPage()
    await page.addInitScript(() => {
      addEventListener('pointerdown', event => taps.push(event.target), true)
      const taps: unknown[] = []
      Object.assign(window, { taps })
    })
    await page.goto(`/jobs/${id}`)
    await expect(letterOf(page)).toHaveValue('Tengo carné B. Vivo en Segovia.')
    await expect(question(page, 'Carné B').getByLabel('Sí')).toBeChecked()
    await expect(question(page, 'Galope 5').locator(':checked')).toHaveCount(0)
    await page.getByRole('link', { name: 'Aplicar' }).filter({ visible: true }).first().tap()
    await question(page, 'Galope 5').getByText('Aprendiendo').tap()
    await question(page, '¿Cuándo puedes empezar?').getByText('El 1 de febrero').tap()
    await question(page, '¿Necesitas vivienda?').getByText('No', { exact: true }).tap()
    const letter =
      'Tengo carné B. Me estoy sacando el galope 5. Puedo empezar el 1 de febrero. No necesito vivienda. Vivo en Segovia.'
    await expect(letterOf(page)).toHaveValue(letter)
    await page.getByRole('button', { name: 'Enviar aplicación' }).tap()
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { taps: Node[] }).taps.length)).toBe(5)
    expect(await received(site, employer)).toMatchObject([
      {
        coverLetter: letter,
        answers: [
          { ask: 'carne-B', value: 'si' },
          { ask: 'galope-5', value: 'aprendiendo' }
        ],
        startsOn: '2027-02-01',
        needsHousing: false,
        place: '40194'
      }
    ])
  })

  test('as a guest proposes a letter, leaves alone what is changed, and survives a reload', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    const page = await site.openPage(`/jobs/${id}`, phone)
    await expect(page.locator('.asked :checked')).toHaveCount(0)
    await expect(question(page, 'Trenzar')).toHaveCount(0)
    await tick(page, 'Carné B', 'Sí')
    await expect(letterOf(page)).toHaveValue('Tengo carné B.')
    await expect(page.getByText('Añade una frase más: faltan 36 caracteres.')).toBeVisible()
    await tick(page, 'Carné B', 'No')
    await expect(letterOf(page)).toHaveValue('')
    await tick(page, 'Galope 5', 'Sí')
    await letterOf(page).press('End')
    await letterOf(page).pressSequentially(' Me gustan los caballos jóvenes y madrugar.')
    await tick(page, '¿Cuándo puedes empezar?', 'Ya')
    const written = 'Tengo galope 5. Me gustan los caballos jóvenes y madrugar.'
    await expect(letterOf(page)).toHaveValue(written)
    await question(page, 'Carné B').getByRole('button', { name: 'Quitar' }).click()
    await page.reload()
    await expect(letterOf(page)).toHaveValue(written)
    await expect(question(page, 'Galope 5').getByLabel('Sí')).toBeChecked()
    await expect(question(page, 'Carné B').locator(':checked')).toHaveCount(0)
    await page.getByLabel('Nombre completo').fill('Ana Soto')
    await page.getByLabel('Correo electrónico').fill('ana.soto.cinco@correo.example.org')
    await page.getByLabel('Teléfono').fill('655 443 322')
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    expect(await received(site, employer)).toMatchObject([
      {
        coverLetter: written,
        answers: [{ ask: 'galope-5', value: 'si' }],
        startsOn: 'ya',
        needsHousing: null
      }
    ])
  })

  test('in English proposes a Spanish letter, with its reading', { tag: '@night' }, async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    const page = await site.openPage(`/en/jobs/${id}`, phone)
    await tick(page, 'Driving licence B', 'Learning')
    await tick(page, 'Do you need housing?', 'Yes')
    await expect(letterOf(page)).toHaveValue('Me estoy sacando el carné B. Necesito vivienda.')
    await expect(
      page.getByText('I am working towards a category B driving licence. I need housing.')
    ).toBeVisible()
    await expect(page.getByText('Add another sentence: 3 more characters needed.')).toBeVisible()
  })

  test('finds the town that is typed, and says so where it does not', { tag: '@night' }, async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    const home = page.getByLabel('¿Dónde vives?')
    await home.fill('Lisboa')
    await expect(page.getByText('No encontramos ese municipio.')).toBeVisible()
    await home.fill('jerez de la frontera')
    await expect(page.getByText('No encontramos ese municipio.')).toHaveCount(0)
    await expect(letterOf(page)).toHaveValue('Vivo en jerez de la frontera.')
  })

  test('is answered by keyboard', { tag: '@night' }, async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    const page = await site.openPage(`/jobs/${id}`)
    await tabAndType(page.getByLabel('Nombre completo'), 'Ana Soto')
    await tabAndType(page.getByLabel('Correo electrónico'), 'ana.teclado@correo.example.org')
    await tabAndType(page.getByLabel('Teléfono'), '655 443 322')
    await tabAndPress(question(page, 'Carné B').getByLabel('Sí'), 'Space')
    await tabTo(question(page, 'Galope 5').getByLabel('Sí'))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await tabAndPress(question(page, '¿Cuándo puedes empezar?').getByLabel('Ya'), 'Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await tabTo(page.getByLabel('El día'))
    await page.keyboard.type('02032027')
    await tabAndPress(question(page, '¿Necesitas vivienda?').getByLabel('Sí'), 'Space')
    await tabAndPress(page.getByRole('button', { name: 'Enviar aplicación' }))
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    const [sent] = await received(site, employer)
    expect(sent).toMatchObject({
      answers: [
        { ask: 'carne-B', value: 'si' },
        { ask: 'galope-5', value: 'aprendiendo' }
      ],
      needsHousing: true
    })
    expect(sent?.startsOn).toMatch(/^2027-0[23]-0[23]$/)
  })

  test('of an account waits on the device with its answers', async ({ site }) => {
    site.ignoreErrors(/Failed to fetch|fetching the script|ERR_INTERNET_DISCONNECTED|answered/)
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    const applicant = await signUpPerson(site, 'applicant')
    const page = await applicant.context.newPage()
    await page.goto(`/jobs/${id}`)
    await tick(page, 'Carné B', 'Sí')
    await tick(page, '¿Cuándo puedes empezar?', 'El 1 de febrero')
    await expect(letterOf(page)).toHaveValue('Tengo carné B. Puedo empezar el 1 de febrero.')
    await letterOf(page).press('End')
    await letterOf(page).pressSequentially(' Monto a diario.')
    await page.waitForLoadState('networkidle')
    await applicant.context.setOffline(true)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await expect(page.getByText(/se envía en cuanto haya cobertura/)).toBeVisible()
    await applicant.context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Aplicación enviada' })).toBeVisible()
    expect(await received(site, employer)).toMatchObject([
      { answers: [{ ask: 'carne-B', value: 'si' }], startsOn: '2027-02-01' }
    ])
  })

  test('is read by the employer beside the rows of the ad', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    const applicant = await signUpPerson(site, 'applicant')
    await requestApi(site, applicant.context, 'POST', `/jobs/${id}/applications`, {
      coverLetter: 'Llevo seis años en cuadras de salto y puedo empezar ya mismo.',
      answers: [{ ask: 'carne-B', value: 'aprendiendo' }],
      needsHousing: true,
      place: '40194'
    })
    const page = await employer.context.newPage()
    await page.goto('/applications')
    await page
      .getByRole('link', { name: `Ver detalles de la aplicación de ${applicant.fullName}` })
      .click()
    const rows = page.getByRole('region', { name: 'Lo que pedís' }).locator('dl > div')
    await expect(rows).toHaveText([
      /Carné\sB\s*Aprendiendo/,
      /Galope\s5\s*No lo dice/,
      /Puede empezar\s*No lo dice/,
      /Necesita vivienda\s*Sí/
    ])
    const own = await applicant.context.newPage()
    await own.goto('/en/profile?tab=aplicaciones')
    await own.getByRole('button', { name: /^See details/ }).click()
    await expect(own.getByRole('dialog')).toContainText('Driving licence BLearning')
  })
})

test.describe('an application without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('asks for a day, and comes back with the letter that the answers propose', async ({
    page,
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer, terms)
    await page.goto(`/jobs/${id}`)
    await expect(page.getByLabel('El día')).toBeHidden()
    await tick(page, '¿Cuándo puedes empezar?', 'Otro día')
    await page.getByLabel('El día').fill('2027-03-01')
    await tick(page, 'Carné B', 'Sí')
    await tick(page, '¿Necesitas vivienda?', 'No')
    await page.getByLabel('Nombre completo').fill('Marta Ruiz')
    await page.getByLabel('Correo electrónico').fill('marta.taps@correo.example.org')
    await page.getByLabel('Teléfono').fill('612 345 678')
    site.ignoreErrors(/400/)
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    const letter = 'Tengo carné B. Puedo empezar el 1 de marzo. No necesito vivienda.'
    await expect(letterOf(page)).toHaveValue(letter)
    await expect(page.getByText('Hemos escrito la carta').first()).toBeVisible()
    await expect(question(page, 'Carné B').getByLabel('Sí')).toBeChecked()
    await page.getByRole('button', { name: 'Enviar aplicación' }).click()
    await page.waitForURL(/aplicacion-enviada/)
    expect(await received(site, employer)).toMatchObject([
      {
        coverLetter: letter,
        answers: [{ ask: 'carne-B', value: 'si' }],
        startsOn: '2027-03-01',
        needsHousing: false
      }
    ])
  })
})
