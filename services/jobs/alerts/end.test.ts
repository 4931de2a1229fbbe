import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { askForRenewals, endOverdueAlerts, sendDigests } from '#workers/scheduled-jobs/alerts.ts'
import { matchAlerts } from '#test/builders/alerts.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { alertConfirmationToken, describeWithGuestAlerts } from '#test/builders/guest-alerts.ts'

const endTokenIn = (text = '') => /\/baja\/(\S+)/.exec(text)?.[1] ?? ''

describeWithGuestAlerts('an alert without an account', alerts => {
  const { board, confirm, mails, pass, requestAndConfirm, rows, start } = alerts

  test('ends with one click, without a cookie and from anywhere', async () => {
    await requestAndConfirm()
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada, { title: 'Mozo de yeguada', place: '11020' })
    await matchAlerts(board.db)
    board.now = new Date('2026-03-03T06:30:00.000Z')
    await sendDigests(board.tools)
    const token = endTokenIn((await mails())[0]?.text)
    const path = `/baja/${token}`
    expect((await board.createClient().get(path)).status).toBe(405)
    expect(await rows()).toHaveLength(1)
    const oneClick = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://mail.example'
      },
      body: 'List-Unsubscribe=One-Click'
    }
    for (const status of [200, 200]) {
      expect((await board.createClient().send(path, oneClick)).status).toBe(status)
      expect(await rows()).toEqual([])
    }
    expect((await board.createClient().send('/baja/nada', oneClick)).status).toBe(410)
  })

  test('leaves nothing of its person when it ends', async () => {
    await requestAndConfirm()
    const [row] = await rows()
    const id = row?.id ?? ''
    board.now = new Date(start.getTime() + 365 * day)
    await askForRenewals(board.tools)
    pass(30 * day)
    await endOverdueAlerts(board.tools)
    const left = await board.db.query(
      `SELECT 'key' AS kind FROM vault.keys WHERE subject = $1 UNION ALL
       SELECT 'query' FROM mail.alert_queries WHERE alert = $1 UNION ALL
       SELECT 'mail' FROM mail.outbox WHERE person = $1 UNION ALL
       SELECT 'row' FROM alerts WHERE id = $1`,
      [id]
    )
    expect(left).toEqual([])
    expect(await board.db.query('SELECT FROM es.erasures WHERE subject = $1', [id])).toHaveLength(1)
  })

  test('is asked about after a year, and goes on when it is answered', async () => {
    await requestAndConfirm()
    pass(365 * day - 1)
    await askForRenewals(board.tools)
    expect((await mails())[0]?.subject).toBe('Confirma tu aviso de empleos')
    pass(1)
    await askForRenewals(board.tools)
    await askForRenewals(board.tools)
    const [mail] = await mails()
    expect(mail?.subject).toBe('¿Sigues buscando?')
    expect(await mails()).toHaveLength(2)
    expect(await confirm(alertConfirmationToken(mail?.text))).toMatchObject({ status: 200 })
    pass(31 * day)
    await endOverdueAlerts(board.tools)
    expect(await rows()).toMatchObject([{ since: start.toISOString() }])
  })
})
