import { expect, test } from 'vitest'
import { signAlertEndToken, signAlertToken, signRemindersToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'

describeWithApp('the link of an e-mail', board => {
  test('ends the e-mails that its token names, and nothing else', async () => {
    const [ana, yeguada] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    const listAlerts = async () => (await ana.get('/api/alerts')).body.alerts
    const stopped = async () => (await yeguada.get('/api/user')).body.stoppedMail
    await ana.post('/api/alerts', { search: { keyword: 'doma' }, every: 'dia' })
    const [{ id }] = await listAlerts()
    const press = async (token: string) =>
      (await board.createClient().send(`/baja/${token}`, { method: 'POST' })).status
    expect(await press(signAlertToken(board, id))).toBe(410)
    expect(await press('nada')).toBe(410)
    expect([await listAlerts(), await stopped()]).toMatchObject([[{ id }], []])
    expect(await press(signRemindersToken(board, yeguada.id))).toBe(200)
    expect([await listAlerts(), await stopped()]).toMatchObject([[{ id }], ['reminders']])
    expect(await press(signAlertEndToken(board, id))).toBe(200)
    expect(await listAlerts()).toEqual([])
  })
})
