import { expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { applicationBearer, signConfirmationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const atOnce = inject('isFullScale') ? 100 : 20

const alreadyApplied = {
  status: 409,
  body: { message: 'Ya has enviado una aplicación para este empleo' }
}

describeWithApp('applying', board => {
  const vacancy = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    return { yeguada, path: `/api/jobs/${job.id}/applications` }
  }

  const received = async (employer: SignedInClient) =>
    (await employer.get('/api/applications')).body.applications

  test('twice to the same job is refused, to another job it is accepted', async () => {
    const { yeguada, path } = await vacancy()
    const ana = await signUp(board, 'applicant')
    expect((await ana.post(path, { coverLetter })).status).toBe(201)
    expect(await ana.post(path, { coverLetter })).toMatchObject(alreadyApplied)
    const otherJob = await postJobAs(yeguada)
    expect((await ana.post(`/api/jobs/${otherJob.id}/applications`, { coverLetter })).status).toBe(
      201
    )
  })

  test('as a guest twice is one application with the newest cover letter on top', async () => {
    const { yeguada, path } = await vacancy()
    const first = await board.createClient().post(path, guestRequest)
    const [{ id }] = await received(yeguada)
    await yeguada.put(`/api/applications/${id}/seen`)
    board.now = new Date(board.now.getTime() + 1_000)
    const changes = { applicantName: 'Otro', applicantPhone: '600 000 000' }
    const letter = `${coverLetter} Y sé herrar.`
    const again = await board.createClient().post(path, {
      ...guestRequest,
      ...changes,
      coverLetter: letter,
      applicantEmail: ' LUIS@Example.org'
    })
    expect(again).toMatchObject({
      status: 201,
      body: {
        ...first.body,
        ...changes,
        tel: '+34600000000',
        whatsapp: '34600000000',
        coverLetter: letter,
        appliedAt: board.now.toISOString(),
        correction: expect.any(String)
      }
    })
    expect(Object.keys(again.body).sort()).toEqual(Object.keys(first.body).sort())
    const { appliedAt, applicantName, applicantPhone } = first.body
    expect(await received(yeguada)).toMatchObject([
      {
        id,
        ...changes,
        coverLetter: letter,
        isUnseen: true,
        status: 'pending',
        earlierLetters: [{ coverLetter, applicantName, applicantPhone, writtenAt: appliedAt }]
      }
    ])
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('as a guest once more with the same key receives the same answer, also later', async () => {
    const { path } = await vacancy()
    const key = { 'Idempotency-Key': `guest-${newId()}` }
    const first = await board.createClient().post(path, guestRequest, key)
    board.now = new Date(board.now.getTime() + 60_000)
    const again = await board.createClient().post(path, guestRequest, key)
    expect(again).toMatchObject({ status: 201, body: first.body })
  })

  test('as a guest with the same cover letter twice changes nothing', async () => {
    const { yeguada, path } = await vacancy()
    const answers = [
      await board.createClient().post(path, guestRequest),
      await board.createClient().post(path, guestRequest)
    ]
    const [first, again] = answers.map(({ body }) => ({ ...body, correction: undefined }))
    expect(answers[1]?.status).toBe(201)
    expect(again).toEqual(first)
    expect(await received(yeguada)).toMatchObject([{ earlierLetters: [] }])
  })

  test.each(['answer', 'withdrawal'])(
    'as a guest after an %s is another application',
    async end => {
      const { yeguada, path } = await vacancy()
      const { id } = (await board.createClient().post(path, guestRequest)).body
      const application = `/api/applications/${id}`
      if (end === 'answer') await yeguada.put(application, { status: 'rejected' })
      else
        await board.createClient().send(application, {
          method: 'DELETE',
          headers: applicationBearer(board, id)
        })
      const again = await board.createClient().post(path, guestRequest)
      expect(again).toMatchObject({ status: 201, body: { status: 'pending' } })
      expect(again.body.id).not.toBe(id)
      const statuses = (await received(yeguada)).map(({ status }: { status: string }) => status)
      expect(statuses.sort()).toEqual(end === 'answer' ? ['pending', 'rejected'] : ['pending'])
    }
  )

  test('as a guest tells the mailbox, and nobody else, that there was a cover letter before', async () => {
    const { path } = await vacancy()
    const applicantEmail = `${newId()}@example.org`
    await board.createClient().post(path, { ...guestRequest, applicantEmail })
    const again = { applicantEmail, coverLetter: `${coverLetter} Zurrapa.` }
    await board.createClient().post(path, { ...guestRequest, ...again })
    board.now = new Date(board.now.getTime() + 10 * 60_000)
    await sendMail(board)
    const mails = await mailsTo(board, applicantEmail)
    const told = mails.find(({ subject }) => subject.startsWith('Otra carta para'))
    expect(told?.text).toContain('Ya habías aplicado a este empleo')
    expect(told?.text).not.toContain('Zurrapa')
  })

  test.each([
    ['a guest', async () => board.createClient(), guestRequest, [201, 503]],
    ['an applicant', async () => signUp(board, 'applicant'), { coverLetter }, [201, 409, 503]]
  ])(
    'many times concurrently as %s creates one application',
    async (who, createVisitor, request, expected) => {
      const { yeguada, path } = await vacancy()
      const visitor = await createVisitor()
      const responses = await Promise.all(
        Array.from({ length: atOnce }, () => visitor.post(path, request))
      )
      const statuses = responses.map(({ status }) => status)
      if (who === 'an applicant') expect(statuses.filter(status => status === 201)).toHaveLength(1)
      expect(statuses.filter(status => !expected.includes(status))).toEqual([])
      expect((await yeguada.get('/api/applications')).body.meta.totalApplications).toBe(1)
    }
  )

  test('tells nobody who types the e-mail of an account whether it has applied', async () => {
    const { yeguada, path } = await vacancy()
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/email-confirmations/${signConfirmationToken(board, ana.id)}`)
    await ana.post(path, { coverLetter })
    const applicantEmail = `${ana.username}@EXAMPLE.org`
    const typed = { ...guestRequest, applicantEmail }
    const [known, unknown] = [
      await board.createClient().post(path, typed),
      await board.createClient().post(path, { ...typed, applicantEmail: 'nadie@example.org' })
    ]
    expect([known.status, unknown.status]).toEqual([201, 201])
    const { id: _, applicantEmail: __, ...rest } = known.body
    expect(unknown.body).toMatchObject({ ...rest, correction: expect.any(String) })
    expect(await received(yeguada)).toHaveLength(3)
  })

  test('with the e-mail of an account does not keep its owner from applying', async () => {
    const [first, second] = [await vacancy(), await vacancy()]
    const ana = await signUp(board, 'applicant')
    const applicantEmail = `${ana.username}@example.org`
    const forge = (path: string) =>
      board.createClient().post(path, { ...guestRequest, applicantEmail })
    await forge(first.path)
    expect((await ana.post(first.path, { coverLetter })).status).toBe(201)
    const { id } = (await forge(second.path)).body
    await second.yeguada.put(`/api/applications/${id}`, { status: 'rejected' })
    await ana.post(`/api/email-confirmations/${signConfirmationToken(board, ana.id)}`)
    expect((await ana.post(second.path, { coverLetter })).status).toBe(201)
    for (const { path } of [first, second])
      expect(await ana.post(path, { coverLetter })).toMatchObject(alreadyApplied)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
})
