import { expect, test } from 'vitest'
import { describeWithApp } from '#test/test-app.ts'
import { testPassword, signUp } from '#test/api-fixtures.ts'

const notYours = { status: 403, body: { message: 'No tienes permiso para hacer esto' } }
const notSignedIn = { status: 401, body: { message: 'Usuario no autenticado' } }

describeWithApp('the profile of an account', board => {
  test('is edited by its owner: fields left out stay, and null or blank text erases', async () => {
    const ana = await signUp(board, 'applicant', {
      ...{ bio: 'Amazona', phone: '612 345 678', location: 'Segovia' }
    })
    const changes = { fullName: 'Ana Robles Vega', location: 'Jerez' }
    const request = {
      ...changes,
      email: `X.${ana.username}@Example.org`,
      currentPassword: testPassword,
      phone: null
    }
    const { status, body } = await ana.put(`/api/users/${ana.id}`, request)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...changes,
      email: `x.${ana.username}@example.org`,
      bio: 'Amazona',
      phone: null,
      profilePicture: null,
      username: ana.username
    })
    expect((await ana.get('/api/user')).body).toEqual(body)
    const { fullName, email } = body
    const erased = await ana.put(`/api/users/${ana.id}`, { fullName, email, location: ' ' })
    expect(erased.body).toEqual({ ...body, location: null })
  })

  test.each([
    [undefined, 'Escribe tu contraseña'],
    ['', 'Escribe tu contraseña'],
    ['otra-clave', 'La contraseña actual no es correcta']
  ])('keeps its e-mail when the password is %j', async (currentPassword, message) => {
    const ana = await signUp(board, 'applicant')
    const request = { fullName: 'Ana', email: 'otra@example.org', currentPassword }
    expect(await ana.put(`/api/users/${ana.id}`, request)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'currentPassword', message }] }
    })
    expect((await ana.get('/api/user')).body.email).toBe(`${ana.username}@example.org`)
  })

  test('keeps its e-mail without the password, whatever its case', async () => {
    const ana = await signUp(board, 'applicant')
    const request = { fullName: 'Ana', email: `${ana.username}@EXAMPLE.org` }
    const { body } = await ana.put(`/api/users/${ana.id}`, request)
    expect((await ana.get('/api/user')).body).toEqual(body)
  })

  test('does not change username, type and password, whatever the request holds', async () => {
    const ana = await signUp(board, 'applicant')
    const claims = {
      userType: 'employer',
      username: 'otra',
      password: 'nueva-clave',
      id: 'x',
      isDeleted: true
    }
    const request = { fullName: 'Ana', email: `${ana.username}@example.org`, ...claims }
    const { body } = await ana.put(`/api/users/${ana.id}`, request)
    expect(body).toMatchObject({ id: ana.id, username: ana.username, userType: 'applicant' })
    const logIn = { username: ana.username, password: testPassword }
    expect((await board.createClient().post('/api/login', logIn)).status).toBe(200)
  })

  test('is refused with the e-mail of another account, and accepted with its own', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    const email = `${luis.username}@EXAMPLE.org`
    const request = { fullName: 'Ana', email, currentPassword: testPassword }
    expect(await ana.put(`/api/users/${ana.id}`, request)).toMatchObject({
      status: 409,
      body: {
        message: 'El correo electrónico ya está registrado',
        errors: [{ field: 'email', message: 'El correo electrónico ya está registrado' }]
      }
    })
    expect((await luis.put(`/api/users/${luis.id}`, request)).status).toBe(200)
  })

  test('is refused with an error message for each field', async () => {
    const ana = await signUp(board, 'applicant')
    const response = await ana.put(`/api/users/${ana.id}`, { fullName: 'A', email: 'ana' })
    expect(response).toMatchObject({
      status: 400,
      body: {
        message: 'El nombre completo es requerido',
        errors: [
          { field: 'fullName', message: 'El nombre completo es requerido' },
          { field: 'email', message: 'Introduce un correo electrónico válido' }
        ]
      }
    })
  })

  test('is refused with a picture that the user did not upload', async () => {
    const ana = await signUp(board, 'applicant')
    const email = `${ana.username}@example.org`
    for (const profilePicture of ['https://example.com/me.png', '/pictures/unknown.webp', '//x']) {
      const response = await ana.put(`/api/users/${ana.id}`, {
        fullName: 'Ana',
        email,
        profilePicture
      })
      expect(response).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'profilePicture', message: 'La foto no es válida' }] }
      })
    }
  })

  test('is refused for editing to anyone but its owner', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const request = { fullName: 'Otra', email: 'otra@example.org' }
    expect(await luis.put(`/api/users/${ana.id}`, request)).toMatchObject(notYours)
    expect(await luis.put('/api/users/unknown', request)).toMatchObject(notYours)
    expect(await board.createClient().put(`/api/users/${ana.id}`, request)).toMatchObject(
      notSignedIn
    )
  })
})

describeWithApp('the password of an account', board => {
  const newPassword = 'yegua-torda'

  test('is changed with the current one, which ends every other session', async () => {
    const ana = await signUp(board, 'applicant')
    const elsewhere = board.createClient()
    await elsewhere.post('/api/login', { username: ana.username, password: testPassword })
    const before = ana.cookies.get('ramal_sesion')
    const change = { currentPassword: testPassword, newPassword }
    expect(await ana.put(`/api/users/${ana.id}/password`, change)).toMatchObject({
      status: 200,
      body: { message: 'Tu contraseña ha cambiado' }
    })
    expect((await ana.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    const replayed = { Cookie: `ramal_sesion=${before}` }
    expect((await board.createClient().get('/api/user', replayed)).status).toBe(401)
  })

  test('is changed once by two requests at the same time', async () => {
    const ana = await signUp(board, 'applicant')
    const change = (typed: string) =>
      ana.put(`/api/users/${ana.id}/password`, {
        currentPassword: testPassword,
        newPassword: typed
      })
    const answers = await Promise.all([change(newPassword), change('potro-alazán')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is the only one that signs in after the change', async () => {
    const ana = await signUp(board, 'applicant')
    await ana.put(`/api/users/${ana.id}/password`, { currentPassword: testPassword, newPassword })
    const logIn = (typed: string) =>
      board.createClient().post('/api/login', { username: ana.username, password: typed })
    expect((await logIn(testPassword)).status).toBe(401)
    expect((await logIn(newPassword)).status).toBe(200)
  })

  test('is not changed when the current one is wrong, and sessions stay', async () => {
    const ana = await signUp(board, 'applicant')
    const message = 'La contraseña actual no es correcta'
    const change = { currentPassword: newPassword, newPassword }
    expect(await ana.put(`/api/users/${ana.id}/password`, change)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'currentPassword', message }] }
    })
    expect((await ana.get('/api/user')).status).toBe(200)
  })

  test.each([
    ['Caballo123', 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.'],
    [
      'Robles-Ana-2026',
      'La contraseña no puede ser tu nombre, tu correo ni una palabra de este sitio. Elige otra.'
    ]
  ])('is not changed to one that is easy to guess: %s', async (typed, message) => {
    const ana = await signUp(board, 'applicant')
    const change = { currentPassword: testPassword, newPassword: typed }
    expect(await ana.put(`/api/users/${ana.id}/password`, change)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'newPassword', message }] }
    })
  })

  test('is refused for changing to anyone but its owner', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const change = { currentPassword: testPassword, newPassword }
    expect(await luis.put(`/api/users/${ana.id}/password`, change)).toMatchObject(notYours)
    expect(await board.createClient().put(`/api/users/${ana.id}/password`, change)).toMatchObject(
      notSignedIn
    )
  })

  test('is never in the event log, a read table or a response', async () => {
    const secret = 'palabra-secretísima'
    const ana = await signUp(board, 'applicant', { password: secret })
    const change = { currentPassword: secret, newPassword: `${secret}-2` }
    const responses = [
      await ana.put(`/api/users/${ana.id}/password`, change),
      await ana.get('/api/user')
    ]
    const rows = await board.db.query('SELECT * FROM es.events')
    const users = await board.db.query('SELECT * FROM users')
    expect(JSON.stringify([responses.map(({ body }) => body), rows, users])).not.toContain(secret)
  })
})
