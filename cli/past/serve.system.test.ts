import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#cli/commands.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { jobRequest, postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const moment = '2026-03-02T13:00'
const band = 'Así era el 2 de marzo de 2026, 13:00'

describeWithApp('the board as it was', board => {
  let yeguada: SignedInClient
  let otherEmployer: SignedInClient
  const ids = { changed: '', deleted: '', later: '' }
  beforeAll(async () => {
    board.now = new Date('2026-03-02T10:00:00.000Z')
    yeguada = await signUp(board, 'employer')
    otherEmployer = await signUp(board, 'employer')
    ids.changed = (await postJobAs(yeguada, { title: 'Mozo con 1.400 €' })).id
    ids.deleted = (await postJobAs(otherEmployer, { title: 'Jinete de potros' })).id
    board.now = new Date('2026-03-02T14:00:00.000Z')
    await yeguada.patch(`/api/jobs/${ids.changed}`, { ...jobRequest, title: 'Mozo con 1.100 €' })
    await otherEmployer.delete(`/api/jobs/${ids.deleted}`)
    ids.later = (await postJobAs(yeguada, { title: 'Herrero' })).id
    // By now all of them have expired.
    board.now = new Date('2026-05-02T14:00:00.000Z')
  })

  /** Serves the moment while `work` runs; returns what the command printed and its exit code. */
  async function serving(work: (origin: string) => Promise<void>) {
    const interrupted = new AbortController()
    const lines: string[] = []
    const ready = Promise.withResolvers<string>()
    const output = {
      line: (text: string) => void lines.push(text),
      step: (text: string) => void lines.push(text),
      json: (value: unknown) => ready.resolve((value as { origin: string }).origin),
      progress() {}
    }
    const { tools } = board
    const context = { tools, output, input: undefined, signal: interrupted.signal }
    const running = runCommand(context, ['as-of', moment, '--serve', '0'])
    running.catch(ready.reject)
    try {
      await work(await ready.promise)
    } finally {
      interrupted.abort()
    }
    return { code: await running, text: lines.join('\n') }
  }
  const read = async (origin: string, path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, { redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const leftBehind = () => board.db.query("SELECT FROM pg_namespace WHERE nspname = 'read_past'")

  test('is served with its jobs, and a band on every page', async () => {
    const { code, text } = await serving(async origin => {
      const { jobs } = JSON.parse((await read(origin, '/api/jobs')).text)
      expect(jobs.map(({ title }: { title: string }) => title).sort()).toEqual([
        'Jinete de potros',
        'Mozo con 1.400 €'
      ])
      const found = JSON.parse((await read(origin, '/api/jobs?keyword=potros')).text)
      expect(found.meta.totalJobs).toBe(1)
      const job = await read(origin, `/jobs/${ids.changed}`)
      expect(job).toMatchObject({ status: 200, text: expect.stringContaining('Mozo con 1.400 €') })
      expect(job.text).not.toContain('1.100')
      expect((await read(origin, `/jobs/${ids.later}`)).status).toBeGreaterThan(403)
      for (const path of ['/', '/jobs', `/jobs/${ids.changed}`, '/about', '/auth', '/nada']) {
        const page = await read(origin, path, { headers: { 'Accept-Encoding': 'br' } })
        expect(page.text.split(band).length, path).toBe(2)
      }
      const sheet = await read(origin, '/otro-momento.css')
      expect([sheet.status, sheet.headers.get('content-type')]).toEqual([
        200,
        'text/css; charset=utf-8'
      ])
    })
    expect(code).toBe(0)
    expect(text).toMatch(/Así era el .*: http:\/\/127\.0\.0\.1:\d+ \(solo lectura y sin sesiones/)
    expect(await leftBehind()).toEqual([])
  })

  test('takes no write and knows no session', async () => {
    await serving(async origin => {
      const before = await lastPosition(board.db)
      const body = JSON.stringify({ username: yeguada.username, password: 'x' })
      const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
      const refused = await read(origin, '/api/login', { method: 'POST', headers, body })
      expect(refused.status).toBe(403)
      expect(JSON.parse(refused.text).message).toContain('solo se puede leer')
      const cookie = { headers: { Cookie: 'ramal=x; sesion=1' } }
      const user = await read(origin, '/api/user', cookie)
      expect([user.status, user.headers.getSetCookie()]).toEqual([401, []])
      expect((await read(origin, '/buzon')).status).toBe(404)
      expect(await lastPosition(board.db)).toBe(before)
    })
  })

  test('answers under the names of this machine alone', async () => {
    const askAs = async (origin: string, name: string) => {
      const { hostname, port } = new URL(origin)
      const request = http.get({ hostname, port, path: '/api/jobs', headers: { Host: name } })
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      response.resume()
      return response.statusCode
    }
    await serving(async origin => {
      const { port } = new URL(origin)
      expect(await askAs(origin, `localhost:${port}`)).toBe(200)
      // A page elsewhere, whose name leads to this machine by now.
      expect(await askAs(origin, `tablon.example:${port}`)).toBe(421)
    })
  })

  test('goes on beside the board of today, which stays as it is', async () => {
    await serving(async origin => {
      const fresh = await signUp(board, 'employer')
      const { id } = await postJobAs(fresh, { title: 'Mozo de hoy' })
      expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(200)
      expect((await read(origin, `/api/jobs/${id}`)).status).toBeGreaterThan(403)
      expect((await read(origin, '/api/jobs?keyword=mozo')).text).not.toContain('Mozo de hoy')
    })
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('is refused while another moment is served, and where the port is taken', async () => {
    await serving(async () => {
      const second = await runCli(board, 'as-of', moment, '--serve', '0')
      expect(second).toMatchObject({
        code: 1,
        text: expect.stringContaining('Ya se está enseñando otro momento: termínalo antes')
      })
    })
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const refused = await runCli(board, 'as-of', moment, '--serve', String(port))
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining(`El puerto ${port}`) })
    taken.close()
    expect(await leftBehind()).toEqual([])
  })

  test('loses who is erased meanwhile, and never shows who was erased since', async () => {
    const path = `/api/jobs/${ids.deleted}`
    await serving(async origin => {
      expect((await read(origin, path)).text).toContain('Jinete de potros')
      board.now = new Date('2026-05-03T09:00:00.000Z')
      await runCli(board, 'user', 'erase', otherEmployer.username)
      await expect
        .poll(async () => (await read(origin, path)).text, { timeout: 20_000 })
        .not.toContain('Jinete de potros')
      const tables = await board.db.query('SELECT FROM read_past.jobs WHERE employer_id = $1', [
        otherEmployer.id
      ])
      expect(tables).toEqual([])
    })
    await serving(async origin => {
      expect((await read(origin, path)).text).not.toContain('Jinete de potros')
      expect((await read(origin, '/api/jobs')).text).toContain('Mozo con 1.400 €')
    })
  })

  test('leaves nothing when it was killed, after the next start, erasure or serving', async () => {
    const fill = 'CREATE SCHEMA read_past; CREATE TABLE read_past.users (id text)'
    await board.db.exec(fill)
    await runCli(board, 'erasures', 'keep')
    expect(await leftBehind()).toEqual([])
    await board.db.exec(fill)
    await serving(async origin => {
      expect((await read(origin, '/api/jobs')).status).toBe(200)
      await runCli(board, 'erasures', 'keep')
      expect(await leftBehind()).toHaveLength(1)
    })
    expect(await leftBehind()).toEqual([])
  })

  describe('refuses', () => {
    test.each([
      ['x', 'El puerto debe ser un número entero'],
      ['70000', 'El puerto debe ser un número hasta 65535']
    ])('the port %s', async (port, sentence) => {
      const { code, text } = await runCli(board, 'as-of', moment, '--serve', port)
      expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(sentence) })
    })
  })
})
