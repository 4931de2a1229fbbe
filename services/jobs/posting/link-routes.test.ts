import { day } from '#events/units.ts'
import { beforeEach, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const over = {
  status: 410,
  body: { message: 'Este enlace ya no sirve: el anuncio ha cambiado desde ese correo.' }
}

describeWithApp('the links of an e-mail about the end of an ad', board => {
  beforeEach(() => {
    board.now = start
  })
  const visitor = () => board.createClient()
  const renew = (token: string) => visitor().post(`/api/job-links/${token}/renew`)
  const close = (token: string, outcome = 'aqui') =>
    visitor().post(`/api/job-links/${token}/close`, { outcome })

  /** An ad that has ended, and the token of the e-mail that says so. */
  async function endedJob() {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    const { body } = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    board.now = new Date(start.getTime() + 30 * day)
    await expireJobs(board.tools)
    await sendMail(board)
    const mails = await mailsTo(board, `${yeguada.username}@example.org`)
    const text = mails.find(({ subject }) => subject.endsWith('ha terminado'))?.text ?? ''
    const [renewal, closing] = ['renovar', 'cubierto'].map(
      path => new RegExp(`/${path}/(\\S+)`).exec(text)?.[1] ?? ''
    )
    const read = async () => (await visitor().get(`/api/jobs/${job.id}`)).body
    return { yeguada, job, ana, application: body.id, renewal, closing, read }
  }

  test('change nothing by being opened', async () => {
    const { renewal, closing } = await endedJob()
    const before = await lastPosition(board.db)
    for (const path of [`/renovar/${renewal}`, `/cubierto/${closing}`]) await visitor().get(path)
    for (const what of ['renew', 'close']) {
      expect((await visitor().get(`/api/job-links/${renewal}/${what}`)).status).toBe(405)
    }
    expect(await lastPosition(board.db)).toBe(before)
  })

  test('renew it once, without a session', async () => {
    const { renewal = '', closing = '', read } = await endedJob()
    expect(await renew(renewal)).toMatchObject({
      status: 200,
      body: { message: 'Tu anuncio está renovado' }
    })
    expect(await read()).toMatchObject({ expiryDate: '2026-05-01T10:00:00.000Z' })
    expect(await renew(renewal)).toMatchObject(over)
    expect(await close(closing)).toMatchObject(over)
  })

  test('close it, which repeated changes nothing', async () => {
    const { closing = '', renewal = '', read } = await endedJob()
    expect(await close(closing, 'otra-via')).toMatchObject({
      status: 200,
      body: { message: 'Tu anuncio está cerrado' }
    })
    expect(await read()).toMatchObject({ outcome: 'otra-via' })
    expect((await close(closing, 'otra-via')).status).toBe(200)
    expect((await renew(renewal)).status).toBe(409)
  })

  test('expire after a month, and cannot be forged', async () => {
    const { renewal = '', job } = await endedJob()
    for (const forged of [job.id, 'nada', `${renewal}x`]) {
      expect(await renew(forged)).toMatchObject(over)
    }
    board.now = new Date(start.getTime() + 60 * day)
    expect(await renew(renewal)).toMatchObject(over)
  })
})
