import { afterEach, expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  guestRequest,
  honeypotRefused,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const notOpen = { status: 409, body: { message: 'Este anuncio ya no admite aplicaciones' } }

describeWithApp('applying', board => {
  afterEach(() => {
    board.now = start
  })
  const vacancy = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    return { yeguada, job, path: `/api/jobs/${job.id}/applications` }
  }

  test('as a guest requires a cover letter, a name, an e-mail and a phone', async () => {
    const { yeguada, job, path } = await vacancy()
    const { status, body } = await board.createClient().post(path, guestRequest)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...guestRequest,
      id: expect.any(String),
      jobId: job.id,
      jobTitle: job.title,
      companyName: job.companyName,
      answers: [],
      startsOn: null,
      needsHousing: null,
      place: null,
      placeName: null,
      employerId: yeguada.id,
      applicantId: null,
      personId: null,
      status: 'pending',
      appliedAt: start.toISOString(),
      statusChangedAt: null,
      seenAt: null,
      talkedAt: null,
      talkedBy: null,
      talkDeniedAt: null,
      answeredAt: null,
      askedAgainAt: null,
      lapsedAt: null,
      withdrawnAt: null,
      eraseOn: null,
      earlierLetters: [],
      employerWords: null,
      applicantSummary: null,
      isUnseen: false,
      isJobWithdrawn: false,
      isJobClosed: false,
      applicantProfileId: null,
      isEmailBounced: false,
      isEmployerDeleted: false,
      tel: '+34612345678',
      whatsapp: '34612345678',
      correction: expect.any(String)
    })
  })

  test('with an account requires only the cover letter, and ignores every other field', async () => {
    const { path } = await vacancy()
    const ana = await signUp(board, 'applicant', { phone: '612 345 678' })
    const claims = {
      ...guestRequest,
      applicantId: 'another-user',
      status: 'approved',
      employerId: 'x'
    }
    const { status, body } = await ana.post(path, claims)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      applicantId: ana.id,
      isGuestApplication: false,
      status: 'pending',
      applicantName: 'Ana Robles',
      applicantEmail: `${ana.username}@example.org`,
      applicantPhone: '612 345 678',
      tel: '+34612345678',
      whatsapp: '34612345678',
      coverLetter
    })
  })

  test('without a session and without guest data is refused', async () => {
    const { path } = await vacancy()
    expect(await board.createClient().post(path, { coverLetter })).toMatchObject({
      status: 401,
      body: { message: 'Usuario no autenticado' }
    })
  })

  test('is refused with an error message for each field', async () => {
    const { path } = await vacancy()
    const short = { isGuestApplication: true, coverLetter: 'Hola' }
    const { status, body } = await board.createClient().post(path, short)
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      expect.arrayContaining(
        [
          {
            field: 'coverLetter',
            code: 'cover-letter-too-short',
            message: 'Debes incluir al menos 50 caracteres explicando por qué quieres este trabajo'
          },
          { field: 'applicantName', message: 'El nombre debe tener al menos 2 caracteres' },
          { field: 'applicantEmail', message: 'Debes proporcionar un email válido' },
          { field: 'applicantPhone', message: 'El teléfono debe tener al menos 9 dígitos' }
        ].map(error => expect.objectContaining(error))
      )
    )
  })

  test('is refused to employers, including the owner of the job', async () => {
    const { yeguada, path } = await vacancy()
    for (const employer of [yeguada, await signUp(board, 'employer')]) {
      expect(await employer.post(path, { coverLetter })).toMatchObject({
        status: 403,
        body: { message: 'Para ofrecer servicios laborales necesitas una cuenta de candidato.' }
      })
    }
  })

  test('to a job that expired, was withdrawn or does not exist is refused', async () => {
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

  test('to a job that was renewed is accepted again', async () => {
    const { yeguada, job, path } = await vacancy()
    await yeguada.post(`/api/jobs/${job.id}/renew`)
    board.now = new Date('2026-04-15T10:00:00.000Z')
    expect((await board.createClient().post(path, guestRequest)).status).toBe(201)
  })

  test('with the honeypot filled in is refused with a sentence, and accepted without', async () => {
    const { yeguada, path } = await vacancy()
    const filled = { ...guestRequest, website: 'https://example.com' }
    expect(await board.createClient().post(path, filled)).toMatchObject(honeypotRefused)
    expect((await yeguada.get('/api/applications')).body.applications).toEqual([])
    expect((await board.createClient().post(path, { ...filled, website: '' })).status).toBe(201)
  })
})
