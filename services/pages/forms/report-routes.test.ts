import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import {
  postJobAs,
  profileRequest,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { decideAs, signUpOperator } from '#test/builders/cases.ts'
import { sendForm } from '#test/board/forms.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page', board => {
  let operator: Visitor
  let employer: SignedInClient
  let job: { id: string }
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    operator = await signUpOperator(board)
    employer = await signUp(board, 'employer')
    job = await postJobAs(employer, { title: 'Mozo <b> & cuadra' })
  }, 120_000)

  const send = (path: string, fields: Record<string, string>, headers = {}) =>
    sendForm(board.createClient(), path, fields, { 'Sec-Fetch-Site': 'same-origin', ...headers })

  describe('«Denunciar»', () => {
    const fields = () => ({
      tipo: 'job',
      id: job.id,
      clave: 'una',
      reason: 'falso',
      text: 'El teléfono no existe',
      email: 'luis@example.org',
      name: ''
    })
    const findCase = async () => (await operator.get(`/api/operator/cases/job-${job.id}`)).body

    test('shows what is reported, in a private response', async () => {
      const page = await board.createClient().get(`/denunciar?tipo=job&id=${job.id}`)
      expect(page.status).toBe(200)
      expect(page.body).toContain('«Mozo &lt;b&gt; &amp; cuadra»')
      expect(page.body).toContain('<meta name="robots" content="noindex">')
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    })

    test('marks required fields for assistive technology', async () => {
      const { body } = await board.createClient().get(`/denunciar?tipo=job&id=${job.id}`)
      expect(body).toMatch(/<textarea [^>]*aria-required="true"/)
      expect(body).toMatch(/<input [^>]*name="email"[^>]*aria-required="false"/)
    })

    test('of a profile and of an employer has a form too', async () => {
      const ana = await signUp(board, 'applicant')
      const { id } = (await ana.post('/api/candidate-profiles', profileRequest)).body
      for (const query of [`tipo=profile&id=${id}`, `tipo=employer&id=${employer.id}`])
        expect((await board.createClient().get(`/denunciar?${query}`)).status).toBe(200)
    })

    test('of a minor names them as employers see them, and exists for nobody else', async () => {
      const { profile } = await publishProfile(board, { age: 17, fullName: 'Zoe Montero Gil' })
      const path = `/denunciar?tipo=profile&id=${profile.id}`
      for (const visitor of [board.createClient(), await signUp(board, 'applicant')]) {
        const { status, body } = await visitor.get(path)
        expect(status).toBe(404)
        expect(body).not.toContain('Zoe')
      }
      const { body } = await employer.get(path)
      expect(body).toContain('«Zoe»')
      expect(body).not.toContain('Montero')
    })

    test.each(['', '?tipo=job&id=nada', '?tipo=perro&id=x', '?tipo=message&id=x'])(
      'of %j does not exist',
      async query => {
        expect((await board.createClient().get(`/denunciar${query}`)).status).toBe(404)
      }
    )

    test('keeps a report that a browser sends without a script', async () => {
      const sent = await send('/denunciar', fields())
      expect(sent.status).toBe(201)
      expect(sent.body).toMatch(/Tu denuncia tiene el número <b class="nb">[a-z\d]{10}<\/b>/)
      expect((await findCase()).reports).toMatchObject([
        { reason: 'falso', text: 'El teléfono no existe', email: 'luis@example.org', name: null }
      ])
    })

    test('has one effect and one number when it is sent twice', async () => {
      const before = (await findCase()).reports.length
      const [first, again] = [
        await send('/denunciar', { ...fields(), clave: 'dos' }),
        await send('/denunciar', { ...fields(), clave: 'dos' })
      ]
      expect(again.body).toBe(first.body)
      expect((await findCase()).reports).toHaveLength(before + 1)
    })

    test('returns with what was typed and with what is wrong', async () => {
      const sent = await send('/denunciar', {
        ...fields(),
        clave: 'tres',
        text: 'corto',
        reason: ''
      })
      expect(sent.status).toBe(400)
      expect(sent.body).toContain('Cuéntanos en una frase qué pasa')
      expect(sent.body).toContain('<a href="#reason">Elige un motivo</a>')
      expect(sent.body).toContain('>corto</textarea>')
      expect(sent.body).toContain('value="luis@example.org"')
      expect(sent.body).toContain('value="tres"')
    })

    test('keeps what comes with the honeypot filled in, marked', async () => {
      const trap = { clave: 'trampa', website: 'https://x.org' }
      const sent = await send('/denunciar', { ...fields(), ...trap })
      expect(sent.status).toBe(201)
      const [number] = /[a-z\d]{10}(?=<\/b>)/.exec(sent.body) ?? []
      expect((await findCase()).reports).toContainEqual(
        expect.objectContaining({ id: number, isHoneypotFilled: true })
      )
    })

    test('refuses what is no form, and forms of other sites', async () => {
      const json = { 'Content-Type': 'application/json' }
      expect((await send('/denunciar', fields(), json)).status).toBe(415)
      const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await send('/denunciar', fields(), crossSite)).status).toBe(403)
    })
  })

  describe('«Reclamar»', () => {
    test('shows the decision, and keeps a complaint without a script', async () => {
      const hidden = await postJobAs(employer)
      await board.createClient().post('/api/reports', {
        target: { kind: 'job', id: hidden.id },
        reason: 'falso',
        text: 'El teléfono no existe'
      })
      await decideAs(operator, `job-${hidden.id}`)
      const path = `/reclamar/${signAppealToken(board, `job-${hidden.id}`)}`
      const page = await board.createClient().get(path)
      expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'strict-origin'])
      expect(page.body).toContain('El anuncio pide dinero antes de contratar.')
      const short = await send(path, { text: 'no' })
      expect(short.status).toBe(400)
      expect(short.body).toContain('>no</textarea>')
      const sent = await send(path, { text: 'La fianza era de la vivienda' })
      expect([sent.status, sent.body]).toEqual([201, expect.stringContaining('Hemos recibido')])
      const again = await send(path, { text: 'La fianza era de la vivienda' })
      expect(again.status).toBe(409)
      expect(again.body).toContain('Ya has reclamado contra esta decisión.')
    })

    test('does not name a candidate to who reported them', async () => {
      const { ana, profile } = await publishProfile(board, { fullName: 'Zoe Montero Gil' })
      const report = { target: { kind: 'profile', id: profile.id }, reason: 'falso' }
      const { body } = await board
        .createClient()
        .post('/api/reports', { ...report, text: 'No es quien dice', email: 'luis@example.org' })
      await ana.put('/api/candidate-visibility', { visibleTo: 'nobody' })
      await decideAs(operator, `profile-${profile.id}`, { outcome: 'kept' })
      const token = signAppealToken(board, body.number, { by: 'reporter' })
      const page = await board.createClient().get(`/reclamar/${token}`)
      expect(page.body).toContain('El perfil')
      expect(page.body).not.toContain('Montero')
      const own = signAppealToken(board, `profile-${profile.id}`)
      expect((await board.createClient().get(`/reclamar/${own}`)).body).toContain('«Zoe Montero')
    })

    test('does not exist for another link', async () => {
      expect((await board.createClient().get('/reclamar/nada')).status).toBe(404)
    })
  })

  test('«Transparencia» has the figures of the month', async () => {
    const { status, body } = await board.createClient().get('/transparencia')
    expect(status).toBe(200)
    expect(body).toContain('Marzo de 2026')
    // The two decisions that are made without a person, as the terms name them.
    expect(body).toMatch(
      /tres\s+personas\s+distintas,\s+al\s+menos\s+una\s+con\s+el\s+correo\s+confirmado/
    )
    expect(body).toMatch(
      /primer\s+anuncio\s+de\s+una\s+cuenta,\s+ni\s+ninguno\s+de\s+una\s+de\s+menos\s+de\s+30\s+días/
    )
    expect(body).toMatch(/Denuncias recibidas<\/th><td>\d+<\/td>/)
    expect(body).toMatch(/Resultado: Oculto<\/th><td>1<\/td>/)
  })
})
