import { day } from '#events/units.ts'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { readForm, sendForm } from '#test/board/forms.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

const asks = [
  { what: 'carne', level: 'B', weight: 'imprescindible' },
  { what: 'anos', level: 2, weight: 'valorable' },
  { what: 'trenzar', weight: 'se-ensena' }
]

describeWithApp('applying without a script', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)
  const visitor = () => board.createClient()

  const guest = {
    applicantName: 'Marta Ruiz',
    applicantEmail: 'marta@example.org',
    applicantPhone: '612 345 678',
    coverLetter,
    website: ''
  }

  test('as a guest reaches the employer, once however often the button is pressed', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const page = await visitor().get(`/jobs/${id}`)
    expect(page.body).toContain(`action="/jobs/${id}/aplicacion#aplicar"`)
    const send = () => sendForm(visitor(), `/jobs/${id}/aplicacion`, guest)
    const answers = [await send(), await send()]
    for (const { status, headers } of answers) {
      expect([status, headers.get('Location')]).toEqual([
        303,
        `/jobs/${id}/aplicacion-enviada#contenido`
      ])
    }
    const sent = await visitor().get(`/jobs/${id}/aplicacion-enviada`)
    expect(sent.body).toContain('Aplicación enviada')
    const received = (await employer.get('/api/applications')).body.applications
    expect(received).toMatchObject([
      { applicantName: 'Marta Ruiz', isGuestApplication: true, coverLetter }
    ])
  })

  test('with an account takes its data', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const ana = await signUp(board, 'applicant')
    const sent = await sendForm(ana, `/jobs/${id}/aplicacion`, { ...guest, applicantName: '' })
    expect(sent.status).toBe(303)
    const received = (await employer.get('/api/applications')).body.applications
    expect(received).toMatchObject([{ applicantName: 'Ana Robles', applicantId: ana.id }])
  })

  test('takes the answers to what the ad asks, and the town by its name', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, { asks, housing: { kind: 'habitacion' } })
    const page = (await visitor().get(`/jobs/${id}`)).body
    for (const name of [
      'answers.carne-B',
      'answers.anos',
      'starts',
      'startsOn',
      'needsHousing',
      'location'
    ])
      expect(page).toContain(`name="${name}"`)
    expect(page).not.toContain('name="answers.trenzar"')
    expect(page).not.toMatch(/<input[^>]*checked/)
    const sent = await sendForm(visitor(), `/jobs/${id}/aplicacion`, {
      ...guest,
      'answers.carne-B': 'si',
      'answers.anos': '4',
      starts: 'otro',
      startsOn: '2027-02-01',
      needsHousing: 'no',
      location: 'jerez de la frontera'
    })
    expect(sent.status).toBe(303)
    expect((await employer.get('/api/applications')).body.applications).toMatchObject([
      {
        answers: [
          { ask: 'carne-B', value: 'si' },
          { ask: 'anos', value: 4 }
        ],
        startsOn: '2027-02-01',
        needsHousing: false,
        place: '11020'
      }
    ])
  })

  test('says what is wrong with an answer, and keeps the others', async () => {
    const { id } = await postJobAs(await signUp(board, 'employer'), { asks })
    const { status, body } = await sendForm(visitor(), `/jobs/${id}/aplicacion`, {
      ...guest,
      'answers.carne-B': 'aprendiendo',
      'answers.anos': 'muchos',
      starts: 'otro',
      startsOn: '2027-02-30',
      location: 'Ningún Sitio'
    })
    expect(status).toBe(400)
    const form = readForm(body)
    expect(form.errors).toHaveLength(3)
    expect(body).toContain('Los años de experiencia van de 0 a 60')
    expect(body).toContain('No encontramos ese municipio.')
    expect(body).toMatch(/<input[^>]*name="answers\.carne-B"[^>]*checked[^>]*value="aprendiendo"/)
    expect(form.value('location')).toBe('Ningún Sitio')
  })

  test('without a letter sends nothing, and comes back with the one that the answers propose', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, { asks })
    const send = (changes: object, language = '') =>
      sendForm(visitor(), `${language}/jobs/${id}/aplicacion`, {
        ...guest,
        coverLetter: '',
        'answers.carne-B': 'si',
        ...changes
      })
    const short = await send({})
    expect(short.status).toBe(400)
    expect(short.body).toContain('>Tengo carné B.</textarea>')
    expect(short.body).toContain('Añade una frase más: faltan 36 caracteres.')
    const long = { starts: 'ya', 'answers.anos': '4', location: 'Jerez de la Frontera' }
    const letter =
      'Tengo carné B. Tengo 4 años de experiencia. Puedo empezar ya. Vivo en Jerez de la Frontera.'
    const whole = await send(long)
    expect(whole.body).toContain(`>${letter}</textarea>`)
    expect(whole.body).toContain('Hemos escrito la carta con lo que has marcado.')
    const english = await send(long, '/en')
    expect(english.body).toContain(`>${letter}</textarea>`)
    expect(english.body).toContain(
      'I have a category B driving licence. I have 4 years of experience.'
    )
    expect((await employer.get('/api/applications')).body.applications).toEqual([])
    expect((await send({ ...long, coverLetter: letter })).status).toBe(303)
  })

  test('returns with what was typed and with what is wrong', async () => {
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const { status, body } = await sendForm(visitor(), `/jobs/${id}/aplicacion`, {
      ...guest,
      applicantName: '',
      applicantEmail: '',
      coverLetter: 'Sé <montar>'
    })
    expect(status).toBe(400)
    const form = readForm(body)
    expect(form.errors).toHaveLength(3)
    // One a field, as with a script.
    expect(body.match(/<li><a href="#applicant|<li><a href="#cover/g)).toHaveLength(3)
    expect(form.value('applicantPhone')).toBe('612 345 678')
    expect(body).toContain('>Sé &lt;montar&gt;</textarea>')
    expect(body).toContain('Mozo de cuadra')
  })

  test('to an ad that is over, or as an employer, says why and loses nothing', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const asEmployer = await sendForm(employer, `/jobs/${id}/aplicacion`, guest)
    expect(asEmployer.status).toBe(403)
    expect(readForm(asEmployer.body).failure).toContain('cuenta de candidato')
    const now = board.now
    board.now = new Date(now.getTime() + 31 * day)
    const over = await sendForm(visitor(), `/jobs/${id}/aplicacion`, guest)
    board.now = now
    expect(over.status).toBe(409)
    expect(readForm(over.body).failure).toBe('Este anuncio ya no admite aplicaciones')
    expect(over.body).toContain(coverLetter)
  })
})
