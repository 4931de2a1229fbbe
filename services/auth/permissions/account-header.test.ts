import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'

const as = ({ id }: { id: string }) => ({ 'X-Account': id })
const another = {
  status: 409,
  body: {
    code: 'another-account',
    message: 'Lo escribió otra cuenta. Cierra sesión y entra con ella para enviarlo.'
  }
}

describeWithApp('a request that says whose it is', board => {
  async function vacancy() {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const received = async () => (await yeguada.get('/api/applications')).body.applications
    return { yeguada, path: `/api/jobs/${id}/applications`, received }
  }
  const logIn = (browser: Visitor, { username }: { username: string }) =>
    browser.post('/api/login', { username, password: testPassword })

  test('is accepted in the session of that account', async () => {
    const { path, received } = await vacancy()
    const ana = await signUp(board, 'applicant')
    expect((await ana.post(path, { coverLetter }, as(ana))).status).toBe(201)
    expect(await received()).toMatchObject([{ applicantId: ana.id }])
  })

  test('has no effect in that of another who signed in between two requests', async () => {
    const { path, received } = await vacancy()
    const [ana, bruno] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const browser = board.createClient()
    await logIn(browser, ana)
    expect((await browser.get('/api/user')).body.id).toBe(ana.id)
    await logIn(browser, bruno)
    const kept = { ...as(ana), 'Idempotency-Key': newId() }
    expect(await browser.post(path, { coverLetter }, kept)).toMatchObject(another)
    expect(await received()).toEqual([])
    await logIn(browser, ana)
    expect((await browser.post(path, { coverLetter }, kept)).status).toBe(201)
    expect(await received()).toMatchObject([{ applicantId: ana.id }])
  })

  test('is not taken for that of a guest once the session is over', async () => {
    const { path, received } = await vacancy()
    const ana = await signUp(board, 'applicant')
    const visitor = board.createClient()
    expect((await visitor.post(path, guestRequest, as(ana))).status).toBe(401)
    expect(await received()).toEqual([])
    expect((await visitor.post(path, guestRequest)).status).toBe(201)
  })

  test('is refused before what it sends is read, a picture too', async () => {
    const [ana, bruno] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const path = `/api/users/${bruno.id}/picture`
    const sent = await bruno.send(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/png', ...as(ana) },
      body: 'none'
    })
    expect(sent).toMatchObject(another)
    expect(await bruno.post('/api/messages', { any: 1 }, as(ana))).toMatchObject(another)
  })

  test('is judged as before without the header', async () => {
    const { path, received } = await vacancy()
    const bruno = await signUp(board, 'applicant')
    expect((await bruno.post(path, { coverLetter })).status).toBe(201)
    expect(await received()).toMatchObject([{ applicantId: bruno.id }])
  })
})
