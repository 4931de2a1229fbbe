import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/app-dependencies.ts'
import { coverLetter, postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { sendForm } from '#test/board/forms.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { enrolInSecondFactor, oneTimeCode } from '#test/builders/second-factor.ts'
import { describeWithApp, type TestApp, testOrigin } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

const withSite = (board: TestApp) => async () => {
  board.tools.site = await loadBuiltSite(board.tools.config)
  board.app = composeApp(board.tools)
}

/** What a page says is wrong, and the values of its fields. */
function readForm(html: string) {
  const fieldOf = (name: string) =>
    new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  return {
    errors: [...html.matchAll(/<p[^>]*class="error"[^>]*>.*?<\/span>(.*?)<\/p>/g)].map(
      ([, sentence]) => sentence
    ),
    failure: /<h2>Hay un problema<\/h2><p>(.*?)<\/p>/.exec(html)?.[1],
    value: (name: string) => /value="([^"]*)"/.exec(fieldOf(name))?.[1]
  }
}

let registrations = 0
const newAccount = (userType = 'applicant') => ({
  username: `sin.script${++registrations}`,
  email: `sin.script${registrations}@example.org`,
  fullName: 'Ana Robles',
  password: testPassword,
  confirmPassword: testPassword,
  userType,
  location: '',
  phone: '',
  bio: '',
  website: ''
})

describeWithApp('without a script', board => {
  beforeAll(withSite(board), 120_000)
  const visitor = () => board.createClient()

  describe('signing in', () => {
    const logIn = { password: testPassword }

    test('leads to a page that says so, and what can be done there', async () => {
      const { username, cookies } = await signUp(board, 'applicant')
      cookies.clear()
      const ana = visitor()
      const answer = await sendForm(ana, '/auth', { username, ...logIn })
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sesion'])
      const page = await ana.get('/sesion')
      expect(page.body).toContain('Has iniciado sesión')
      expect(page.body).toContain('Hola, Ana Robles.')
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
      const out = await sendForm(ana, '/salir', {})
      expect([out.status, out.headers.get('Location')]).toEqual([303, '/auth?aviso=salida'])
      expect((await ana.get('/sesion')).headers.get('Location')).toBe('/auth')
    })

    test('leads back to where the visitor wanted to go, and nowhere else', async () => {
      const { username } = await signUp(board, 'applicant')
      const target = async (query: string) =>
        (await sendForm(visitor(), `/auth?volver=${query}`, { username, ...logIn })).headers.get(
          'Location'
        )
      expect(await target('%2Fmessages%3Fcon%3D1')).toBe('/messages?con=1')
      for (const foreign of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%2F%5Cevil'])
        expect(await target(foreign)).toBe('/sesion')
    })

    test('with a wrong password returns the page with the name and without the password', async () => {
      const { username } = await signUp(board, 'applicant')
      const path = '/auth?volver=%2Fmessages'
      const { status, body, headers } = await sendForm(visitor(), path, {
        username,
        password: 'no es esta',
        code: ''
      })
      expect(status).toBe(401)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(headers.get('Content-Security-Policy')).toContain("style-src 'self'")
      const form = readForm(body)
      expect(form.failure).toBe('Nombre de usuario o contraseña incorrectos')
      expect(form.value('username')).toBe(username)
      expect(body).not.toContain('no es esta')
      expect(body).toContain('<title>Error: ')
      expect(body).toContain('action="/auth?volver=%2Fmessages"')
    })

    test('says beside each field what is missing', async () => {
      const { status, body } = await sendForm(visitor(), '/auth', { username: 'a', password: '' })
      expect(status).toBe(400)
      expect(body.match(/<li><a href="#login-/g)).toHaveLength(2)
      expect(readForm(body).errors).toEqual([
        'El nombre de usuario debe tener al menos 3 caracteres',
        'La contraseña debe tener al menos 6 caracteres'
      ])
      expect(body).toContain('<a href="#login-username">')
    })

    test('asks for the code of the second step, and keeps the way back', async () => {
      const operator = await signUp(board, 'employer')
      makeOperator(board, operator)
      const { secret } = await enrolInSecondFactor(operator, board.now)
      const { username } = operator
      const path = '/auth?volver=%2Foperador'
      const asked = await sendForm(visitor(), path, { username, ...logIn })
      expect(asked.status).toBe(401)
      expect(readForm(asked.body).errors).toEqual([
        'Escribe el código de tu aplicación de autenticación'
      ])
      expect(asked.body).toContain('name="code"')
      const code = oneTimeCode(secret, board.now)
      const done = await sendForm(visitor(), path, { username, ...logIn, code })
      expect([done.status, done.headers.get('Location')]).toEqual([303, '/operador'])
      const wrong = await sendForm(visitor(), path, { username, ...logIn, code })
      expect(wrong.status).toBe(401)
      expect(wrong.body).not.toContain(code)
    })
  })

  describe('registering', () => {
    const path = '/auth?register=true'

    test('creates the account and signs it in', async () => {
      const ana = visitor()
      const account = newAccount('employer')
      const answer = await sendForm(ana, path, account)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sesion?nueva=true'])
      expect((await ana.get('/api/user')).body).toMatchObject({
        username: account.username,
        userType: 'employer',
        phone: null
      })
      expect((await ana.get('/sesion?nueva=true')).body).toContain('Tu cuenta está creada')
    })

    test('that is sent twice has one effect', async () => {
      const account = newAccount()
      const [a, b] = [visitor(), visitor()]
      const answers = [await sendForm(a, path, account), await sendForm(b, path, account)]
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      const [first, second] = [await a.get('/api/user'), await b.get('/api/user')]
      expect(second.body.id).toBe(first.body.id)
    })

    test('returns with everything that was typed, on its tab, and with what is wrong', async () => {
      const { status, body } = await sendForm(visitor(), path, {
        ...newAccount('employer'),
        fullName: 'H',
        email: 'no',
        confirmPassword: 'otra-cosa',
        location: 'Jerez & "Cádiz"'
      })
      expect(status).toBe(400)
      const form = readForm(body)
      expect(form.errors).toEqual([
        'El nombre de la empresa es requerido',
        'Introduce un correo electrónico válido',
        'Las contraseñas no coinciden'
      ])
      expect(form.value('location')).toBe('Jerez &amp; &quot;Cádiz&quot;')
      expect(body).toMatch(/<input(?=[^>]*value="employer")[^>]*checked/)
      expect(body).toMatch(/id="tab-register"[^>]*aria-selected="true"/)
      expect(body).not.toContain(testPassword)
    })

    test('with the honeypot filled in returns the form with that field empty', async () => {
      const sent = await sendForm(visitor(), path, { ...newAccount(), website: 'https://x.org' })
      expect(sent.status).toBe(400)
      expect(readForm(sent.body).failure).toContain('Lo hemos vaciado: vuelve a enviarlo.')
      expect(readForm(sent.body).value('fullName')).toBe('Ana Robles')
      expect(sent.body).not.toContain('https://x.org')
    })

    test('names a name that is taken, beside its field', async () => {
      const { username } = await signUp(board, 'applicant')
      const answer = await sendForm(visitor(), path, { ...newAccount(), username })
      expect(answer.status).toBe(409)
      expect(readForm(answer.body).errors).toEqual(['El nombre de usuario ya existe'])
    })
  })

  describe('a forgotten password', () => {
    test('is replaced with the link of an e-mail, and leads back', async () => {
      const { username } = await signUp(board, 'applicant')
      const ana = visitor()
      await ana.get('/restablecer?volver=%2Fapplications')
      const asked = await sendForm(ana, '/restablecer?volver=%2Fapplications', { login: username })
      expect(asked.status).toBe(303)
      const next = asked.headers.get('Location') ?? ''
      expect(next).toBe('/restablecer?enviado=true&volver=%2Fapplications')
      expect((await ana.get(next)).body).toContain('Mira tu correo')

      await sendMail(board)
      const mails = await mailsTo(board, `${username}@example.org`)
      const links = mails.map(({ text }) => /\/restablecer\/\S+/.exec(text)?.[0])
      const link = links.find(Boolean) ?? expect.fail('no link')
      const opened = await ana.get(link)
      expect(opened.body).toContain(`action="${link}"`)
      expect(opened.headers.get('Referrer-Policy')).toBe('strict-origin')
      const differs = { password: 'yegua-torda', confirmPassword: 'yegua-tordo' }
      const refused = await sendForm(ana, link, differs)
      expect(readForm(refused.body).errors).toEqual(['Las contraseñas no coinciden'])
      expect(refused.body).not.toContain('yegua-tord')
      const password = 'yegua-torda'
      const done = await sendForm(ana, link, { password, confirmPassword: password })
      expect(done.status).toBe(303)
      expect(done.headers.get('Location')).toBe('/applications')
      expect((await ana.get('/api/user')).body).toMatchObject({ username })
      const over = await sendForm(ana, link, { password, confirmPassword: password })
      expect(over.status).toBe(410)
      expect(over.body).toContain('Pedir otro enlace')
      const again = await ana.get(link)
      expect(again).toMatchObject({
        status: 410,
        body: expect.stringContaining('Pedir otro enlace')
      })
      expect(again.body).not.toContain('name="password"')
    })

    test('says what is missing', async () => {
      const { status, body } = await sendForm(visitor(), '/restablecer', { login: ' ' })
      expect(status).toBe(400)
      expect(readForm(body).errors).toEqual(['Escribe tu nombre de usuario o tu correo'])
    })
  })

  describe('applying', () => {
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
      board.now = new Date(now.getTime() + 31 * 86_400_000)
      const over = await sendForm(visitor(), `/jobs/${id}/aplicacion`, guest)
      board.now = now
      expect(over.status).toBe(409)
      expect(readForm(over.body).failure).toBe('Este anuncio ya no admite aplicaciones')
      expect(over.body).toContain(coverLetter)
    })
  })

  describe('a form', () => {
    const fields = { username: 'nadie', password: testPassword }

    test.each<[string, Record<string, string>, number]>([
      ['from this site', { Origin: testOrigin }, 401],
      ['from a text browser, which names the page only', { Referer: `${testOrigin}/auth` }, 401],
      ['from another site', { Origin: 'https://evil.example' }, 403],
      ['from another site in a text browser', { Referer: 'https://evil.example/auth' }, 403],
      ['from a page that hides itself', { Origin: 'null' }, 403],
      ['that does not say from where', {}, 403]
    ])('%s is answered as it should be', async (_, headers, status) => {
      const answer = await sendForm(visitor(), '/auth', fields, { Accept: 'text/html', ...headers })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
    })

    test('that does not say from where reads how to', async () => {
      const page = await sendForm(visitor(), '/auth', fields, { Accept: 'text/html' })
      expect(page.body).toContain('la cabecera Referer')
    })

    test('that only a script can send says so when a browser sends it', async () => {
      const { status, body } = await sendForm(visitor(), '/sin-javascript', { title: 'Mozo' })
      expect([status, body]).toEqual([400, expect.stringContaining('necesita JavaScript')])
    })

    test('is refused as JSON and as a file', async () => {
      expect((await visitor().post('/auth', fields)).status).toBe(415)
    })
  })

  test('pages that need a session lead to the sign-in and back', async () => {
    const location = async (path: string) =>
      (await visitor().get(path, { Accept: 'text/html' })).headers.get('Location')
    expect(await location('/applications?status=pending')).toBe(
      '/auth?volver=%2Fapplications%3Fstatus%3Dpending'
    )
    expect(await location('/jobs/abc/vista-previa')).toBe(
      '/auth?volver=%2Fjobs%2Fabc%2Fvista-previa'
    )
    expect(await location('/mis-datos/mis-datos.zip')).toBe(
      '/auth?volver=%2Fmis-datos%2Fmis-datos.zip'
    )
  })

  test('no form but a search puts what was typed into the address', async () => {
    const site = board.tools.site ?? expect.fail('no site')
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const built = globSync('dist/site/**/*.html').map(path => readFileSync(path, 'utf8'))
    const filled = await Promise.all(
      ['/auth', '/auth?register=true', '/restablecer', '/restablecer/nada', `/jobs/${id}`].map(
        async path => (await visitor().get(path)).body as string
      )
    )
    const session = (await employer.get('/sesion')).body
    expect(site.files.size).toBeGreaterThan(10)
    const forms = [...built, ...filled, session].flatMap(html => html.match(/<form[^>]*>/g) ?? [])
    expect(forms.length).toBeGreaterThan(10)
    for (const form of forms) {
      const method = /method="(\w+)"/.exec(form)?.[1]
      const action = /action="([^"]+)"/.exec(form)?.[1]
      if (method === 'get') expect(action, form).toMatch(/^\/(jobs|candidates)$/)
      else expect(method, form).toBe('post')
    }
    const written = globSync('site/**/*.{tsx,astro}')
      .flatMap(path => readFileSync(path, 'utf8').match(/<form\b[^>]*>/g) ?? [])
      .filter(form => !/method="(post|get)"/.test(form))
    expect(written).toEqual([])
  })
})

describeWithApp(
  'without a script and with limits',
  board => {
    beforeAll(withSite(board), 120_000)

    test('the eleventh sign-in of a minute returns the form with the time to wait', async () => {
      const visitor = board.createClient(uniqueAddress())
      const send = () => sendForm(visitor, '/auth', { username: 'nadie.es', password: 'caballo-b' })
      for (let index = 0; index < 10; index++) expect((await send()).status).toBe(401)
      const { status, body, headers } = await send()
      expect(status).toBe(429)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(readForm(body).failure).toMatch(/^Demasiados intentos/)
      expect(readForm(body).value('username')).toBe('nadie.es')
    })
  },
  { THROTTLE: 'on' }
)
