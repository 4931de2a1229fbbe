import { expect, test } from 'vitest'
import { matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('the button of /buzon', board => {
  test('sends the e-mails that wait, and the digests of tomorrow', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    await confirmEmailOf(board, ana)
    await seedAlert(board.db, { keyword: 'mozo' }, { at: board.now.toISOString() })
    await matchAlerts(board.db)
    board.now = new Date(board.now.getTime() + 1)
    const { id } = await postJobAs(yeguada, { title: 'Mozo de yeguada' })
    const { body } = await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    await yeguada.put(`/api/applications/${body.id}`, { status: 'approved' })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: '¿Puedes el martes?' })
    await matchAlerts(board.db)
    await sendMail(board)
    const subjects = async (address: string) =>
      (await mailsTo(board, address)).map(({ subject }) => subject)
    const waiting = [
      'Tu aplicación a «Mozo de yeguada» está aprobada',
      'Yeguada del Soto te ha escrito'
    ]
    const email = `${ana.username}@example.org`
    for (const subject of waiting) expect(await subjects(email)).not.toContain(subject)
    const visitor = board.createClient()
    expect((await visitor.get('/buzon')).body).toContain('Enviar ya los que esperan')
    expect((await visitor.post('/buzon')).status).toBe(303)
    await sendMail(board)
    expect(await subjects(email)).toEqual(expect.arrayContaining(waiting))
    expect(await subjects('luis@example.org')).toEqual(['1 empleo nuevo de «mozo»'])
  })
})
