import { alert } from '#events/aggregates/alerts.ts'
import { application } from '#events/aggregates/applications.ts'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { candidateVisibility } from '#events/aggregates/candidate-visibility.ts'
import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { job } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import { savedJobs } from '#events/aggregates/saved-jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { ownDataValues } from '#services/words/words.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  coverLetter,
  deleteAccount,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { fullProfileRequest, publishProfile } from '#test/builders/candidate-profiles.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { ownDataPage } from './own-data-page.ts'
import type { OwnData } from './view.ts'

/** The fields that the readable copy has no name for: those begin with a small letter. */
async function unnamedFields(data: OwnData): Promise<string[]> {
  const page = await ownDataPage(data)
  return [...page.matchAll(/<dt>([a-z]\w*)<\/dt>/g)].map(([, name = '']) => name)
}

async function readArchive(board: TestApp, person: SignedInClient, path: string) {
  const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`)
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const response = await board.app.request(
    path,
    { headers: { Cookie: cookies.join('; ') } },
    bindings
  )
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  const name = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  return { name, files: Object.fromEntries(files.map(([file, data]) => [file, strFromU8(data)])) }
}

describeWithApp('the copy of the own data', board => {
  test('holds what a person typed, also what was replaced, and what others did with it', async () => {
    const { ana, path } = await publishProfile(board, { contactPhone: '611 000 001' })
    await ana.put(path, { ...fullProfileRequest, contactPhone: '611 000 002' })
    const employer = await signUp(board, 'employer', { fullName: 'Finca Retamal' })
    const asks = [{ what: 'carne', level: 'B', weight: 'imprescindible' }]
    const job = await postJobAs(employer, { asks })
    const said = {
      answers: [{ ask: 'carne-B', value: 'si' }],
      startsOn: 'ya',
      needsHousing: false,
      place: '11020'
    }
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter, ...said })
    await employer.post('/api/messages', { receiverId: ana.id, content: 'Ven el martes' })
    await employer.post(`${path}/contact`)
    const { status, body, headers } = await ana.get('/api/my-data')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(body).toMatchObject({
      account: { id: ana.id, username: ana.username },
      profiles: [{ contactPhone: '611 000 002', age: 28 }],
      contactReleases: [{ employerId: employer.id, employerName: 'Finca Retamal', times: 1 }],
      applications: [{ coverLetter, said, jobTitle: job.title }],
      messages: [{ content: 'Ven el martes' }],
      sessions: [{ device: expect.any(String) }]
    })
    const text = JSON.stringify(body)
    expect(text).toContain('611 000 001')
    expect(text).not.toContain(`${employer.username}@example.org`)
    expect(text).not.toMatch(/password|tokenHash|"words"/)
    expect(await unnamedFields(body)).toEqual([])
    for (const text of ['Qué pide el anuncio: Carné\u00a0B', 'Respuesta: Sí', 'Puedes empezar: Ya'])
      expect(await ownDataPage(body)).toContain(text)
    expect(await board.createClient().get('/api/my-data')).toMatchObject({ status: 401 })
    const asked = (await employer.get('/api/my-data')).body
    expect(asked.contactRequests).toMatchObject([{ userId: ana.id }])
    expect(JSON.stringify(asked)).not.toContain('611 000')
    expect(JSON.stringify(asked)).not.toContain(coverLetter)
    expect(await unnamedFields(asked)).toEqual([])
  })

  test('has a message that the operator removed, or of a deleted account, for its sender alone', async () => {
    const operator = await signUpOperator(board)
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const send = async (content: string) =>
      (await yeguada.post('/api/messages', { receiverId: ana.id, content })).body.id
    const contents = async (person: SignedInClient) =>
      (await person.get('/api/my-data')).body.messages.map(
        ({ content }: { content: string }) => content
      )
    const removed = await send('Mándame tu DNI')
    await send('Ven el martes')
    await report(board, 'message', removed, {}, ana)
    await decideAs(operator, `message-${removed}`)
    expect(await contents(ana)).toEqual(['Ven el martes'])
    expect(JSON.stringify((await ana.get('/api/my-data')).body)).not.toContain('DNI')
    expect(await contents(yeguada)).toEqual(['Mándame tu DNI', 'Ven el martes'])
    await deleteAccount(yeguada)
    expect(await contents(ana)).toEqual([])
  })

  test('has a page that names the values, also nested ones', async () => {
    const ana = await signUp(board, 'applicant')
    const search = { keyword: 'mozo', province: '41' }
    await ana.post('/api/alerts', { search, every: 'semana' })
    const page = await ownDataPage((await ana.get('/api/my-data')).body)
    expect(page).toContain('<dd>Profesional Equino</dd>')
    expect(page).toContain('<dd>Cada semana</dd>')
    expect(page).toContain('<dd>Palabras: mozo\nProvincia (INE): 41</dd>')
  })

  test('has a label for each type of event of an account', async () => {
    const aggregates = [user, candidateVisibility, employerVerification, savedJobs]
    const things = [candidateProfile, job, application, message, alert]
    for (const { schemas } of [...aggregates, ...things])
      expect(Object.keys(ownDataValues.type)).toEqual(expect.arrayContaining(Object.keys(schemas)))
  })

  test('has words for the codes of an account, an ad and a search', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada, {
      housing: { kind: 'habitacion', cost: 'gratis' },
      contract: 'indefinido',
      asks: [{ what: 'idioma', level: 'en', weight: 'valorable' }]
    })
    await yeguada.post('/api/alerts', {
      search: { housing: 'si', role: 'groom,jinete' },
      every: 'dia'
    })
    const page = await ownDataPage((await yeguada.get('/api/my-data')).body)
    for (const text of ['Publicaste un anuncio', 'Creaste la cuenta', 'Vivienda: sí', 'Habitación'])
      expect(page).toContain(text)
    expect(page).not.toMatch(
      /UserRegistered|JobPosted|: (?:si|es|en|habitacion|indefinido|groom)\b/
    )
  })

  test('has no age that was not stated', async () => {
    const { ana } = await publishProfile(board, { age: undefined })
    const { body } = await ana.get('/api/my-data')
    expect(body.profiles).toMatchObject([{ age: null }])
  })

  test('comes as a ZIP archive with a page and the data', async () => {
    const { ana } = await publishProfile(board, {
      description: 'Amazona <b>y</b> ñandú, 20 letras'
    })
    const { name, files } = await readArchive(board, ana, '/mis-datos/mis-datos.zip')
    expect(name).toBe('mis-datos.zip')
    expect(JSON.parse(files['datos.json'] ?? '')).toMatchObject({ account: { id: ana.id } })
    expect(files['mis-datos.html']).toContain('Amazona &lt;b&gt;y&lt;/b&gt; ñandú')
    expect(files['mis-datos.html']).toContain('Tu perfil de candidato')
  })

  test('is in English where the page is', async () => {
    const { ana } = await publishProfile(board, { experience: 'Experto' })
    await ana.post('/api/alerts', { search: { province: '41' }, every: 'semana' })
    const { name, files } = await readArchive(board, ana, '/en/mis-datos/mis-datos.zip')
    expect([name, ...Object.keys(files)]).toEqual(['my-data.zip', 'my-data.html', 'data.json'])
    const page = files['my-data.html'] ?? ''
    for (const text of [
      '<html lang="en">',
      '<h1>My data</h1>',
      '<h2>Your candidate profile</h2>',
      '<dd>Horse professional</dd>',
      '<dt>Experience</dt><dd>Expert</dd>',
      '<dd>Every week</dd>',
      '<dd>Province (INE): 41</dd>'
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/<dt>[a-z]|Número|Correo|Nada\./)
  })
})
