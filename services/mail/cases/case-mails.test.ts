import { afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { decisionRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const quietTime = 10 * 60_000

describeWithApp('the e-mails about a case', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  afterEach(() => {
    board.now = start
  })

  const reportedJob = async () => {
    const owner = await signUp(board, 'employer')
    const job = await postJobAs(owner)
    const email = `${newId()}@example.org`
    const { number } = (await report(board, 'job', job.id, { email })).body
    const ownerEmail = `${owner.username}@example.org`
    return { owner, ownerEmail, job, id: `job-${job.id}`, email, number }
  }
  const sendLater = async () => {
    board.now = new Date(board.now.getTime() + quietTime)
    await sendMail(board)
  }
  const subjectsTo = async (address: string) =>
    (await mailsTo(board, address)).map(({ subject }) => subject)
  const mailTo = async (address: string, subject: RegExp) =>
    (await mailsTo(board, address)).find(mail => subject.test(mail.subject))
  const pathIn = (text = '') => /\/reclamar\/\S+/.exec(text)?.[0]?.replace('/reclamar/', '') ?? ''
  const withoutWelcome = (subjects: string[]) =>
    subjects.filter(subject => !/Confirma/.test(subject)).sort()

  test('give who reported the number at once, and nothing to who left no e-mail', async () => {
    const { email, number, job } = await reportedJob()
    await report(board, 'job', job.id, { email: undefined })
    await sendMail(board)
    const mail = await mailTo(email, /^Hemos recibido/)
    expect(mail).toMatchObject({
      subject: `Hemos recibido tu denuncia ${number}`,
      to: { name: '', address: email },
      text: expect.stringContaining('La mirará una persona')
    })
    expect(mail?.text).not.toContain(job.title)
  })

  test('state to both sides what was decided, why, and how to complain', async () => {
    const { email, id, number, ownerEmail } = await reportedJob()
    await decideAs(operator, id)
    await sendLater()
    const toReporter = await mailTo(email, /^Qué hemos/)
    expect(toReporter?.subject).toBe(`Qué hemos decidido sobre tu denuncia ${number}`)
    expect(toReporter?.text).toContain('Lo hemos ocultado.')
    expect(toReporter?.text).not.toContain(decisionRequest.facts)
    const toOwner = await mailTo(ownerEmail, /^Hemos ocultado/)
    expect(toOwner?.subject).toBe('Hemos ocultado tu anuncio «Mozo de cuadra»')
    for (const part of [
      decisionRequest.facts,
      'Se basa en los términos, apartado «Publicación de anuncios y perfiles»',
      'Lo ha decidido una persona, tras recibir una denuncia.',
      'puedes reclamar hasta el 2 de septiembre de 2026',
      'órgano de resolución extrajudicial'
    ])
      expect(toOwner?.text).toContain(part)
    for (const mail of [toReporter, toOwner]) {
      const appeal = { token: pathIn(mail?.text), text: 'No estoy de acuerdo' }
      expect((await board.createClient().post('/api/appeals', appeal)).status).toBe(201)
    }
    expect((await operator.get(`/api/operator/cases/${id}`)).body.appeals).toHaveLength(2)
  })

  test('name a candidate to themselves, and not to who reported them', async () => {
    const { ana, profile } = await publishProfile(board, { fullName: 'Zoe Montero' })
    const email = `${newId()}@example.org`
    await report(board, 'profile', profile.id, { email })
    await decideAs(operator, `profile-${profile.id}`)
    await sendLater()
    const toReporter = await mailTo(email, /^Qué hemos/)
    expect(toReporter?.text).toContain('Hemos mirado el perfil, que denunciaste.')
    expect(toReporter?.text).not.toContain('Zoe')
    expect(await subjectsTo(`${ana.username}@example.org`)).toContain(
      'Hemos ocultado tu perfil «Zoe Montero»'
    )
  })

  test('state that the program decided, and reach the reporters once a person has', async () => {
    const { id, job, email, ownerEmail } = await reportedJob()
    await report(board, 'job', job.id, { email: `${newId()}@example.org` })
    const reporter = await signUp(board, 'applicant')
    await confirmEmailOf(board, reporter)
    await report(board, 'job', job.id, { email: undefined }, reporter)
    await sendLater()
    expect((await mailTo(ownerEmail, /^Hemos ocultado/))?.text).toContain('Decisión automatizada')
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('Hemos recibido')])
    await decideAs(operator, id, { outcome: 'removed' })
    await sendLater()
    expect(await subjectsTo(ownerEmail)).toContain('Hemos retirado tu anuncio «Mozo de cuadra»')
    expect(await subjectsTo(email)).toContainEqual(expect.stringContaining('Qué hemos decidido'))
  })

  test('are not sent when a decision is undone at once; later its owner receives one', async () => {
    const { email, id, ownerEmail } = await reportedJob()
    const undo = (revision: number) => operator.post(`/api/operator/cases/${id}/undo`, { revision })
    await decideAs(operator, id)
    await undo(1)
    await sendLater()
    expect(withoutWelcome(await subjectsTo(ownerEmail))).toEqual([])
    expect(await subjectsTo(email)).toHaveLength(1)
    await decideAs(operator, id)
    await sendLater()
    await undo(3)
    await sendLater()
    expect(withoutWelcome(await subjectsTo(ownerEmail))).toEqual([
      'Hemos deshecho una decisión',
      'Hemos ocultado tu anuncio «Mozo de cuadra»'
    ])
  })

  test('answer the complaint of an owner, also once the first e-mail is deleted', async () => {
    const { id, ownerEmail } = await reportedJob()
    await decideAs(operator, id)
    await sendLater()
    const token = pathIn((await mailTo(ownerEmail, /^Hemos ocultado/))?.text)
    await board.createClient().post('/api/appeals', { token, text: 'No estoy de acuerdo' })
    await board.db.exec('DELETE FROM mail.outbox')
    await decideAs(operator, id, { outcome: 'kept' })
    await sendLater()
    expect(await subjectsTo(ownerEmail)).toEqual([
      'Dejamos tu anuncio «Mozo de cuadra» como estaba'
    ])
  })

  test('are not sent to an owner for a report without consequences', async () => {
    const { id, email, ownerEmail } = await reportedJob()
    await decideAs(operator, id, { outcome: 'kept' })
    await sendLater()
    expect(withoutWelcome(await subjectsTo(ownerEmail))).toEqual([])
    expect((await mailTo(email, /^Qué hemos/))?.text).toContain('que siga publicado')
  })

  test('follow from a decision of the command line too', async () => {
    const { job, ownerEmail } = await reportedJob()
    await runCli(board, 'job', 'hide', job.id, '--reason', 'repetido')
    await sendLater()
    expect((await mailTo(ownerEmail, /^Hemos ocultado/))?.text).toContain('por iniciativa propia')
  })

  test('go with the person', async () => {
    const { email, id, owner } = await reportedJob()
    await decideAs(operator, id)
    await sendLater()
    await runCli(board, 'user', 'erase', owner.username)
    const texts = JSON.stringify(await mailsTo(board, email))
    expect(texts).not.toContain('Mozo de cuadra')
    expect((await runCli(board, 'guest', 'erase', email)).code).toBe(0)
    expect(await mailsTo(board, email)).toEqual([])
  })
})
