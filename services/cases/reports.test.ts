import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseRules } from '#events/aggregates/case-choices.ts'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  coverLetter,
  postJobAs,
  profileRequest,
  reportRequest,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { report, signUpOperator } from '#test/builders/cases.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

const notFound = 'No encontramos lo que quieres denunciar: puede que ya se haya retirado.'

describeWithApp('a report', board => {
  let operator: Visitor
  let employer: SignedInClient
  let job: { id: string; title: string }
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
  const postJob = async () => {
    employer = await signUp(board, 'employer')
    job = await postJobAs(employer)
  }
  const findCase = async (id: string) => (await operator.get(`/api/operator/cases/${id}`)).body

  test('of a job is kept with the job as it was, under a number', async () => {
    await postJob()
    const { status, body } = await report(board, 'job', job.id)
    expect([status, body]).toEqual([201, { number: expect.stringMatching(/^[a-z\d]{10}$/) }])
    await employer.patch(`/api/jobs/${job.id}`, { title: 'Otro título' })
    expect(await findCase(`job-${job.id}`)).toMatchObject({
      pendingSince: board.now.toISOString(),
      owner: { id: employer.id, name: 'Yeguada del Soto', jobs: 1, cases: 1, takenDown: 0 },
      reports: [
        {
          ...reportRequest,
          id: body.number,
          content: expect.arrayContaining([{ field: 'title', text: job.title }])
        }
      ]
    })
  })

  test('encrypts what was written, and never stores who wrote in the open part', async () => {
    await postJob()
    await report(board, 'job', job.id, { text: 'Zurrapa del todo', email: 'zoe@example.org' })
    const stored = JSON.stringify(await readAll(board.db, 0, 10_000))
    expect(stored).toContain('Reported')
    expect(stored).not.toMatch(/Zurrapa|zoe@|Mozo de cuadra/)
  })

  test.each(caseRules)('may be for «%s»', async reason => {
    await postJob()
    expect((await report(board, 'job', job.id, { reason })).status).toBe(201)
  })

  test('of several people is one case', async () => {
    await postJob()
    await report(board, 'job', job.id)
    await report(board, 'job', job.id, { reason: 'falso' })
    await report(board, 'job', job.id, { reason: 'falso', email: undefined, name: undefined })
    const { cases } = (await operator.get('/api/operator/cases')).body
    const [found] = cases.filter(({ id }: { id: string }) => id === `job-${job.id}`)
    expect(found).toMatchObject({
      title: job.title,
      reasons: [
        { reason: 'falso', count: 2 },
        { reason: 'dinero-o-documentos', count: 1 }
      ]
    })
  })

  test('with the honeypot filled in is kept and marked, and waits behind the others', async () => {
    await postJob()
    const doubtful = `job-${job.id}`
    const sent = await report(board, 'job', job.id, { website: 'https://example.com' })
    expect(sent.status).toBe(201)
    board.now = new Date(board.now.getTime() + 60_000)
    await postJob()
    await report(board, 'job', job.id)
    const pending = async () =>
      (await operator.get('/api/operator/cases')).body.cases.map(
        ({ id, isDoubtful }: { id: string; isDoubtful: boolean }) => [id, isDoubtful]
      )
    const order = await pending()
    expect(order.at(-1)).toEqual([doubtful, true])
    expect(order).toContainEqual([`job-${job.id}`, false])
    expect((await findCase(doubtful)).reports).toMatchObject([
      { id: sent.body.number, isHoneypotFilled: true }
    ])
    await report(board, 'job', doubtful.slice('job-'.length))
    expect((await pending()).at(-1)).toEqual([`job-${job.id}`, false])
    expect((await pending()).map(([id]: string[]) => id)).toContain(doubtful)
  })

  test('of a profile, of an employer and of a message is kept', async () => {
    await postJob()
    const ana = await signUp(board, 'applicant')
    const profile = (await ana.post('/api/candidate-profiles', profileRequest)).body
    expect((await report(board, 'profile', profile.id)).status).toBe(201)
    expect((await report(board, 'employer', employer.id)).status).toBe(201)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const message = { receiverId: ana.id, content: 'Mándame tu DNI' }
    const { id } = (await employer.post('/api/messages', message)).body
    expect((await report(board, 'message', id, {}, ana)).status).toBe(201)
    expect((await findCase(`message-${id}`)).reports[0].content).toEqual([
      { field: 'content', text: 'Mándame tu DNI' }
    ])
    for (const stranger of [board.createClient(), await signUp(board, 'applicant')]) {
      expect(await report(board, 'message', id, {}, stranger)).toMatchObject({
        status: 404,
        body: { message: notFound }
      })
    }
  })

  test.each(['job', 'profile', 'message', 'employer'] as const)(
    'of an unknown %s is refused',
    async kind => {
      expect(await report(board, kind, 'nada')).toMatchObject({
        status: 404,
        body: { message: notFound }
      })
    }
  )

  test('of a profile that is not shown to its reporter is refused like one of nothing', async () => {
    const yeguada = await signUp(board, 'employer')
    const ana = await signUp(board, 'applicant')
    const minor = await publishProfile(board, { age: 16 })
    const hidden = await publishProfile(board)
    await hidden.ana.put('/api/candidate-visibility', { visibleTo: 'nobody' })
    const blocking = await publishProfile(board)
    const block = { employerId: yeguada.id }
    await blocking.ana.post('/api/candidate-visibility/blocks', block)
    const refused = { status: 404, body: { message: notFound } }
    for (const visitor of [undefined, ana])
      for (const { profile } of [minor, hidden, blocking])
        expect(await report(board, 'profile', profile.id, {}, visitor)).toMatchObject(refused)
    for (const { profile } of [hidden, blocking])
      expect(await report(board, 'profile', profile.id, {}, yeguada)).toMatchObject(refused)
    expect((await report(board, 'profile', minor.profile.id, {}, yeguada)).status).toBe(201)
    expect((await findCase(`profile-${minor.profile.id}`)).reports[0].content).toContainEqual({
      field: 'fullName',
      text: 'Ana Robles'
    })
  })

  test('of something of one’s own is refused', async () => {
    await postJob()
    expect(await report(board, 'job', job.id, {}, employer)).toMatchObject({
      status: 409,
      body: { message: 'Es tuyo: puedes corregirlo o borrarlo.' }
    })
  })

  test('that is repeated with its key has one number and is kept once', async () => {
    await postJob()
    const visitor = board.createClient(uniqueAddress())
    const send = () =>
      visitor.send('/api/reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `clave-${job.id}` },
        body: JSON.stringify({ ...reportRequest, target: { kind: 'job', id: job.id } })
      })
    const [first, again] = [await send(), await send()]
    expect(again.body).toEqual(first.body)
    expect((await findCase(`job-${job.id}`)).reports).toHaveLength(1)
  })

  describe('says what is wrong with', () => {
    test.each([
      [{ reason: undefined }, 'reason', 'Elige un motivo'],
      [{ reason: 'nada' }, 'reason', 'Elige un motivo'],
      [{ text: 'corto' }, 'text', 'Cuéntanos en una frase qué pasa'],
      [{ text: 'x'.repeat(2001) }, 'text', 'El texto no puede tener más de 2000 caracteres'],
      [{ email: 'luis' }, 'email', 'Introduce un correo electrónico válido'],
      [{ target: { kind: 'perro', id: 'x' } }, 'target.kind', 'No sabemos qué quieres denunciar']
    ])('%o: «%s: %s»', async (changes, field, message) => {
      expect(await report(board, 'job', 'nada', changes)).toMatchObject({
        status: 400,
        body: { message, errors: [{ field, message }] }
      })
    })
  })
})

describeWithApp(
  'reports from one address',
  board => {
    test('are kept, also a second one of one thing, which tells nobody of the first', async () => {
      const { id } = await postJobAs(await signUp(board, 'employer', {}, uniqueAddress()))
      const visitor = board.createClient(uniqueAddress())
      const send = () => report(board, 'job', id, {}, visitor)
      const kept = { status: 201, body: { number: expect.stringMatching(/^[a-z\d]{10}$/) } }
      expect([await send(), await send()]).toMatchObject([kept, kept])
    })

    test('hide nothing by themselves, however many they are', async () => {
      const { id } = await postJobAs(await signUp(board, 'employer', {}, uniqueAddress()))
      const visitor = board.createClient(uniqueAddress())
      for (let index = 0; index < 4; index++)
        await report(board, 'job', id, { email: undefined }, visitor)
      expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(200)
    })

    test('are thirty an hour', async () => {
      const employer = await signUp(board, 'employer', {}, uniqueAddress())
      const visitor = board.createClient(uniqueAddress())
      const statuses: number[] = []
      const { id } = await postJobAs(employer)
      for (let index = 0; index < 31; index++) {
        statuses.push((await report(board, 'job', id, {}, visitor)).status)
      }
      expect(statuses).toEqual([...Array(30).fill(201), 429])
    })
  },
  { THROTTLE: 'on' }
)
