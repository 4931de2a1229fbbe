import { beforeEach, expect } from 'vitest'
import { matchAlerts } from './alerts.ts'
import { mailsTo, sendMail } from '../board/mails.ts'
import { describeWithApp, type TestApp } from '../board/test-app.ts'

export const alertSearch = {
  keyword: 'mozo',
  location: 'Jerez de la Frontera, Cádiz',
  near: '11020'
}
/** The response to who must confirm an alert first. */
export const alertRequested = {
  status: 202,
  body: { message: 'Mira tu correo: te hemos escrito para que lo confirmes' }
}
export const alertConfirmationToken = (text = '') =>
  /\/alertas\/confirmar\/(\S+)/.exec(text)?.[1] ?? ''

type GuestAlerts = ReturnType<typeof createGuestAlerts>

/** Tests of an alert without an account: each has an e-mail of its own, and begins at the same instant. */
export function describeWithGuestAlerts(name: string, tests: (alerts: GuestAlerts) => void): void {
  describeWithApp(name, board => {
    const alerts = createGuestAlerts(board)
    beforeEach(alerts.begin)
    tests(alerts)
  })
}

function createGuestAlerts(board: TestApp) {
  const start = new Date('2026-03-02T10:00:00.000Z')
  let index = 0
  const email = () => `luis${index}@example.org`
  const request = (changes: object = {}) =>
    board
      .createClient()
      .post('/api/alerts', { email: email(), search: alertSearch, every: 'dia', ...changes })
  const confirm = (token: string) => board.createClient().post(`/api/alerts/${token}/confirm`)
  const mails = async () => {
    await sendMail(board)
    return mailsTo(board, email())
  }
  return {
    board,
    start,
    begin() {
      index++
      board.now = start
    },
    pass(milliseconds: number) {
      board.now = new Date(board.now.getTime() + milliseconds)
    },
    email,
    request,
    confirm,
    /** Those that were sent by now, the newest first. */
    mails,
    rows: () =>
      board.db.query<{ id: string; since: string | null }>(
        'SELECT id, since FROM alerts WHERE email = $1',
        [email()]
      ),
    async requestAndConfirm(changes: object = {}) {
      await request(changes)
      const [mail] = await mails()
      expect(await confirm(alertConfirmationToken(mail?.text))).toMatchObject({ status: 200 })
      await matchAlerts(board.db)
    }
  }
}
