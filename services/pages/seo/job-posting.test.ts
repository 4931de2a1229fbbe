import { describe, expect, test } from 'vitest'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { jobPosting } from './job-posting.ts'

const job: JobView = {
  id: 'x1',
  title: 'Mozo/a de cuadra',
  companyName: 'Yeguada del Soto',
  location: 'Turégano, Segovia',
  description: 'Con <b>vivienda</b>\ny comida',
  requirements: null,
  jobType: 'Prácticas',
  experience: null,
  employerId: 'e',
  postDate: '2026-03-02T10:00:00.000Z',
  expiryDate: '2026-04-01T10:00:00.000Z',
  isActive: true,
  contactPhone: '900 000 001',
  contactEmail: 'soto@example.org'
}

const postingOf = (change: Partial<JobView> = {}) =>
  jobPosting({ ...job, ...change }, { origin: 'https://ramal.example', hasEmployerPage: true })

describe('a JobPosting', () => {
  const posting = postingOf()

  test('has the fields that search engines require', () => {
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Mozo/a de cuadra',
      datePosted: '2026-03-02T10:00:00.000Z',
      validThrough: '2026-04-01T10:00:00.000Z',
      employmentType: ['INTERN'],
      hiringOrganization: {
        name: 'Yeguada del Soto',
        url: 'https://ramal.example/employers/e'
      },
      jobLocation: {
        address: {
          addressLocality: 'Turégano',
          addressRegion: 'Segovia',
          addressCountry: 'ES'
        }
      },
      identifier: { name: 'Yeguada del Soto', value: 'x1' },
      url: 'https://ramal.example/jobs/x1'
    })
  })

  test('links no page of an employer without one', () => {
    const { hiringOrganization } = jobPosting(job, { origin: '', hasEmployerPage: false }) as {
      hiringOrganization: object
    }
    expect(hiringOrganization).toEqual({ '@type': 'Organization', name: 'Yeguada del Soto' })
  })

  test('has its text as paragraphs, with tags escaped', () => {
    expect(posting).toHaveProperty(
      'description',
      '<p>Con &lt;b&gt;vivienda&lt;/b&gt;<br>y comida</p>'
    )
    const more = postingOf({ requirements: 'Carné B' })
    expect(more).toHaveProperty(
      'description',
      expect.stringMatching(/<p>Requisitos: Carné B<\/p>$/)
    )
  })

  test('has neither contact nor pay', () => {
    expect(JSON.stringify(posting)).not.toMatch(/900 000|soto@|baseSalary/)
  })

  test('has the pay, the benefits and the start that the job states', () => {
    const told = {
      pay: { min: 1250, max: 1400, period: 'mes' as const },
      contract: 'temporal' as const,
      start: { date: '2026-12-01' },
      housing: { kind: 'habitacion' as const },
      ownHorse: 'gratis' as const,
      details: 'Dos turnos'
    }
    expect(postingOf(told)).toMatchObject({
      baseSalary: {
        currency: 'EUR',
        value: { minValue: 1250, maxValue: 1400, unitText: 'MONTH' }
      },
      employmentType: ['INTERN', 'TEMPORARY'],
      jobBenefits: 'Habitación. Tu caballo: box gratis',
      jobStartDate: '2026-12-01',
      description: expect.stringContaining('<p>Dos turnos</p>')
    })
  })

  test('has the municipality of the job rather than what its text says', () => {
    const { jobLocation } = postingOf({ place: '11020' }) as {
      jobLocation: object
    }
    expect(jobLocation).toMatchObject({
      address: {
        addressLocality: 'Jerez de la Frontera',
        addressRegion: 'Cádiz',
        addressCountry: 'ES'
      }
    })
  })

  test('never has a salary of 0', () => {
    const free = postingOf({ pay: { min: 0, max: 900, period: 'mes' } })
    expect(free).not.toHaveProperty('baseSalary')
  })

  test('has no pay by the ride, which schema.org has no unit for', () => {
    const perRide = postingOf({ pay: { min: 20, period: 'monta' } })
    expect(perRide).not.toHaveProperty('baseSalary')
  })
})

describe('a location', () => {
  const addressOf = (location: string) => {
    const { jobLocation } = postingOf({ location }) as { jobLocation: { address: object } }
    return jobLocation.address
  }

  test.each([
    ['Jerez de la Frontera, Cádiz', 'Jerez de la Frontera', 'Cádiz'],
    ['avila', 'Ávila', 'Ávila'],
    ['El Rocío (Huelva)', 'Almonte', 'Huelva'],
    ['Finca del Pino, Almonte (Huelva)', 'Almonte', 'Huelva']
  ])('is the town that it names: %s', (location, addressLocality, addressRegion) => {
    expect(addressOf(location)).toMatchObject({
      addressLocality,
      addressRegion,
      addressCountry: 'ES'
    })
  })

  test.each(['España', 'Leonberg', 'Remoto'])('is in Spain where it names no country: %s', place =>
    expect(addressOf(place)).toMatchObject({ addressLocality: place, addressCountry: 'ES' })
  )

  test.each([
    ['Córdoba, Argentina', 'AR'],
    ['Valencia (Venezuela)', 'VE'],
    ['Comporta, Portugal', 'PT']
  ])('is in the country that it names: %s', (location, addressCountry) => {
    expect(addressOf(location)).toEqual({
      '@type': 'PostalAddress',
      addressLocality: location,
      addressCountry
    })
  })
})
