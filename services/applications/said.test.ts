import { expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { applicationBearer } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const asks = [
  { what: 'carne', level: 'B', weight: 'imprescindible' },
  { what: 'galope', level: 5, weight: 'valorable' },
  { what: 'anos', level: 3, weight: 'valorable' }
]
const answers = [
  { ask: 'carne-B', value: 'si' },
  { ask: 'galope-5', value: 'aprendiendo' },
  { ask: 'anos', value: 4 },
  { ask: 'ownHorse', value: 'no' }
]
const said = { answers, startsOn: '2027-02-01', needsHousing: false, place: '11020' }
const shown = { ...said, placeName: 'Jerez de la Frontera, Cádiz' }

describeWithApp('what is said beside a cover letter', board => {
  async function vacancy(terms: object = { asks, ownHorse: 'gratis' }) {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, terms)
    const received = async () => (await yeguada.get('/api/applications')).body.applications
    return { yeguada, received, path: `/api/jobs/${job.id}/applications` }
  }

  test('is in the answer, in both lists and after a replay, with an account and as a guest', async () => {
    const { path, received } = await vacancy()
    const ana = await signUp(board, 'applicant')
    expect((await ana.post(path, { coverLetter, ...said })).body).toMatchObject(shown)
    expect((await ana.get('/api/applications')).body.applications).toMatchObject([shown])
    const { body } = await board.createClient().post(path, { ...guestRequest, ...said })
    expect(body).toMatchObject(shown)
    expect(await received()).toMatchObject([shown, shown])
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('may be left unsaid: the letter alone is enough', async () => {
    const { path, received } = await vacancy()
    expect((await board.createClient().post(path, guestRequest)).status).toBe(201)
    expect(await received()).toMatchObject([
      {
        answers: [],
        startsOn: null,
        needsHousing: null,
        place: null,
        placeName: null,
        applicantSummary: null
      }
    ])
  })

  test('has the answers to what the ad asks, in its order, each once; others are dropped', async () => {
    const { path } = await vacancy({ asks })
    const given = [
      { ask: 'anos', value: 2 },
      { ask: 'trenzar', value: 'si' },
      { ask: '<b>', value: 'no' },
      { ask: 'a'.repeat(100), value: 3 },
      { ask: 'carne-B', value: 'no' },
      { ask: 'carne-B', value: 'si' },
      { ask: 'ownHorse', value: 'si' }
    ]
    const { status, body } = await board
      .createClient()
      .post(path, { ...guestRequest, answers: given })
    expect([status, body.answers]).toEqual([
      201,
      [
        { ask: 'carne-B', value: 'si' },
        { ask: 'anos', value: 2 }
      ]
    ])
  })

  test.each([
    [
      { answers: [{ ask: 'carne-B', value: 'quizas' }] },
      'Una de las respuestas no está en la lista'
    ],
    [{ answers: [{ ask: 'carne-B', value: 3 }] }, 'Una de las respuestas no está en la lista'],
    [{ answers: [{ ask: 'anos', value: 'si' }] }, 'Una de las respuestas no está en la lista'],
    [{ answers: [{ ask: 'anos', value: 61 }] }, 'Una de las respuestas no está en la lista'],
    [{ answers: [{ ask: 'anos', value: 1.5 }] }, 'Una de las respuestas no está en la lista'],
    [
      { answers: [{ ask: 'ownHorse', value: 'aprendiendo' }] },
      'Una de las respuestas no está en la lista'
    ],
    [{ answers: 'si' }, 'Una de las respuestas no está en la lista'],
    [{ startsOn: '2027-02-30' }, 'Indica desde cuándo puedes empezar: «ya» o una fecha'],
    [{ needsHousing: 'si' }, 'Responde sí o no a si necesitas vivienda'],
    [{ place: '99999' }, 'El municipio no existe'],
    [{ place: 'Jerez' }, 'El municipio no existe']
  ])('is refused with a sentence when it is %j', async (wrong, sentence) => {
    const { path, received } = await vacancy()
    const { status, body } = await board.createClient().post(path, { ...guestRequest, ...wrong })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
    expect(await received()).toEqual([])
  })

  test('makes a further application of a guest where it differs, and none where it is the same', async () => {
    const { path, received } = await vacancy()
    const send = (changes: object) =>
      board
        .createClient()
        .post(path, { ...guestRequest, applicantEmail: 'said@example.org', ...changes })
    await send(said)
    const before = await lastPosition(board.db)
    await send(said)
    expect(await lastPosition(board.db)).toBe(before)
    await send({ answers: [{ ask: 'carne-B', value: 'no' }] })
    expect(await received()).toMatchObject([
      {
        answers: [{ ask: 'carne-B', value: 'no' }],
        startsOn: null,
        needsHousing: null,
        place: null,
        earlierLetters: [{ coverLetter }]
      }
    ])
  })

  test('goes along when a guest corrects the e-mail, and is gone with the guest', async () => {
    const { path, received } = await vacancy()
    const send = (changes: object) =>
      board.createClient().post(path, { ...guestRequest, ...said, ...changes })
    const { correction } = (await send({ applicantEmail: 'wrong.said@example.org' })).body
    const { id } = (await send({ applicantEmail: 'right.said@example.org', correction })).body
    expect(await received()).toMatchObject([{ id, ...shown }])
    await board
      .createClient()
      .delete(`/api/applications/${id}/guest`, undefined, applicationBearer(board, id))
    expect(await received()).toEqual([])
    expect(await board.db.query('SELECT FROM applications WHERE id = $1', [id])).toEqual([])
  })
})
