import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { coverLetter, postJobAs, profileRequest, signUp } from '#test/builders/api-fixtures.ts'

const jerez = { location: 'Jerez de la Frontera, Cádiz', place: '11020' }
const asks = [
  { what: 'galope', level: 4, weight: 'imprescindible' },
  { what: 'carne', level: 'BE', weight: 'imprescindible' },
  { what: 'anos', level: 2, weight: 'valorable' },
  { what: 'trenzar', weight: 'se-ensena' }
]

describeWithApp('what employers read of an applicant beside the job', board => {
  async function apply(profile: object) {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada, { ...jerez, asks })
    const published = await ana.post('/api/candidate-profiles', { ...profileRequest, ...profile })
    expect(published.status).toBe(201)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const first = async (by: typeof ana) =>
      (await by.get('/api/applications')).body.applications[0].applicantSummary
    return { yeguada, ana, first }
  }
  const utrera = { location: 'Utrera, Sevilla', place: '41095' }

  test('is the place with its distance, and what the profile says of what is asked', async () => {
    const { yeguada, ana, first } = await apply({ ...utrera, galope: 6, carnes: ['B'], years: 6 })
    expect(await first(yeguada)).toEqual({
      location: 'Utrera, Sevilla',
      distanceKm: 64,
      asks: [
        { text: 'Galope\u00a04', isNeeded: true, isMet: true, stated: 'Galope\u00a06' },
        { text: 'Carné\u00a0BE', isNeeded: true, isMet: false, stated: 'B' },
        { text: '2 años de experiencia', isNeeded: false, isMet: true, stated: '6 años' }
      ]
    })
    expect(await first(ana)).toBeNull()
  })

  test('is no more than the province of somebody under 18', async () => {
    const { yeguada, first } = await apply({ ...utrera, age: 17 })
    expect(await first(yeguada)).toMatchObject({ location: 'Sevilla', distanceKm: null })
  })

  test('is nothing of a profile that hides from them', async () => {
    const { yeguada, ana, first } = await apply(utrera)
    await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
    expect(await first(yeguada)).toBeNull()
  })
})
