import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import {
  signAlertEndToken,
  signAlertToken,
  signConfirmationToken,
  signJobToken,
  signRemindersToken
} from '#test/board/link-tokens.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

const over = { status: 410, body: expect.stringContaining('>Este enlace ya no sirve</h1>') }

function useBuiltSite(board: TestApp) {
  board.tools.site = loadBuiltSite(board.tools.config)
  board.app = composeApp(board.tools)
}

describeWithApp('the page that a link of an e-mail opens', board => {
  beforeAll(() => useBuiltSite(board), 120_000)

  const get = (path: string) => board.createClient().get(path)
  const textOf = async (path: string) =>
    ((await get(path)).body as string).replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ')

  test('names the ad that is renewed or closed, with what waits and when it ends, until it is closed', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada, { title: 'Mozo <con> casa' })
    await board.createClient().post(`/api/jobs/${job.id}/applications`, guestRequest)
    const token = signJobToken(board, job.id, job.expiryDate)
    for (const [path, end] of [
      ['renovar', /Termina 1 de abril de 2026 Si lo renuevas 1 de mayo de 2026/],
      ['cubierto', /Termina 1 de abril de 2026 Si lo cierras hoy/]
    ] as const) {
      const { headers, body } = await get(`/${path}/${token}`)
      expect(headers.get('Cache-Control')).toContain('no-store')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin')
      expect(body).toContain(`<a href="/jobs/${job.id}">Mozo &lt;con&gt; casa</a>`)
      const text = await textOf(`/${path}/${token}`)
      expect(text).toContain(`Yeguada del Soto ${job.location} 0 vistas`)
      expect(text).toContain('0 vistas 1 aplicación, 1 sin contestar')
      expect(text).toMatch(end)
    }
    const [sent] = (await yeguada.get('/api/applications')).body.applications
    await yeguada.post(`/api/applications/${sent.id}/talked`, { by: 'telefono' })
    expect(await textOf(`/cubierto/${token}`)).toMatch(/0 vistas 1 aplicación (?!, )/)
    const question = (await get(`/cubierto/${token}`)).body
    expect(question).toContain('Avisamos a la persona que aplicó y sigue esperando.')
    expect(question).toContain(`href="/renovar/${token}">No, todavía busco<`)
    expect((await get(`/renovar/${token}`)).body).toContain(
      `href="/cubierto/${token}">Ya tengo a alguien<`
    )
    const other = await postJobAs(yeguada)
    const otherToken = signJobToken(board, other.id, other.expiryDate)
    expect(await textOf(`/cubierto/${otherToken}`)).toContain('Nadie espera respuesta.')
    await yeguada.post(`/api/jobs/${job.id}/close`, { outcome: 'aqui' })
    for (const path of ['renovar', 'cubierto'])
      expect(await get(`/${path}/${token}`)).toMatchObject(over)
  })

  test('names the search that is confirmed, with what was typed', async () => {
    const visitor = board.createClient()
    const search = { keyword: 'yegua <b>', location: 'Sevilla' }
    const email = 'lola@example.org'
    await visitor.post('/api/alerts', { search, every: 'semana', email })
    const [alert] = await board.db.query<{ id: string }>('SELECT id FROM alerts')
    const { body } = await get(`/alertas/confirmar/${signAlertToken(board, alert?.id ?? '')}`)
    expect(body).toContain('>«yegua &lt;b&gt;», en Sevilla</a>')
    expect(body).toContain('Cada lunes, solo si hay empleos nuevos')
    expect(body).toContain('0 empleos ahora')
    expect(body).not.toContain(email)
    const { body: end } = await get(`/baja/${signAlertEndToken(board, alert?.id ?? '')}`)
    expect(end).toContain('>«yegua &lt;b&gt;», en Sevilla</a>')
    expect(end).not.toContain(email)
  })

  test('offers who has an account to be written to weekly instead', async () => {
    const ana = await signUp(board, 'applicant')
    await ana.post('/api/alerts', { search: { keyword: 'doma' }, every: 'dia' })
    const [alert] = (await ana.get('/api/alerts')).body.alerts
    const link = `/baja/${signAlertEndToken(board, alert.id)}`
    expect((await get(link)).body).toContain('href="/alertas">Mejor cada semana<')
    await ana.patch(`/api/alerts/${alert.id}`, { every: 'semana' })
    expect((await get(link)).body).not.toContain('Mejor cada semana')
  })

  test('names the reminders that are stopped', async () => {
    const { id } = (await (await signUp(board, 'employer')).get('/api/user')).body
    const { body } = await get(`/baja/${signRemindersToken(board, id)}`)
    expect(body).toContain('<p class="thing-title">Recordatorios</p>')
  })

  test('names the address that is confirmed, and the account that it is of', async () => {
    const { id, username, email } = (await (await signUp(board, 'applicant')).get('/api/user')).body
    const text = await textOf(`/confirmar/${signConfirmationToken(board, id)}`)
    expect(text.replaceAll(' ', '')).toContain(email)
    expect(text).toContain(`De la cuenta ${username} , creada el`)
  })

  test.each(['/renovar', '/cubierto', '/alertas/confirmar', '/baja', '/confirmar', '/seguimiento'])(
    '%s says at once that its link is over, with no button',
    async path => {
      const { status, headers, body } = await get(`${path}/nada`)
      expect({ status, body }).toMatchObject(over)
      expect(body).not.toMatch(/class="box thing"|<form|<mail-button/)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin')
    }
  )

  test('is over once a newer e-mail was sent, and stays while its button changes nothing', async () => {
    const ana = await signUp(board, 'applicant')
    expect(await get(`/confirmar/${signConfirmationToken(board, ana.id, 7)}`)).toMatchObject(over)
    await ana.post('/api/alerts', { search: { keyword: 'doma' }, every: 'dia' })
    const [{ id }] = (await ana.get('/api/alerts')).body.alerts
    expect(await get(`/alertas/confirmar/${signAlertToken(board, id, 7)}`)).toMatchObject(over)
    const confirmation = `/alertas/confirmar/${signAlertToken(board, id)}`
    await board.createClient().send(confirmation, { method: 'POST' })
    expect((await get(confirmation)).status).toBe(200)
    await ana.delete(`/api/alerts/${id}`)
    expect(await get(confirmation)).toMatchObject(over)
    expect((await get(`/baja/${signAlertEndToken(board, id)}`)).status).toBe(200)
  })
})

describeWithApp(
  'an address that tries tokens',
  board => {
    beforeAll(() => useBuiltSite(board), 120_000)

    test('is refused after as many as it may write', async () => {
      const client = board.createClient()
      const tryToken = async () => (await client.get('/renovar/nada')).status
      const statuses = new Set<number>()
      for (let index = 0; index < 300; index++) statuses.add(await tryToken())
      expect([...statuses, await tryToken()]).toEqual([410, 429])
    })
  },
  { THROTTLE: 'on' }
)
