import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { readForm, sendForm } from '#test/board/forms.ts'
import { mailCodeOf } from '#test/board/mail-codes.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { enrolInSecondFactor, oneTimeCode } from '#test/builders/second-factor.ts'
import { describeWithApp, testOrigin } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

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

describeWithApp('the page to register', board => {
  /** The page of a board with these settings. */
  const readRegistration = async (changes: object, path = '/auth?register=true&type=employer') => {
    const tools = { ...board.tools, config: { ...board.tools.config, ...changes } }
    tools.site = loadBuiltSite(tools.config)
    board.app = composeApp(tools)
    return board.createClient().get(path)
  }
  const waits = 'Antes de publicarse, una persona mira los primeros anuncios de cada cuenta.'
  const formField = 'id="register-fullName"'

  test('says to employers that their first ads wait, where they do', async () => {
    const { body } = await readRegistration({ holdsFirstJobs: true })
    expect(body).toContain(waits)
    expect(body).toContain(formField)
    expect((await readRegistration({})).body).not.toContain(waits)
  }, 120_000)

  test.each([
    ['/auth?register=true', 'Ahora no se pueden crear cuentas en este sitio.'],
    ['/en/auth?register=true', 'No accounts can be created on this site right now.']
  ])(
    'says on %s in place of the form that registration is closed',
    async (path, sentence) => {
      const { status, body } = await readRegistration({ isRegistrationOpen: false }, path)
      expect([status, body.includes(sentence), body.includes(formField)]).toEqual([
        200,
        true,
        false
      ])
      const sent = await sendForm(board.createClient(), path, newAccount())
      expect([sent.status, sent.body.includes(sentence)]).toEqual([403, true])
      expect((await board.createClient().get('/auth')).body).toContain('id="login-username"')
    },
    120_000
  )
})

describeWithApp('the account without a script', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)
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
      const withoutCookie = board.createClient()
      const referer = { Referer: `${testOrigin}/auth` }
      const refused = await withoutCookie.get('/sesion', referer)
      expect(refused.headers.get('Location')).toBe('/auth?aviso=cookies')
      const { body } = await withoutCookie.get('/auth?aviso=cookies')
      expect(body).toContain('Tu navegador no deja guardar cookies')
    })

    test.each([
      ['where the visitor wanted to go', '/messages?con=1', '/messages?con=1'],
      ['no other host', '//evil.example', '/sesion'],
      ['no other host with a protocol', 'https://evil.example', '/sesion'],
      ['no other host behind a backslash', '/\\evil', '/sesion']
    ])('leads back to %s: %s', async (_, wanted, target) => {
      const { username } = await signUp(board, 'applicant')
      const path = `/auth?volver=${encodeURIComponent(wanted)}`
      const ana = visitor()
      const { headers } = await sendForm(ana, path, { username, ...logIn })
      const next = headers.get('Location') ?? ''
      const isLedBack = next !== '/sesion'
      const led = isLedBack ? (await ana.get(next)).headers.get('Location') : next
      expect(led).toBe(target)
    })

    test('says that the browser keeps no cookie, and where the visitor wanted to go', async () => {
      const { username } = await signUp(board, 'applicant')
      const { headers } = await sendForm(visitor(), '/auth?volver=%2Fmessages', {
        username,
        ...logIn
      })
      const withoutCookie = visitor()
      const refused = await withoutCookie.get(headers.get('Location') ?? '', {
        Referer: `${testOrigin}/auth`
      })
      expect(refused.headers.get('Location')).toBe('/auth?aviso=cookies&volver=%2Fmessages')
      const { body } = await withoutCookie.get('/auth?aviso=cookies&volver=%2Fmessages')
      expect(body).toContain('Tu navegador no deja guardar cookies')
      expect(body).toContain('volver=%2Fmessages')
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
      expect(readForm(asked.body).errors).toEqual(['Escribe el código de tu app de autenticación'])
      expect(asked.body).toContain('name="code"')
      const code = oneTimeCode(secret, board.now)
      const done = await sendForm(visitor(), path, { username, ...logIn, code })
      expect([done.status, done.headers.get('Location')]).toEqual([
        303,
        '/sesion?volver=%2Foperador'
      ])
      const wrong = await sendForm(visitor(), path, { username, ...logIn, code })
      expect(wrong.status).toBe(401)
      expect(wrong.body).not.toContain(code)
    })
  })

  describe('signing in with a code by e-mail', () => {
    const askPath = '/auth?codigo=pedir'
    const enterPath = '/auth?codigo=escribir'

    test.each(['', '/en'])('leads from %s/auth to the page that was wanted', async prefix => {
      const { id, username } = await signUp(board, 'applicant')
      const ana = visitor()
      const first = await ana.get(`${prefix}/auth?volver=%2Fmessages`)
      expect(first.body).toContain(`href="${prefix}${askPath}&amp;volver=%2Fmessages"`)
      const asked = await sendForm(ana, `${prefix}${askPath}&volver=%2Fmessages`, {
        email: `${username}@example.org`
      })
      const next = asked.headers.get('Location') ?? ''
      expect([asked.status, next]).toEqual([303, `${prefix}${enterPath}&volver=%2Fmessages`])
      const page = await ana.get(next)
      expect(page.body).toContain(`action="${next.replaceAll('&', '&amp;')}"`)
      expect(page.body).toMatch(
        /<input(?=[^>]*name="code")(?=[^>]*inputMode="numeric")(?=[^>]*autoComplete="one-time-code")/i
      )
      const wrong = await sendForm(ana, next, { code: '0000000' })
      expect(wrong.status).toBe(400)
      const code = await mailCodeOf(board.tools, id)
      const done = await sendForm(ana, next, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
      expect([done.status, done.headers.get('Location')]).toEqual([
        303,
        `${prefix}/sesion?volver=%2Fmessages`
      ])
      expect((await ana.get('/api/user')).body).toMatchObject({ username })
    })

    test('says what is wrong with the address, and with the code, which does not come back', async () => {
      const ana = visitor()
      const asked = await sendForm(ana, askPath, { email: 'ana@' })
      expect(asked.status).toBe(400)
      expect(readForm(asked.body).errors).toEqual(['Introduce un correo electrónico válido'])
      expect(readForm(asked.body).value('email')).toBe('ana@')
      await sendForm(ana, askPath, { email: 'nadie@example.org' })
      const wrong = await sendForm(ana, enterPath, { code: '654321' })
      expect(wrong.status).toBe(401)
      expect(readForm(wrong.body).errors[0]).toContain('El código no es correcto')
      expect(wrong.body).not.toContain('654321')
      const elsewhere = await sendForm(visitor(), enterPath, { code: '654321' })
      expect(elsewhere.status).toBe(410)
      expect(readForm(elsewhere.body).failure).toContain('Pide otro aquí.')
      expect(elsewhere.body).toContain(`href="${askPath}"`)
    })

    test('is no other person’s where two type the same digits', async () => {
      const [ana, eva] = [visitor(), visitor()]
      const { username, id } = await signUp(board, 'applicant')
      await sendForm(ana, askPath, { email: `${username}@example.org` })
      await sendForm(eva, askPath, { email: 'nadie@example.org' })
      const code = await mailCodeOf(board.tools, id)
      expect((await sendForm(ana, enterPath, { code })).status).toBe(303)
      expect((await sendForm(eva, enterPath, { code })).status).toBe(401)
      expect((await eva.get('/api/user')).status).toBe(401)
    })

    test('asks for the code of the second step', async () => {
      const operator = await signUp(board, 'employer')
      makeOperator(board, operator)
      const { secret } = await enrolInSecondFactor(operator, board.now)
      const browser = visitor()
      await sendForm(browser, askPath, { email: `${operator.username}@example.org` })
      const code = await mailCodeOf(board.tools, operator.id)
      const asked = await sendForm(browser, enterPath, { code })
      expect(asked.status).toBe(401)
      expect(asked.body).toContain('name="signInCode"')
      const signInCode = oneTimeCode(secret, board.now)
      expect((await sendForm(browser, enterPath, { code, signInCode })).status).toBe(303)
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

    test.each([path, `/en${path}`])('that is sent twice to %s has one effect', async path => {
      const account = newAccount()
      const [a, b] = [visitor(), visitor()]
      const answers = []
      // The last one has the session of the first.
      for (const browser of [a, b, a]) answers.push(await sendForm(browser, path, account))
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      const [first, second] = [await a.get('/api/user'), await b.get('/api/user')]
      expect(second.body.id).toBe(first.body.id)
    })

    test('keeps the language of the page', async () => {
      const ana = visitor()
      await sendForm(ana, `/en${path}`, newAccount())
      expect((await ana.get('/api/user')).body.language).toBe('en')
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
})
