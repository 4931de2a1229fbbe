import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  signApplicationToken,
  signConfirmationToken,
  signResetToken
} from '#test/board/link-tokens.ts'
import { mailCodeOf } from '#test/board/mail-codes.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { createEmptyApp } from '#test/builders/backup.ts'

const password = 'un caballo bayo y dos mulas'

describeWithApp('after a copy of the database was put back', board => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-ended-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let ana: SignedInClient
  let asking: Visitor
  let code: string
  /** Of e-mails from before. */
  let links: { reset: string; confirmation: string; followed: string; alert: string }

  beforeAll(async () => {
    ana = await signUp(board, 'applicant')
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const visitor = board.createClient()
    const { body } = await visitor.post(`/api/jobs/${id}/applications`, guestRequest)
    const email = 'zahori@example.org'
    await visitor.post('/api/alerts', { search: { keyword: 'zahorí' }, every: 'dia', email })
    await sendMail(board)
    const [mail] = await mailsTo(board, email)
    links = {
      reset: signResetToken(board, ana.id),
      confirmation: signConfirmationToken(board, ana.id),
      followed: signApplicationToken(board, body.id),
      alert: /\/alertas\/confirmar\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
    asking = board.createClient()
    await asking.post('/api/mail-codes', { email: `${ana.username}@example.org` })
    code = await mailCodeOf(board.tools, ana.id)
    await runCli(board, 'user', 'totp-code', ana.username)
    await runCli(board, 'backup', join(folder, 'backup'))
  })

  const requireEnded = async (restored: TestApp) => {
    const visitor = restored.createClient()
    const reset = await visitor.post(`/api/password-resets/${links.reset}`, { password })
    expect(reset.status).toBe(410)
    expect(await restored.db.query('SELECT FROM auth.enrolment_codes')).toEqual([])
    const later = restored.createClient()
    for (const [name, value] of asking.cookies) later.cookies.set(name, value)
    expect((await later.post('/api/mail-codes/confirmation', { code })).status).toBe(410)
    const again = restored.createClient()
    await again.post('/api/login', { username: ana.username, password: testPassword })
    const confirmed = await again.post(`/api/email-confirmations/${links.confirmation}`)
    expect(confirmed.status).toBe(410)
    expect((await visitor.get(`/seguimiento/${links.followed}/mis-datos`)).status).toBe(200)
    expect((await visitor.post(`/alertas/confirmar/${links.alert}`)).status).toBe(200)
  }

  const requireNewLinks = async (restored: TestApp) => {
    await runCli(restored, 'mail', 'on')
    await restored.createClient().post('/api/password-resets', { login: ana.username })
    await expect
      .poll(async () => {
        await sendMail(restored)
        const mails = await mailsTo(restored, `${ana.username}@example.org`)
        return mails.map(({ subject }) => subject)
      })
      .toContain('Elige una contraseña nueva')
    const mails = await mailsTo(restored, `${ana.username}@example.org`)
    const text = mails.find(({ text }) => text.includes('/restablecer/'))?.text ?? ''
    const token = /\/restablecer\/(\S+)/.exec(text)?.[1]
    const reset = await restored.createClient().post(`/api/password-resets/${token}`, { password })
    expect(reset).toMatchObject({ status: 200, body: { isSignedIn: true } })
  }

  test('by restore, links to accounts have ended, those of guests and alerts live on', async () => {
    const restored = await createEmptyApp(board.db.kind, board.tools.config.erasuresFile)
    expect(await runCli(restored, 'restore', join(folder, 'backup'))).toMatchObject({ code: 0 })
    await requireEnded(restored)
    await requireNewLinks(restored)
    await restored.db.close()
  })

  test('by other means, sessions end too, also when there is nothing to erase', async () => {
    expect((await ana.get('/api/user')).status).toBe(200)
    const applied = await runCli(board, 'erasures', 'apply')
    expect(applied).toMatchObject({ code: 0, values: [{ applied: 0 }] })
    expect(applied.text).toContain('Las sesiones')
    expect((await ana.get('/api/user')).status).toBe(401)
    expect((await runCli(board, 'mail', 'list')).values[0]).toMatchObject({ sending: false })
    await requireEnded(board)
    await requireNewLinks(board)
  })
})
