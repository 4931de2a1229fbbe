import { describe, expect, test } from 'vitest'
import type { JobView } from '#projections/jobs/view.ts'
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

describe('a JobPosting', () => {
  const posting = jobPosting(job, 'https://ramal.example/jobs/x1', 'Ramal')

  test('has the fields that search engines require', () => {
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Mozo/a de cuadra',
      datePosted: '2026-03-02T10:00:00.000Z',
      validThrough: '2026-04-01T23:59:59+02:00',
      employmentType: ['INTERN'],
      hiringOrganization: { name: 'Yeguada del Soto' },
      jobLocation: {
        address: {
          addressLocality: 'Turégano, Segovia',
          addressRegion: 'Segovia',
          addressCountry: 'ES'
        }
      },
      identifier: { value: 'x1' }
    })
  })

  test('has its text as paragraphs, with tags escaped', () => {
    expect(posting).toHaveProperty(
      'description',
      '<p>Con &lt;b&gt;vivienda&lt;/b&gt;<br>y comida</p>'
    )
    const more = jobPosting({ ...job, requirements: 'Carné B' }, '', 'Ramal')
    expect(more).toHaveProperty(
      'description',
      expect.stringMatching(/<p>Requisitos: Carné B<\/p>$/)
    )
  })

  test('has no contact, no pay and no unknown country', () => {
    expect(JSON.stringify(posting)).not.toMatch(/900 000|soto@|baseSalary/)
    const elsewhere = jobPosting({ ...job, location: 'Lisboa' }, '', 'Ramal')
    expect(JSON.stringify(elsewhere)).not.toContain('addressCountry')
  })

  test('has the pay, the benefits and the start that the job states', () => {
    const told = {
      ...job,
      pay: { min: 1250, max: 1400, period: 'mes' as const },
      contract: 'temporal' as const,
      start: { date: '2026-12-01' },
      housing: { kind: 'habitacion' as const },
      ownHorse: 'gratis' as const,
      details: 'Dos turnos'
    }
    expect(jobPosting(told, '', 'Ramal')).toMatchObject({
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
    const { jobLocation } = jobPosting({ ...job, place: '11020' }, '', 'Ramal') as {
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

  test.each([
    ['2026-01-31T22:30:00.000Z', '2026-01-31T23:59:59+01:00'],
    ['2026-01-31T23:30:00.000Z', '2026-02-01T23:59:59+01:00'],
    ['2026-10-24T10:00:00.000Z', '2026-10-24T23:59:59+02:00'],
    ['2026-10-25T10:00:00.000Z', '2026-10-25T23:59:59+01:00']
  ])('that expires at %s is valid until the end of that day in Madrid', (expiryDate, end) => {
    expect(jobPosting({ ...job, expiryDate }, '', 'Ramal')).toHaveProperty('validThrough', end)
  })

  test('never has a salary of 0', () => {
    const free = jobPosting({ ...job, pay: { min: 0, max: 900, period: 'mes' } }, '', 'Ramal')
    expect(free).not.toHaveProperty('baseSalary')
  })

  test('has no pay by the ride, which schema.org has no unit for', () => {
    const perRide = jobPosting({ ...job, pay: { min: 20, period: 'monta' } }, '', 'Ramal')
    expect(perRide).not.toHaveProperty('baseSalary')
  })
})

describe('a location', () => {
  const address = (location: string) =>
    JSON.stringify(jobPosting({ ...job, location }, 'https://ramal.example/jobs/x1', 'Ramal'))
  test.each([
    'Ávila',
    'avila',
    'Jerez de la Frontera (Cádiz)',
    'A CORUÑA',
    'España',
    'Sant Cugat, Barcelona'
  ])('is in Spain: %s', place => expect(address(place)).toContain('"addressCountry":"ES"'))
  test.each(['Lisboa', 'Córdoba, Argentina', 'Valencia, Venezuela', 'Leonberg', 'Remoto'])(
    'is not known to be in Spain: %s',
    place => expect(address(place)).not.toContain('addressCountry')
  )
})
