import { expect, test } from '../fixtures.ts'
import { jobInput, requestApi, signUpPerson } from '../test-data.ts'

/** Everything that an ad can say about what decides. */
const completeAd = {
  ...jobInput,
  title: 'Mozo de cuadra en El Puerto',
  location: 'El Puerto de Santa María, Cádiz',
  place: '11027',
  role: 'mozo-cuadra',
  disciplines: ['salto'],
  contract: 'indefinido',
  pay: { min: 1450, max: 1600, period: 'mes' },
  housing: { kind: 'independiente', cost: 'gratis' },
  hours: { week: 40, daysOff: 2 },
  ownHorse: 'gratis',
  asks: [{ what: 'galope', level: 4, weight: 'imprescindible' }]
}

const terms = [
  'role',
  'disciplines',
  'contract',
  'pay',
  'housing',
  'hours',
  'ownHorse',
  'asks',
  'place'
]

test.describe('from beginning to end', () => {
  test('a groom finds a job with housing near Jerez, and understands the offer on one page', {
    tag: '@phone'
  }, async ({ page, site }) => {
    const employer = await signUpPerson(site, 'employer')
    const { id } = await requestApi<{ id: string }>(
      site,
      employer.context,
      'POST',
      '/jobs',
      completeAd
    )
    await page.goto('/')
    await page.getByLabel('¿Dónde?').fill('Jerez de la Frontera')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/location=Jerez/)
    await page.locator('summary').getByText('Cambiar', { exact: true }).click()
    await page.getByLabel('A menos de').selectOption('50 km')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/radius=50/)
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await page.getByRole('checkbox', { name: /^Con vivienda/ }).check()
    await page.getByRole('button', { name: /^Ver .*emple/ }).click()
    await page.waitForURL(/housing=si/)

    const card = page.locator('.job-card', { has: page.locator(`a[href^="/jobs/${id}"]`) })
    await expect(card.getByText(/^a\s\d+\skm$/)).toBeVisible()
    await expect(card).toContainText('1.450')
    await expect(card).toContainText('vivienda')
    await expect(card).toContainText('2\u00a0días libres')
    await card.getByRole('link', { name: completeAd.title }).click()
    await page.waitForURL(url => url.pathname === `/jobs/${id}`)
    for (const told of ['1.450', 'Vivienda independiente', 'Días libres', 'Indefinido', 'Galope']) {
      await expect(page.locator('main').getByText(told).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Llamar', exact: true }).click()
    await expect(page.getByRole('link', { name: /612\s?345\s?678|Llamar/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar aplicación' })).toBeAttached()
  })

  test('an employer publishes a complete ad, and copies it with all that it says', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const { id } = await requestApi<{ id: string }>(
      site,
      employer.context,
      'POST',
      '/jobs',
      completeAd
    )
    const page = await employer.context.newPage()
    await page.goto('/profile?tab=empleos')
    await page.getByLabel(`Más acciones para «${completeAd.title}»`).click()
    await page.getByRole('link', { name: /^Copiar/ }).click()
    await page.waitForURL(`/post-job?copia=${id}`)
    await page.getByRole('button', { name: 'Publicar empleo' }).first().click()
    await page.waitForURL('/jobs')

    const own = `/jobs?employerId=${employer.id}`
    const { jobs } = await requestApi<{ jobs: Record<string, unknown>[] }>(
      site,
      employer.context,
      'GET',
      own
    )
    expect(jobs).toHaveLength(2)
    const told = jobs.map(job => Object.fromEntries(terms.map(term => [term, job[term]])))
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toMatchObject({ pay: completeAd.pay, housing: completeAd.housing })
  })
})
