import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApplicationMails } from '#test/mail/application-mails.ts'
import { applicationBearer } from '#test/board/link-tokens.ts'
import { mailsTo } from '#test/board/mails.ts'

describeWithApplicationMails('a guest who corrects an e-mail', ({ board, newestTo, pass }) => {
  const address = () => `${newId()}@example.org`

  async function vacancy() {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const received = async () => (await yeguada.get('/api/applications')).body.applications
    return { yeguada, path: `/api/jobs/${id}/applications`, received }
  }

  async function applyWrongly() {
    const { yeguada, path, received } = await vacancy()
    const wrong = address()
    const send = (changes: object = {}) =>
      board.createClient().post(path, { ...guestRequest, ...changes })
    const { body } = await send({ applicantEmail: wrong })
    return { yeguada, wrong, send, received, id: body.id, correction: body.correction }
  }

  test('has one application, with the right e-mail, and the link in the wrong mailbox ends', async () => {
    const { wrong, send, received, id, correction } = await applyWrongly()
    expect((await newestTo(wrong))?.text).toContain('/seguimiento/')
    const bearer = applicationBearer(board, id)
    const right = address()
    const corrected = await send({ applicantEmail: right, correction })
    expect(corrected.status).toBe(201)
    expect(await received()).toMatchObject([{ id: corrected.body.id, applicantEmail: right }])
    expect(corrected.body.id).not.toBe(id)
    expect((await newestTo(right))?.subject).toBe('Has aplicado a «Mozo de cuadra»')
    const withdrawn = await board
      .createClient()
      .delete(`/api/applications/${id}`, undefined, bearer)
    expect(withdrawn.status).toBe(404)
  })

  test('whose first e-mail has not left yet writes to the right mailbox alone', async () => {
    const { wrong, send, correction } = await applyWrongly()
    const right = address()
    await send({ applicantEmail: right, correction })
    expect((await newestTo(right))?.subject).toBe('Has aplicado a «Mozo de cuadra»')
    expect(await mailsTo(board, wrong)).toEqual([])
  })

  test('may correct the rest alone, and correct again', async () => {
    const { wrong, send, received, id, correction } = await applyWrongly()
    pass(1)
    const phone = await send({ applicantEmail: wrong, applicantPhone: '600 111 222', correction })
    expect(phone.body.id).toBe(id)
    expect(await received()).toMatchObject([{ id, applicantPhone: '600 111 222' }])
    const again = await applyWrongly()
    const second = await again.send({ applicantEmail: address(), correction: again.correction })
    const third = await again.send({
      applicantEmail: address(),
      correction: second.body.correction
    })
    expect(await again.received()).toMatchObject([{ id: third.body.id }])
  })

  test('takes nothing from who owns that e-mail and had applied', async () => {
    const { wrong, send, received, id } = await applyWrongly()
    pass(1)
    const changes = { applicantEmail: wrong, coverLetter: `${coverLetter} Otra carta.` }
    const { body } = await send(changes)
    expect(body.id).toBe(id)
    await send({ ...changes, applicantEmail: address(), correction: body.correction })
    expect(await received()).toHaveLength(2)
    expect(await received()).toContainEqual(expect.objectContaining({ id, applicantEmail: wrong }))
  })

  test('is who sent it, not who sends the same cover letter later', async () => {
    const { wrong, send, received, id } = await applyWrongly()
    const { body } = await send({ applicantEmail: wrong })
    expect(body.id).toBe(id)
    const corrected = await send({ applicantEmail: address(), correction: body.correction })
    expect(corrected.status).toBe(201)
    expect(await received()).toContainEqual(expect.objectContaining({ id, applicantEmail: wrong }))
    expect(await received()).toHaveLength(2)
  })

  test('may correct what a lost answer was about, after sending it again under its key', async () => {
    const { path, received } = await vacancy()
    const [wrong, key] = [address(), { 'Idempotency-Key': newId() }]
    const apply = () =>
      board.createClient().post(path, { ...guestRequest, applicantEmail: wrong }, key)
    const first = await apply()
    pass(1)
    const { correction } = (await apply()).body
    expect(correction).toBe(first.body.correction)
    const right = address()
    await board.createClient().post(path, { ...guestRequest, applicantEmail: right, correction })
    expect(await received()).toMatchObject([{ applicantEmail: right }])
  })

  test('cannot read from the code whether an address has applied', async () => {
    const { wrong, send, id, correction } = await applyWrongly()
    const again = await send({ applicantEmail: wrong, coverLetter: `${coverLetter} Y sé herrar.` })
    const [known, unknown] = [again.body.correction, correction].map((token: string) =>
      Buffer.from(token.split('.')[0] ?? '', 'base64url')
        .toString()
        .replace(/\d+$/, '')
    )
    expect(known).toContain(id)
    expect(known).toBe(unknown)
  })

  test('leaves an application that was answered meanwhile', async () => {
    const { yeguada, send, received, id, correction } = await applyWrongly()
    await yeguada.put(`/api/applications/${id}`, { status: 'approved' })
    expect((await send({ applicantEmail: address(), correction })).status).toBe(201)
    expect(await received()).toHaveLength(2)
  })

  test('has half an hour, and nobody else has the code', async () => {
    const { send, received, correction } = await applyWrongly()
    const forged = await send({ applicantEmail: address(), correction: `${correction}x` })
    expect(forged).toMatchObject({ status: 410, body: { code: 'correction-over' } })
    pass(31)
    expect(await send({ applicantEmail: address(), correction })).toMatchObject({
      status: 410,
      body: { code: 'correction-over' }
    })
    expect(await received()).toHaveLength(1)
  })

  test('at another ad corrects nothing', async () => {
    const { received, correction } = await applyWrongly()
    const otherApplication = await applyWrongly()
    await otherApplication.send({ applicantEmail: address(), correction })
    expect(await received()).toHaveLength(1)
    expect(await otherApplication.received()).toHaveLength(2)
  })
})
