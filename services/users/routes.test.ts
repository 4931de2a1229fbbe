import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { testPassword, signUp } from '#test/builders/api-fixtures.ts'

const notYours = { status: 403, body: { message: 'No tienes permiso para hacer esto' } }
const notSignedIn = { status: 401, body: { message: 'Usuario no autenticado' } }

describeWithApp('the profile of an account', board => {
  test('is edited by its owner: fields left out stay, and null or blank text erases', async () => {
    const ana = await signUp(board, 'applicant', {
      bio: 'Amazona',
      phone: '612 345 678',
      location: 'Segovia'
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
      email: `${ana.username}@example.org`,
      pendingEmail: `x.${ana.username}@example.org`,
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

  test('is refused for editing to all but its owner', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const request = { fullName: 'Otra', email: 'otra@example.org' }
    expect(await luis.put(`/api/users/${ana.id}`, request)).toMatchObject(notYours)
    expect(await luis.put('/api/users/unknown', request)).toMatchObject(notYours)
    expect(await board.createClient().put(`/api/users/${ana.id}`, request)).toMatchObject(
      notSignedIn
    )
  })
})
