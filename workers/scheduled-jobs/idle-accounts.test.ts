import { expect, test } from 'vitest'
import { readStream } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { endIdleAccounts } from './idle-accounts.ts'

describeWithApp('an idle account', board => {
  const moveTo = (instant: string) => {
    board.now = new Date(instant)
  }
  const last = async (id: string) => (await readStream(board.db, `user-${id}`)).at(-1)

  test('is deleted after twenty-four months, a month and two weeks after notices', async () => {
    const ana = await signUp(board, 'applicant')
    const luis = await signUp(board, 'applicant')
    moveTo('2028-02-02T09:59:59Z')
    expect(await endIdleAccounts(board.tools)).toBe(0)
    moveTo('2028-02-02T10:00:00Z')
    expect(await endIdleAccounts(board.tools)).toBe(2)
    expect(await endIdleAccounts(board.tools)).toBe(0)
    expect(await last(ana.id)).toMatchObject({
      type: 'UserIdleNoticed',
      data: { nth: 1, eraseOn: '2028-03-02T10:00:00.000Z' }
    })
    await sendMail(board)
    const [mail] = await mailsTo(board, `${ana.username}@example.org`)
    expect(mail?.text).toContain('eliminaremos la cuenta el 2 de marzo de 2028')
    const credentials = { username: luis.username, password: testPassword }
    expect((await luis.post('/api/login', credentials)).status).toBe(200)
    moveTo('2028-02-17T10:00:00Z')
    expect(await endIdleAccounts(board.tools)).toBe(1)
    moveTo('2028-03-01T10:00:00Z')
    expect(await endIdleAccounts(board.tools)).toBe(0)
    moveTo('2028-03-02T10:00:00Z')
    expect(await endIdleAccounts(board.tools)).toBe(1)
    expect(await last(ana.id)).toMatchObject({ type: 'UserSoftDeleted', data: { byAdmin: false } })
    expect(await last(luis.id)).not.toMatchObject({ type: 'UserSoftDeleted' })
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('is deleted no sooner than two weeks after the last notice', async () => {
    moveTo('2026-03-02T10:00:00Z')
    const eva = await signUp(board, 'employer')
    moveTo('2030-01-01T10:00:00Z')
    await endIdleAccounts(board.tools)
    expect(await last(eva.id)).toMatchObject({ type: 'UserIdleNoticed', data: { nth: 2 } })
    moveTo('2030-01-15T09:59:59Z')
    await endIdleAccounts(board.tools)
    expect(await last(eva.id)).toMatchObject({ type: 'UserIdleNoticed' })
    moveTo('2030-01-15T10:00:00Z')
    await endIdleAccounts(board.tools)
    expect(await last(eva.id)).toMatchObject({ type: 'UserSoftDeleted' })
  })
})
