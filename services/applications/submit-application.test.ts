import { afterEach, expect, test } from 'vitest'
import { describeWithApp } from '#test/test-app.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/api-fixtures.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const view = [
  ...['applicantEmail', 'applicantId', 'applicantName', 'applicantPhone', 'appliedAt'],
  ...['companyName', 'coverLetter', 'employerId', 'id', 'isGuestApplication', 'jobId'],
  ...['jobTitle', 'status', 'statusChangedAt']
]
const notOpen = { status: 409, body: { message: 'Este anuncio ya no admite solicitudes' } }
const sentAlready = {
  status: 409,
  body: { message: 'Ya has enviado una solicitud para este empleo' }
}

describeWithApp('applying', board => {
  afterEach(() => {
    board.now = start
  })
  const vacancy = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    return { yeguada, job, path: `/api/jobs/${job.id}/applications` }
  }

  test('as a guest needs a letter, a name, an e-mail and a phone', async () => {
    const { yeguada, job, path } = await vacancy()
    const { status, body } = await board.createClient().post(path, guestRequest)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...guestRequest,
      id: expect.any(String),
      jobId: job.id,
      jobTitle: job.title,
      companyName: job.companyName,
      employerId: yeguada.id,
      applicantId: null,
      status: 'pending',
      appliedAt: start.toISOString(),
      statusChangedAt: null
    })
  })

  test('with an account needs the letter alone, and believes no other claim', async () => {
    const { path } = await vacancy()
    const ana = await signUp(board, 'applicant', { phone: '612 345 678' })
    const claims = { ...guestRequest, applicantId: 'somebody', status: 'approved', employerId: 'x' }
    const { status, body } = await ana.post(path, claims)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      applicantId: ana.id,
      isGuestApplication: false,
      status: 'pending',
      applicantName: 'Ana Robles',
      applicantEmail: `${ana.username}@example.org`,
      applicantPhone: '612 345 678',
      coverLetter
    })
  })

  test('without an account and without saying who you are is refused', async () => {
    const { path } = await vacancy()
    expect(await board.createClient().post(path, { coverLetter })).toMatchObject({
      status: 401,
      body: { message: 'Usuario no autenticado' }
    })
  })

  test('is refused with the sentence of each field', async () => {
    const { path } = await vacancy()
    const short = { isGuestApplication: true, coverLetter: 'Hola' }
    const { status, body } = await board.createClient().post(path, short)
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        {
          field: 'coverLetter',
          message: 'Debes incluir al menos 50 caracteres explicando por qué quieres este trabajo'
        },
        { field: 'applicantName', message: 'El nombre debe tener al menos 2 caracteres' },
        { field: 'applicantEmail', message: 'Debes proporcionar un email válido' },
        { field: 'applicantPhone', message: 'El teléfono debe tener al menos 9 dígitos' }
      ])
    )
  })

  test('is refused to employers, the owner of the ad among them', async () => {
    const { yeguada, path } = await vacancy()
    for (const employer of [yeguada, await signUp(board, 'employer')]) {
      expect(await employer.post(path, { coverLetter })).toMatchObject({
        status: 403,
        body: { message: 'Para ofrecer servicios laborales necesitas una cuenta de candidato.' }
      })
    }
  })

  test('twice to the same ad is refused, to another one it is not', async () => {
    const { yeguada, path } = await vacancy()
    const ana = await signUp(board, 'applicant')
    expect((await ana.post(path, { coverLetter })).status).toBe(201)
    expect(await ana.post(path, { coverLetter })).toMatchObject(sentAlready)
    const other = await postJobAs(yeguada)
    expect((await ana.post(`/api/jobs/${other.id}/applications`, { coverLetter })).status).toBe(201)
  })

  test('twice with the same e-mail is refused to guests, however it is written', async () => {
    const { path } = await vacancy()
    expect((await board.createClient().post(path, guestRequest)).status).toBe(201)
    const again = { ...guestRequest, applicantName: 'Otro', applicantEmail: ' LUIS@Example.org' }
    expect(await board.createClient().post(path, again)).toMatchObject(sentAlready)
    const other = { ...guestRequest, applicantEmail: 'otro@example.org' }
    expect((await board.createClient().post(path, other)).status).toBe(201)
  })

  test.each([
    ['a guest', async () => board.createClient(), guestRequest],
    ['an applicant', async () => signUp(board, 'applicant'), { coverLetter }]
  ])('a hundred times at once by %s counts once', async (_, somebody, request) => {
    const { yeguada, path } = await vacancy()
    const visitor = await somebody()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => visitor.post(path, request))
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => ![201, 409, 503].includes(status))).toEqual([])
    expect((await yeguada.get('/api/applications')).body.meta.totalApplications).toBe(1)
  })

  test('to an ad that expired, was deleted or never was is refused', async () => {
    const { yeguada, job, path } = await vacancy()
    board.now = new Date('2026-04-01T10:00:00.000Z')
    expect(await board.createClient().post(path, guestRequest)).toMatchObject(notOpen)
    board.now = start
    await yeguada.delete(`/api/jobs/${job.id}`)
    expect(await board.createClient().post(path, guestRequest)).toMatchObject(notOpen)
    expect(
      await board.createClient().post('/api/jobs/unknown/applications', guestRequest)
    ).toMatchObject({
      status: 404,
      body: { message: 'Este anuncio no existe' }
    })
  })

  test('to an ad that was renewed is possible again', async () => {
    const { yeguada, job, path } = await vacancy()
    await yeguada.post(`/api/jobs/${job.id}/renew`)
    board.now = new Date('2026-04-15T10:00:00.000Z')
    expect((await board.createClient().post(path, guestRequest)).status).toBe(201)
  })

  test('by a program that fills in everything sounds right and keeps nothing', async () => {
    const { yeguada, path } = await vacancy()
    const asked = { ...guestRequest, website: 'https://example.com' }
    const { status, body } = await board.createClient().post(path, asked)
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(view)
    expect(body).toMatchObject({ applicantEmail: 'luis@example.org', status: 'pending' })
    expect((await yeguada.get('/api/applications')).body.applications).toEqual([])
    expect((await board.createClient().post(path, { ...asked, website: '' })).status).toBe(201)
  })
})
