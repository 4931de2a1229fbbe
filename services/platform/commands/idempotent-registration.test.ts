import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { testPassword } from '#test/builders/api-fixtures.ts'

const withKey = (key: string) => ({ 'Idempotency-Key': key })

describeWithApp('a request with a key', board => {
  const count = async () => {
    const [log] = await board.db.query<{ n: number }>('SELECT count(*) AS n FROM es.events')
    return log?.n ?? 0
  }
  const registration = () => {
    const username = `k.${newId()}`
    return { username, password: testPassword, email: `${username}@example.org`, fullName: 'Ana' }
  }

  test('registering, sent again, creates one account and signs in each time', async () => {
    const [body, key, before] = [registration(), withKey(newId()), await count()]
    const browser = board.createClient()
    const first = await browser.post('/api/register', body, key)
    expect(first.status).toBe(201)
    for (const visitor of [board.createClient(), browser, board.createClient()]) {
      const again = await visitor.post('/api/register', body, key)
      expect([again.status, again.body]).toEqual([201, first.body])
      expect((await visitor.get('/api/user')).body.id).toBe(first.body.id)
    }
    expect(await count()).toBe(before + 1)
  })

  test('registering, sent again after the password was changed, does not sign in', async () => {
    const [body, key] = [registration(), withKey(newId())]
    const browser = board.createClient()
    const { id } = (await browser.post('/api/register', body, key)).body
    const change = { currentPassword: testPassword, newPassword: 'yegua-torda' }
    expect((await browser.put(`/api/users/${id}/password`, change)).status).toBe(200)
    const visitor = board.createClient()
    expect(await visitor.post('/api/register', body, key)).toMatchObject({
      status: 409,
      body: { message: 'Esta cuenta ya existe. Inicia sesión.' }
    })
    expect(visitor.cookies.size).toBe(0)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('registering, sent twelve times at once, creates one account', async () => {
    const [body, key, before] = [registration(), withKey(newId()), await count()]
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => board.createClient().post('/api/register', body, key))
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(response => response.body.id)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  test('registering another account is refused with 422', async () => {
    const key = withKey(newId())
    expect((await board.createClient().post('/api/register', registration(), key)).status).toBe(201)
    const visitor = board.createClient()
    expect((await visitor.post('/api/register', registration(), key)).status).toBe(422)
    expect(visitor.cookies.size).toBe(0)
  })
})
