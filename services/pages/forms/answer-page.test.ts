import { beforeAll, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { composeApp } from '#composition/compose-board.ts'
import { sendForm } from '#test/board/forms.ts'
import { applicationBearer, signAnswerToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  profileRequest,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page that answers an application', board => {
  let yeguada: SignedInClient
  let jobId: string
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    yeguada = await signUp(board, 'employer')
    await confirmEmailOf(board, yeguada)
    const asks = [{ what: 'galope', level: 5, weight: 'imprescindible' }]
    jobId = (await postJobAs(yeguada, { asks })).id
  }, 120_000)

  const visitor = () => board.createClient()
  async function apply(changes: object = {}): Promise<string> {
    const request = { ...guestRequest, applicantEmail: `${newId()}@example.org`, ...changes }
    return (await visitor().post(`/api/jobs/${jobId}/applications`, request)).body.id
  }
  const path = (id: string, answer = '', version?: number) =>
    `/contestar/${signAnswerToken(board, id, version)}${answer && `?respuesta=${answer}`}`
  const open = async (address: string) => {
    const { status, body, headers } = await visitor().get(address)
    return { status, body: body as string, headers }
  }
  const statusOf = async (id: string) =>
    (await yeguada.get('/api/applications?limit=50')).body.applications.find(
      (application: { id: string }) => application.id === id
    )

  test('has the letter, ways to call, and a sentence for each answer', async () => {
    const id = await apply({ applicantName: 'Lucía <b>Vega', applicantPhone: '612 345 678' })
    const page = await open(path(id))
    expect(page.status).toBe(200)
    expect(page.body).toContain('Contesta a <bdi translate="no">Lucía</bdi>')
    expect(page.body).toContain(guestRequest.coverLetter)
    expect(page.body).toContain('href="tel:+34612345678"')
    expect(page.body).toContain('href="https://wa.me/34612345678"')
    expect(page.body).toContain(
      'Me interesa tu aplicación: ¿hablamos mañana? Te llamo al 612 345 678.'
    )
    expect((await open(path(id, 'cubierto'))).body).toContain(
      'El puesto está cubierto. Gracias por escribir.'
    )
    expect((await open(path(id, 'experiencia'))).body).toContain(
      'Buscamos a alguien con más experiencia. Suerte.'
    )
    expect((await open(path(id, 'otra'))).body).toContain('Me interesa tu aplicación')
  })

  test('has the rows of the ad beside the answers, and names only what is answered with no', async () => {
    const id = await apply({
      answers: [{ ask: 'galope-5', value: 'aprendiendo' }],
      startsOn: '2027-02-01',
      place: '11020'
    })
    const { body } = await open(path(id, 'experiencia'))
    for (const [name, value] of [
      ['Galope\u00a05', 'Aprendiendo'],
      ['Puede empezar', '1 de febrero de 2027'],
      ['Vive en', 'Jerez de la Frontera, Cádiz']
    ])
      expect(body).toContain(`<dt>${name}</dt><dd>${value}`)
    expect(body).toContain('Buscamos a alguien con más experiencia: pedimos galope')
    const met = await apply({ answers: [{ ask: 'galope-5', value: 'si' }] })
    expect((await open(path(met, 'experiencia'))).body).toContain('más experiencia. Suerte.')
  })

  test('takes what the profile says where the application says nothing, and says what neither says', async () => {
    const ana = await signUp(board, 'applicant')
    await ana.post('/api/candidate-profiles', { ...profileRequest, galope: 3 })
    const { body } = await ana.post(`/api/jobs/${jobId}/applications`, { coverLetter })
    expect((await open(path(body.id))).body).toContain(
      '<dt>Galope\u00a05</dt><dd>No, tiene Galope\u00a03</dd>'
    )
    const eva = await signUp(board, 'applicant')
    await eva.post('/api/candidate-profiles', profileRequest)
    const sent = await eva.post(`/api/jobs/${jobId}/applications`, { coverLetter })
    expect((await open(path(sent.body.id))).body).toContain(
      '<dt>Galope\u00a05</dt><dd>No lo dice</dd>'
    )
    expect((await open(path(await apply()))).body).not.toContain('No lo dice')
  })

  test('is nobody else’s: not stored, not indexed, and its address stays here', async () => {
    const { headers } = await open(path(await apply()))
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin')
  })

  test('changes nothing by being opened, whatever is in its address', async () => {
    const id = await apply()
    const before = await lastPosition(board.db)
    for (const answer of ['', 'interesa', 'cubierto', 'experiencia']) await open(path(id, answer))
    await visitor().send(path(id), { method: 'HEAD' })
    expect(await lastPosition(board.db)).toBe(before)
  })

  test('answers without a script, then says so, and takes it back', async () => {
    const id = await apply({ applicantName: 'Lucía Vega' })
    const form = { status: 'approved', message: '¿Hablamos el lunes?' }
    const sent = await sendForm(visitor(), path(id), form)
    expect(sent.status).toBe(303)
    const location = sent.headers.get('Location') ?? ''
    expect(location).toMatch(/^\/contestar\/\S+$/)
    expect((await sendForm(visitor(), path(id), form)).headers.get('Location')).toBe(location)
    expect(await statusOf(id)).toMatchObject({ status: 'approved', employerWords: form.message })
    const told = await open(location)
    expect(told.body).toContain('Se lo hemos dicho a <bdi translate="no">Lucía</bdi>')
    expect(told.body).toMatch(/<a [^>]*href="\/applications\?status=pending">\d+ esperan? más<\/a>/)
    expect(told.body).not.toContain('Contestar a')
    const next = (await yeguada.get(location)).body as string
    expect(next).toMatch(/href="\/contestar\/\S+">Contestar a <bdi translate="no">\S+<\/bdi>/)
    await sendForm(visitor(), location, { status: 'pending' })
    expect(await statusOf(id)).toMatchObject({ status: 'pending', employerWords: null })
  })

  test('keeps what was typed when it is refused', async () => {
    const id = await apply()
    const message = 'a'.repeat(501)
    const refused = await sendForm(visitor(), path(id), { status: 'approved', message })
    expect(refused.status).toBe(400)
    expect(refused.body).toContain(message)
    expect(refused.body).toContain('Tus palabras no pueden tener más de 500 caracteres')
    expect((await statusOf(id)).status).toBe('pending')
  })

  test('says what has become of it once it is over, and names nobody', async () => {
    const cases: [id: string, sentence: string][] = []
    const answered = await apply({ applicantName: 'Lucía Vega' })
    const address = path(answered)
    await yeguada.put(`/api/applications/${answered}`, { status: 'rejected' })
    cases.push([address, 'Esta aplicación ya está contestada: rechazada.'])
    const withdrawn = await apply({ applicantName: 'Lucía Vega' })
    cases.push([path(withdrawn), 'Quien envió esta aplicación la ha retirado.'])
    await visitor().delete(
      `/api/applications/${withdrawn}`,
      undefined,
      applicationBearer(board, withdrawn)
    )
    const talked = await apply({ applicantName: 'Lucía Vega' })
    cases.push([path(talked), 'Esta aplicación ya está contestada: habéis hablado.'])
    await yeguada.post(`/api/applications/${talked}/talked`, { by: 'persona' })
    cases.push(['/contestar/nada', 'Ha pasado su plazo, o hay algo nuevo'])
    for (const [address, sentence] of cases) {
      const { status, body } = await open(address)
      expect([status, body.includes(sentence)]).toEqual([410, true])
      expect(body).not.toContain('Lucía')
      const sent = await sendForm(visitor(), address, { status: 'approved' })
      expect([sent.status, (sent.body as string).includes(sentence)]).toEqual([410, true])
    }
  })

  test('gives no number of a person under age', async () => {
    const ana = await signUp(board, 'applicant', { phone: '612 345 678' })
    await ana.post('/api/candidate-profiles', { ...profileRequest, age: 16 })
    const { body } = await ana.post(`/api/jobs/${jobId}/applications`, { coverLetter })
    expect((await open(path(body.id))).body).not.toMatch(/tel:|wa\.me|612/)
  })
})
