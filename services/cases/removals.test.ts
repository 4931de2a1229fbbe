import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { listArchives } from '#services/account-archive/store.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  profileRequest,
  removalRequest,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { endStorageTerms } from '#workers/scheduled-jobs/end-storage-terms.ts'
import { eraseUsers } from '#workers/scheduled-jobs/erase-users.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const afterGrace = new Date('2026-04-02T10:00:00.000Z')
const quietTime = 10 * 60_000
const text = 'No he pedido dinero a nadie: era la fianza de la vivienda'

describeWithApp('a person whom the operator removes', board => {
  let operator: Visitor
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    operator = await signUpOperator(board)
  })
  afterEach(() => {
    board.now = start
  })
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
  const anyone = () => board.createClient()
  const logIn = ({ username }: SignedInClient) =>
    anyone().post('/api/login', { username, password: testPassword })
  const remove = (id: string, changes = {}) =>
    operator.post(`/api/operator/people/${id}/removal`, { ...removalRequest, ...changes })
  const findCase = async (id: string) => (await operator.get(`/api/operator/cases/${id}`)).body
  const sendLater = async () => {
    board.now = new Date(board.now.getTime() + quietTime)
    await sendMail(board)
  }
  const lastMailTo = async (address: string) => (await mailsTo(board, address))[0]
  const emailOf = ({ username }: SignedInClient) => `${username}@example.org`
  const linkIn = (mail = '') => /\/reclamar\/\S+/.exec(mail)?.[0] ?? ''
  const appeal = (mail?: string) =>
    anyone().post('/api/appeals', { token: linkIn(mail).replace('/reclamar/', ''), text })
  const removed = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada, { title: `Mozo para ${yeguada.username}` })
    const { body: profile } = await ana.post('/api/candidate-profiles', profileRequest)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: '¿Vienes el martes?' })
    return { yeguada, ana, job, profile }
  }
  const removedAndTold = async () => {
    const people = await removed()
    expect((await remove(people.yeguada.id)).status).toBe(200)
    await sendLater()
    const mail = await lastMailTo(emailOf(people.yeguada))
    return { ...people, mail, id: `account-${people.yeguada.id}` }
  }

  test('reads why, how to complain and what can return, and not that they may have done it', async () => {
    const { yeguada, mail } = await removedAndTold()
    expect(mail?.subject).toBe('Hemos eliminado tu cuenta de Ramal')
    for (const part of [
      'No puedes entrar',
      removalRequest.facts,
      'Se basa en los términos, apartado «Registro y cuentas»',
      'Lo ha decidido una persona, por iniciativa propia.',
      'puedes reclamar hasta el 2 de septiembre de 2026',
      'en los próximos 30 días, la cuenta vuelve como estaba',
      'órgano de resolución extrajudicial'
    ])
      expect(mail?.text).toContain(part)
    const subjects = (await mailsTo(board, emailOf(yeguada))).map(({ subject }) => subject)
    expect(subjects).not.toContain('Tu cuenta está eliminada')
    expect((await logIn(yeguada)).status).toBe(401)
    expect((await yeguada.get('/api/user')).status).toBe(401)
  })

  test('of which something was reported reads that, and the case names the rule', async () => {
    const yeguada = await signUp(board, 'employer')
    await report(board, 'job', (await postJobAs(yeguada)).id)
    const { body } = await remove(yeguada.id)
    expect(body).toMatchObject({
      kind: 'account',
      targetId: yeguada.id,
      pendingSince: null,
      owner: { id: yeguada.id, isDeleted: true },
      decisions: [{ ...removalRequest, outcome: 'removed', isOwnInitiative: false }]
    })
  })

  test('leaves nothing reported to decide, of which its reporters read; it waits again when they return', async () => {
    const yeguada = await signUp(board, 'employer')
    const [job, kept] = [await postJobAs(yeguada), await postJobAs(yeguada)]
    const email = `${newId().toLowerCase()}@example.org`
    const [id, keptId] = [`job-${job.id}`, `job-${kept.id}`]
    await report(board, 'job', kept.id)
    await decideAs(operator, keptId, { outcome: 'kept' })
    board.now = new Date(start.getTime() + 1)
    await report(board, 'job', job.id, { email })
    const waits = async () => {
      const { cases } = (await operator.get('/api/operator/cases')).body
      return cases.some((known: { id: string }) => known.id === id)
    }
    expect(await waits()).toBe(true)
    await remove(yeguada.id)
    expect(await waits()).toBe(false)
    expect(await findCase(id)).toMatchObject({
      pendingSince: null,
      decisions: [{ ...removalRequest, outcome: 'removed', isOwnInitiative: false }]
    })
    await sendLater()
    expect(await mailsTo(board, email)).toContainEqual(
      expect.objectContaining({
        subject: expect.stringContaining('Qué hemos decidido sobre tu denuncia'),
        text: expect.stringContaining('Lo hemos retirado para siempre.')
      })
    )
    expect(
      (await mailsTo(board, emailOf(yeguada))).map(({ subject }) => subject)
    ).not.toContainEqual(expect.stringContaining('tu anuncio'))
    await runCli(board, 'user', 'restore', yeguada.id)
    expect([await waits(), (await anyone().get(`/api/jobs/${job.id}`)).status]).toEqual([true, 200])
    expect((await findCase(keptId)).decisions).toMatchObject([{ outcome: 'kept', undoneAt: null }])
    expect((await decideAs(operator, id, { outcome: 'kept' })).body.pendingSince).toBeNull()
  })

  test('returns with everything once a complaint by the link is accepted', async () => {
    const { yeguada, ana, job, mail, id } = await removedAndTold()
    expect((await anyone().get(`/api/jobs/${job.id}`)).status).toBe(410)
    await archiveUsers(board.tools)
    const page = await anyone().get(linkIn(mail?.text))
    expect([page.status, page.body]).toEqual([
      200,
      expect.stringContaining('La cuenta vuelve como estaba')
    ])
    expect((await appeal(mail?.text)).status).toBe(201)
    expect(await findCase(id)).toMatchObject({ appealedBy: 'owner', appeals: [{ text }] })
    expect((await decideAs(operator, id, { outcome: 'kept' })).status).toBe(200)
    expect((await logIn(yeguada)).status).toBe(200)
    expect((await anyone().get(`/api/jobs/${job.id}`)).status).toBe(200)
    const found = await anyone().get(`/api/jobs?keyword=${yeguada.username}`)
    expect(found.body.jobs).toMatchObject([{ id: job.id }])
    expect((await ana.get('/api/messages')).body.conversations).toHaveLength(1)
    expect((await ana.get('/api/unseen')).body.messages).toBe(1)
    expect((await listArchives(board.db)).map(it => it.originalUserId)).not.toContain(yeguada.id)
    await sendLater()
    const answer = await lastMailTo(emailOf(yeguada))
    expect(answer?.text).toContain('Tu cuenta vuelve como estaba')
    expect(linkIn(answer?.text)).toBe('')
  })

  test('as a candidate returns with profile and applications', async () => {
    const { yeguada, ana, profile } = await removed()
    await remove(ana.id)
    expect((await yeguada.get('/api/applications')).body.applications).toEqual([])
    expect((await runCli(board, 'user', 'restore', ana.id)).code).toBe(0)
    const text = (await anyone().get('/api/candidate-profiles?text=amazona')).body.profiles
    expect(text.map(({ id }: { id: string }) => id)).toContain(profile.id)
    expect((await yeguada.get('/api/applications')).body.applications).toHaveLength(1)
    expect((await yeguada.get('/api/unseen')).body.applications).toBe(1)
  })

  test('is not erased while the complaint waits, and then if it is refused', async () => {
    const { yeguada, mail, id } = await removedAndTold()
    await archiveUsers(board.tools)
    await appeal(mail?.text)
    board.now = afterGrace
    await eraseUsers(board.tools)
    operator = await signUpOperator(board)
    const left = () => board.db.query('SELECT FROM users WHERE id = $1', [yeguada.id])
    expect(await left()).toHaveLength(1)
    await decideAs(operator, id, { outcome: 'removed' })
    await sendLater()
    expect((await lastMailTo(emailOf(yeguada)))?.subject).toBe('Mantenemos nuestra decisión')
    await eraseUsers(board.tools)
    expect(await left()).toHaveLength(0)
  })

  test('complains after the erasure too, and reads that nothing returns', async () => {
    const { yeguada, mail, id } = await removedAndTold()
    await archiveUsers(board.tools)
    board.now = afterGrace
    await eraseUsers(board.tools)
    operator = await signUpOperator(board)
    const page = await anyone().get(linkIn(mail?.text))
    expect(page.body).toContain('ya está borrada para siempre y no puede volver')
    expect((await appeal(mail?.text)).status).toBe(201)
    expect((await findCase(id)).appeals).toMatchObject([{ text }])
    // As after thirty days.
    await board.db.exec('DELETE FROM mail.outbox')
    await decideAs(operator, id, { outcome: 'kept' })
    await sendLater()
    expect((await lastMailTo(emailOf(yeguada)))?.text).toContain(
      'ya estaba borrada para siempre y no puede volver'
    )
    board.now = new Date('2027-05-02T10:00:00.000Z')
    await endStorageTerms(board.tools)
    const kept = 'SELECT email FROM cases WHERE id = $1'
    expect(await board.db.query(kept, [id])).toEqual([{ email: null }])
  })

  test('does not return where another account has the name, and reads so', async () => {
    const { yeguada, mail, id } = await removedAndTold()
    await signUp(board, 'employer', { username: yeguada.username })
    await appeal(mail?.text)
    expect((await decideAs(operator, id, { outcome: 'kept' })).status).toBe(200)
    await sendLater()
    expect((await lastMailTo(emailOf(yeguada)))?.text).toContain('Tu cuenta no puede volver')
  })

  test('is undone at once without an e-mail', async () => {
    const yeguada = await signUp(board, 'employer')
    const before = (await mailsTo(board, emailOf(yeguada))).length
    const { id, revision } = (await remove(yeguada.id)).body
    const undone = await operator.post(`/api/operator/cases/${id}/undo`, { revision })
    expect(undone.status).toBe(200)
    expect((await logIn(yeguada)).status).toBe(200)
    await sendLater()
    const subjects = (await mailsTo(board, emailOf(yeguada))).slice(before)
    expect(subjects.map(({ subject }) => subject)).toEqual([expect.stringContaining('Confirma')])
  })

  test.each(['hidden', 'corrected'])('is not «%s»', async outcome => {
    const { mail, id } = await removedAndTold()
    await appeal(mail?.text)
    expect(await decideAs(operator, id, { outcome })).toMatchObject({
      status: 409,
      body: { code: 'removal-is-whole' }
    })
  })

  test('is another than the operator, and has an account or has sent something', async () => {
    const own = await signUpOperator(board)
    const { id } = (await own.get('/api/user')).body
    const path = `/api/operator/people/${id}/removal`
    expect(await own.post(path, removalRequest)).toMatchObject({ body: { code: 'account-own' } })
    expect(await remove('nada')).toMatchObject({ status: 404, body: { code: 'account-not-found' } })
  })

  test('is not returned from a deletion of their own', async () => {
    const ana = await signUp(board, 'applicant')
    await remove(ana.id)
    await runCli(board, 'user', 'restore', ana.id)
    await ana.post('/api/login', { username: ana.username, password: testPassword })
    await deleteAccount(ana)
    expect(await runCli(board, 'user', 'restore', ana.id)).toMatchObject({
      code: 1,
      text: expect.stringContaining('pueda volver')
    })
  })

  test('without an account is erased for ever, reads why, and complains', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    const email = `${newId().toLowerCase()}@example.org`
    const application = { ...guestRequest, applicantEmail: email }
    await anyone().post(`/api/jobs/${job.id}/applications`, application)
    const reason = 'acoso: insulta a quien le contesta'
    const { code, values } = await runCli(board, 'guest', 'erase', email, '--reason', reason)
    expect(code).toBe(0)
    const [{ case: id, erased }] = values
    expect(id).toBe(`guest-${erased}`)
    await sendLater()
    const mail = await lastMailTo(email)
    expect(mail?.subject).toBe('Hemos borrado lo que enviaste a Ramal sin cuenta')
    for (const part of ['insulta a quien le contesta', 'borrado para siempre', 'no puede volver'])
      expect(mail?.text).toContain(part)
    expect((await appeal(mail?.text)).status).toBe(201)
    const { revision } = await findCase(id)
    const undo = await operator.post(`/api/operator/cases/${id}/undo`, { revision })
    expect(undo).toMatchObject({ status: 409, body: { code: 'removal-final' } })
    await decideAs(operator, id, { outcome: 'kept' })
    await sendLater()
    expect((await lastMailTo(email))?.text).toContain('Puedes enviarlo otra vez')
  })

  test('without an account, at their own request, gets no statement', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    const email = `${newId().toLowerCase()}@example.org`
    const application = { ...guestRequest, applicantEmail: email }
    await anyone().post(`/api/jobs/${job.id}/applications`, application)
    expect((await runCli(board, 'guest', 'erase', email)).code).toBe(0)
    await sendLater()
    expect(await mailsTo(board, email)).toEqual([])
  })
})
