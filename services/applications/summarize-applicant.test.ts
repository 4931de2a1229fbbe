import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'

const jerez = { location: 'Jerez de la Frontera, Cádiz', place: '11020' }
const asks = [
  { what: 'galope', level: 4, weight: 'imprescindible' },
  { what: 'carne', level: 'BE', weight: 'imprescindible' },
  { what: 'anos', level: 2, weight: 'valorable' },
  { what: 'trenzar', weight: 'se-ensena' }
]

const row = (text: string, isNeeded: boolean, answer: string, stated = '') => ({
  text,
  isNeeded,
  isMet: answer === 'si',
  answer,
  stated
})

describeWithApp('what employers read of an applicant beside the job', board => {
  async function apply(profile: object, said: object = {}, terms: object = {}) {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada, { ...jerez, asks, ...terms })
    const published = await ana.post('/api/candidate-profiles', { ...profileRequest, ...profile })
    expect(published.status).toBe(201)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter, ...said })
    const first = async (by: typeof ana) =>
      (await by.get('/api/applications')).body.applications[0].applicantSummary
    return { yeguada, ana, job, first }
  }
  const utrera = { location: 'Utrera, Sevilla', place: '41095' }

  test('is the place with its distance, and what the profile says of what is asked', async () => {
    const { yeguada, ana, first } = await apply({ ...utrera, galope: 6, carnes: ['B'], years: 6 })
    expect(await first(yeguada)).toEqual({
      location: 'Utrera, Sevilla',
      distanceKm: 64,
      asks: [
        row('Galope\u00a04', true, 'si', 'Galope\u00a06'),
        row('Carné\u00a0BE', true, 'no', 'B'),
        row('2 años de experiencia', false, 'si', '6 años')
      ],
      others: []
    })
    expect(await first(ana)).toBeNull()
  })

  test('is no more than the province of somebody under 18', async () => {
    const { yeguada, first } = await apply({ ...utrera, age: 17 })
    expect(await first(yeguada)).toMatchObject({ location: 'Sevilla', distanceKm: null })
  })

  test('is what the application says before what the profile says, then unknown', async () => {
    const { yeguada, first } = await apply(
      { ...utrera, galope: 6, wantsHousing: true, availableFrom: 'ya' },
      {
        answers: [
          { ask: 'carne-BE', value: 'aprendiendo' },
          { ask: 'anos', value: 1 },
          { ask: 'trenzar', value: 'si' }
        ],
        startsOn: '2026-05-01',
        place: '11015'
      },
      { ownHorse: 'gratis', housing: { kind: 'habitacion' }, start: { now: true } }
    )
    expect(await first(yeguada)).toEqual({
      location: 'Chiclana de la Frontera, Cádiz',
      distanceKm: 30,
      asks: [
        row('Galope\u00a04', true, 'si', 'Galope\u00a06'),
        row('Carné\u00a0BE', true, 'aprendiendo'),
        row('2 años de experiencia', false, 'no', '1 año'),
        row('Trenzar', false, 'si')
      ],
      others: [
        { text: 'Puede empezar', stated: '1 de mayo de 2026' },
        { text: 'Necesita vivienda', stated: 'Sí' },
        { text: 'Trae caballo', stated: '' }
      ]
    })
  })

  test('keeps the answers to what the ad no longer asks, and those of an ad that is gone', async () => {
    const answers = [
      { ask: 'galope-4', value: 'si' },
      { ask: 'anos', value: 6 }
    ]
    const { yeguada, job, first } = await apply({}, { answers })
    await yeguada.patch(`/api/jobs/${job.id}`, { asks: [asks[0]] })
    expect((await first(yeguada)).others).toEqual([{ text: 'Años de experiencia', stated: '6' }])
    await yeguada.delete(`/api/jobs/${job.id}`)
    expect((await first(yeguada)).others).toEqual([
      { text: 'Galope\u00a04', stated: 'Sí' },
      { text: 'Años de experiencia', stated: '6' }
    ])
  })

  test('is of a guest what the application says', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { ...jerez, asks })
    const path = `/api/jobs/${job.id}/applications`
    await board.createClient().post(path, { ...guestRequest, needsHousing: false })
    expect((await yeguada.get('/api/applications')).body.applications).toMatchObject([
      {
        applicantProfileId: null,
        applicantSummary: {
          location: null,
          asks: [{ answer: 'no-dice' }, { answer: 'no-dice' }, { answer: 'no-dice' }],
          others: [{ text: 'Necesita vivienda', stated: 'No' }]
        }
      }
    ])
  })

  test('is nothing of a profile that hides from them', async () => {
    const { yeguada, ana, first } = await apply(utrera)
    await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
    expect(await first(yeguada)).toBeNull()
  })
})
