import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  accountFields,
  deleteAccount,
  honeypotRefused,
  jobRequest,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { user } from '#events/aggregates/users.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { saveCredentials } from '#services/auth/sessions/credentials.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { Register } from './contract.ts'
import { register } from './decide.ts'

function request(changes: object = {}) {
  const username = `r.${newId()}`
  return {
    username,
    password: testPassword,
    email: `${username}@example.org`,
    fullName: 'Ana',
    ...changes
  }
}

describeWithApp('registering', board => {
  const send = (changes: object = {}) =>
    board.createClient().post('/api/register', request(changes))

  test('responds with the account and starts a session', async () => {
    const visitor = board.createClient()
    const filled = request({ bio: 'Amazona', location: 'Segovia', phone: '612 345 678' })
    const { status, body } = await visitor.post('/api/register', filled)
    const { password: _, ...profile } = filled
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...profile,
      userType: 'applicant',
      createdAt: board.now.toISOString()
    })
    expect(Object.keys(body).sort()).toEqual(accountFields)
    expect((await visitor.get('/api/user')).body).toEqual(body)
  })

  test('takes what is pasted with invisible characters, and finds a name with and without its joints', async () => {
    const username = `رضا\u200cعلی${newId().slice(-8)}`
    const email = `pegado-${newId()}@example.org`
    const pasted = { username: `\u2068${username}\u2069`, email: `\ufeff${email}\u202c` }
    const { status, body } = await send({
      ...pasted,
      fullName: 'علی\u200cرضا\u200f 👩\u200d🌾',
      phone: '\u202a+34 600\u2011111\u2011222\u202c'
    })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        username,
        email,
        fullName: 'علی\u200cرضا 👩\u200d🌾',
        phone: '+34 600-111-222'
      })
    ])
    for (const name of [pasted.username, username.replace('\u200c', ''), pasted.email]) {
      const credentials = { username: name, password: testPassword }
      expect((await board.createClient().post('/api/login', credentials)).status).toBe(200)
    }
  })

  test('treats candidate as applicant, and refuses admin', async () => {
    expect((await send({ userType: 'candidate' })).body).toMatchObject({ userType: 'applicant' })
    expect(await send({ userType: 'admin' })).toMatchObject({
      status: 400,
      body: { message: 'El tipo de cuenta debe ser empleador o candidato' }
    })
  })

  test('ignores id, time and IP address in the request', async () => {
    const claims = {
      id: 'mine',
      createdAt: '2020-01-01',
      registrationIp: '1.2.3.4',
      isDeleted: true
    }
    const { body } = await board.createClient('198.51.100.9').post('/api/register', request(claims))
    expect(body.id).not.toBe('mine')
    expect(body.createdAt).toBe(board.now.toISOString())
    const [row] = await board.db.query('SELECT registration_ip FROM users WHERE id = $1', [body.id])
    expect(row).toEqual({ registration_ip: '198.51.100.9' })
  })

  test('is refused with an error message for each field', async () => {
    const wrong = { username: 'x', password: '123', email: 'x', fullName: '' }
    const { status, body } = await send(wrong)
    expect(status).toBe(400)
    expect(body.message).toBe(body.errors[0].message)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        {
          field: 'username',
          code: 'username-too-short',
          message: 'El nombre de usuario debe tener al menos 3 caracteres'
        },
        {
          field: 'password',
          code: 'password-too-short',
          message: 'La contraseña debe tener al menos 6 caracteres'
        },
        {
          field: 'email',
          code: 'email-invalid',
          message: 'Introduce un correo electrónico válido'
        },
        { field: 'fullName', code: 'full-name-missing', message: 'El nombre completo es requerido' }
      ])
    )
  })

  test('is refused with a password that is easy to guess, and stores nothing', async () => {
    const wrong = request({ password: 'Contraseña1' })
    const message = 'Es fácil de adivinar. Añade una palabra más.'
    expect(await send(wrong)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'password', message }] }
    })
    expect((await send({ ...wrong, password: testPassword })).status).toBe(201)
  })

  test.each([
    ['in capitals', 'ÁLAMO.', 'álamo.'],
    ['in wide letters', 'Ａｌｂａ.', 'alba.'],
    ['with another spelling of an accent', 'nu\u0301ria.', 'núria.']
  ])('with a username that is in use is refused, also %s', async (_, again, first) => {
    const end = newId()
    expect((await send({ username: first + end })).status).toBe(201)
    const visitor = board.createClient()
    expect(await visitor.post('/api/register', request({ username: again + end }))).toMatchObject({
      status: 409,
      body: {
        message: 'El nombre de usuario ya existe',
        errors: [{ field: 'username', message: 'El nombre de usuario ya existe' }]
      }
    })
    expect(visitor.cookies.size).toBe(0)
  })

  test.each([
    ['a mark below a letter', 'jose', 'jọse'],
    ['a mark of no alphabet', 'jose', 'jose\u0332'],
    ['a digit', 'sol', 's0l'],
    ['a capital letter', 'raul', 'rauI'],
    ['letters of another alphabet alone', 'соса', 'coca']
  ])('with a username that looks like another is refused: %s', async (_, first, again) => {
    const end = `.${newId().replaceAll(/\D/g, '')}`
    const take = (username: string) => send({ username: username + end })
    expect((await take(first)).status).toBe(201)
    expect(await take(again)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'username', message: 'El nombre de usuario ya existe' }] }
    })
    expect((await take(`${again}é`)).status).toBe(201)
  })

  test('takes one of two names that look alike when both come at once', async () => {
    const end = `.${newId()}`
    const answers = await Promise.all(
      ['jose', 'jọse', 'josẹ', 'j0se'].map(name => send({ username: name + end }))
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('takes the name of a deleted account, and of one that looks like it', async () => {
    const end = newId()
    const ana = await signUp(board, 'applicant', { username: `pepo.${end}` })
    await deleteAccount(ana)
    expect((await send({ username: `pep0.${end}` })).status).toBe(201)
  })

  test.each([
    ['username', 'soporte', 'Este nombre de usuario está reservado. Elige otro.'],
    ['username', 'Ramal.oficial', 'Este nombre de usuario está reservado. Elige otro.'],
    [
      'username',
      'cаballo',
      'Un nombre se escribe con letras de un solo alfabeto. Escríbelo de nuevo.'
    ],
    [
      'fullName',
      'Ramal Seguridad',
      '«Ramal» es este sitio: en otro nombre parecería que escribe Ramal. Quítalo o, si es tu apellido, pon su inicial.'
    ]
  ])('is refused with the %s «%s»', async (field, value, message) => {
    expect(await send({ [field]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] }
    })
  })

  test('takes a reserved name that the configuration gives an operator', async () => {
    board.tools.config.operators.push('operadora')
    expect((await send({ username: 'Operadora' })).status).toBe(201)
  })

  test('leaves a name usable that was taken before a rule refused it: a sign-in, a change, a rebuild', async () => {
    const end = newId()
    await signUp(board, 'applicant', { username: `jose.${end}` })
    const known = request({ username: `jоse.${end}`, fullName: 'Ramal Sur', userType: 'employer' })
    const id = newId()
    const passwordHash = await board.tools.passwords.hash(testPassword)
    await handleCommand(board.tools, user, id, account => ({
      events: register(account, id, Register.parse(known), ''),
      inTransaction: tx => saveCredentials(tx, { userId: id, passwordHash })
    }))
    const person = board.createClient()
    const { username, email } = known
    expect((await person.post('/api/login', { username, password: testPassword })).status).toBe(200)
    const revise = (fullName: string) => person.put(`/api/users/${id}`, { fullName, email })
    expect((await revise('Ramal Sur')).status).toBe(200)
    expect((await revise('Ramal Norte')).status).toBe(400)
    const ad = await person.post('/api/jobs', { ...jobRequest, companyName: 'Ramal Sur' })
    expect(ad.status).toBe(201)
    await rebuild({ ...board.tools, projections }, readModelVersion)
    expect((await person.get('/api/user')).body).toMatchObject({ username, fullName: 'Ramal Sur' })
  })

  test('with an e-mail that is in use is refused, whatever its case and blanks', async () => {
    const { email } = (await send()).body
    expect(await send({ email: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 409,
      body: {
        message: 'El correo electrónico ya está registrado',
        errors: [{ field: 'email', message: 'El correo electrónico ya está registrado' }]
      }
    })
  })

  test('stores nothing when it is refused', async () => {
    const count = () =>
      board.db.query(
        `SELECT (SELECT count(*) FROM es.events) AS events, (SELECT count(*) FROM vault.keys) AS keys,
           (SELECT count(*) FROM auth.credentials) AS credentials`
      )
    const { username } = (await send()).body
    const before = await count()
    await send({ username })
    expect(await count()).toEqual(before)
  })

  test('a hundred times concurrently with one username creates one account', async () => {
    const { username } = request()
    const responses = await Promise.all(Array.from({ length: 100 }, () => send({ username })))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => ![201, 409, 503].includes(status))).toEqual([])
    const same = 'SELECT FROM users WHERE username = $1'
    expect(await board.db.query(same, [username])).toHaveLength(1)
  })

  test('with the honeypot filled in is refused with a sentence, and accepted without', async () => {
    const visitor = board.createClient()
    const filled = request({ website: 'https://example.com' })
    expect(await visitor.post('/api/register', filled)).toMatchObject(honeypotRefused)
    expect((await visitor.get('/api/user')).status).toBe(401)
    expect((await visitor.post('/api/register', { ...filled, website: '' })).status).toBe(201)
  })
})
