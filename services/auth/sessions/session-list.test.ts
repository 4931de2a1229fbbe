import { hour } from '#events/units.ts'
import { expect, test } from 'vitest'
import { type SignedInClient, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { sessionCookie } from '../shared/cookies.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

describeWithApp('the sessions of a user', board => {
  const logIn = async ({ username }: SignedInClient, headers = {}): Promise<Visitor> => {
    const visitor = board.createClient('198.51.100.44')
    await visitor.post('/api/login', { username, password: testPassword }, headers)
    return visitor
  }
  const list = async (visitor: Visitor) => (await visitor.get('/api/sessions')).body.sessions
  const currentId = async (visitor: Visitor) =>
    (await list(visitor)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id

  test('are listed with their device and times, and say which one is current', async () => {
    const ana = await signUp(board, 'applicant')
    const start = board.now
    board.now = new Date(start.getTime() + hour)
    const elsewhere = await logIn(ana, { 'User-Agent': firefox })
    const [at, later] = [start.toISOString(), board.now.toISOString()]
    const id = expect.stringMatching(/^[\da-f]{32}$/)
    expect(await list(elsewhere)).toEqual([
      { id, startedAt: later, lastUsedAt: later, device: 'Firefox en Windows', isCurrent: true },
      { id, startedAt: at, lastUsedAt: at, device: 'Otro programa', isCurrent: false }
    ])
    board.now = start
  })

  test('are those of the user only, and hold no address', async () => {
    const ana = await signUp(board, 'applicant')
    await logIn(await signUp(board, 'applicant'))
    expect(await list(ana)).toHaveLength(1)
    const rows = await board.db.query('SELECT * FROM auth.sessions')
    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.44|203\.0\.113/)
  })

  test('are ended one by one', async () => {
    const ana = await signUp(board, 'applicant')
    const [elsewhere, third] = [await logIn(ana), await logIn(ana)]
    const path = `/api/sessions/${await currentId(elsewhere)}`
    expect(await ana.delete(path)).toMatchObject({
      status: 200,
      body: { message: 'Sesión cerrada' }
    })
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await third.get('/api/user')).status).toBe(200)
    expect(await ana.delete(path)).toMatchObject({
      status: 404,
      body: { message: 'Esta sesión ya no está abierta' }
    })
  })

  test('are not ended by another user', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    const path = `/api/sessions/${await currentId(ana)}`
    expect((await luis.delete(path)).status).toBe(403)
    expect((await board.createClient().delete(path)).status).toBe(401)
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test('clear the cookies when the current one is ended', async () => {
    const ana = await signUp(board, 'applicant')
    expect((await ana.delete(`/api/sessions/${await currentId(ana)}`)).status).toBe(200)
    expect(ana.cookies.has(sessionCookie)).toBe(false)
  })

  test('are ended all but the current one', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const others = [await logIn(ana), await logIn(ana)]
    const end = async () => (await ana.delete('/api/sessions')).body.message
    expect(await end()).toBe('Hemos cerrado las otras 2 sesiones')
    expect(await end()).toBe('No había otras sesiones abiertas')
    for (const client of others) expect((await client.get('/api/user')).status).toBe(401)
    for (const kept of [ana, luis]) expect((await kept.get('/api/user')).status).toBe(200)
  })
})
