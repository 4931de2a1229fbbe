import { expect, test } from 'vitest'
import { readStream } from '#events/store/event-store.ts'
import { user } from '#events/aggregates/users.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { ipLocationEnv, segoviaLocation } from '#test/board/ip-location.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { testVault } from '#test/events/event-builders.ts'

describeWithApp(
  'saving the IP address of a user',
  board => {
    const save = (person: Awaited<ReturnType<typeof signUp>>, changes: object = {}) =>
      person.post('/api/update-ip', { userId: person.id, ip: '203.0.113.7', ...changes })

    test('stores address, place and time, and sets the location of the profile', async () => {
      const person = await signUp(board, 'applicant')
      const { status, body } = await save(person)
      expect(status).toBe(200)
      expect(body.message).toBe('La dirección IP 203.0.113.7 ha sido guardada en tu perfil.')
      expect(body.user).toMatchObject({
        id: person.id,
        location: 'Segovia, Castilla y León, España',
        lastIp: '203.0.113.7',
        lastPlace: segoviaLocation,
        locatedAt: '2026-03-02T10:00:00.000Z'
      })
      expect((await person.get('/api/user')).body).toEqual(body.user)
    })

    test('looks the place up, and ignores the one in the request', async () => {
      const person = await signUp(board, 'employer')
      const { body } = await save(person, { geoInfo: { city: 'París', country: 'Francia' } })
      expect(body.user.location).toBe('Segovia, Castilla y León, España')
    })

    test('accepts an address in any notation', async () => {
      const person = await signUp(board, 'applicant')
      for (const ip of [' 203.0.113.7 ', '::ffff:203.0.113.7', '203.0.113.7:443']) {
        expect(await save(person, { ip })).toMatchObject({ status: 200 })
      }
    })

    test('is refused to anonymous visitors', async () => {
      const visitor = board.createClient()
      const { status, body } = await visitor.post('/api/update-ip', {
        userId: 'x',
        ip: '203.0.113.7'
      })
      expect({ status, body }).toEqual({
        status: 401,
        body: { code: 'not-signed-in', message: 'Usuario no autenticado' }
      })
    })

    test('is refused for another user', async () => {
      const person = await signUp(board, 'applicant')
      const otherApplicant = await signUp(board, 'applicant')
      const { status, body } = await save(person, { userId: otherApplicant.id })
      expect({ status, body }).toEqual({
        status: 403,
        body: { code: 'not-allowed', message: 'No tienes permiso para hacer esto' }
      })
      expect((await otherApplicant.get('/api/user')).body.lastIp).toBeNull()
    })

    test.each(['198.51.100.1', 'nonsense', '203.0.113.70', '::1'])(
      'is refused when %s is not the address of the connection',
      async ip => {
        const person = await signUp(board, 'applicant')
        const message = 'La dirección IP no es la que ve nuestro servidor'
        const { status, body } = await save(person, { ip })
        expect({ status, body }).toEqual({
          status: 400,
          body: {
            code: 'ip-mismatch',
            message,
            errors: [{ field: 'ip', code: 'ip-mismatch', message }]
          }
        })
      }
    )

    test('requires the user id and the address', async () => {
      const person = await signUp(board, 'applicant')
      const { status, body } = await person.post('/api/update-ip', {})
      expect(status).toBe(400)
      expect(body.errors).toEqual([
        {
          field: 'userId',
          code: 'invalid-value',
          message: 'Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.'
        },
        { field: 'ip', code: 'invalid-value', message: 'Falta la dirección IP' }
      ])
    })

    test('sets the location to the known parts of the place', async () => {
      const person = await signUp(board, 'applicant', { location: 'Ávila' })
      const abroad = board.createClient('198.51.100.1')
      for (const [name, value] of person.cookies) abroad.cookies.set(name, value)
      const request = { userId: person.id, ip: '198.51.100.1' }
      const { body } = await abroad.post('/api/update-ip', request)
      expect(body.user.location).toBe('Portugal')
    })

    test('leaves the location of the profile unchanged when the address has no place', async () => {
      const person = await signUp(board, 'applicant', { location: 'Ávila' })
      const hidden = board.createClient('192.168.1.20')
      for (const [name, value] of person.cookies) hidden.cookies.set(name, value)
      const request = { userId: person.id, ip: '192.168.1.20' }
      const { body } = await hidden.post('/api/update-ip', request)
      expect(body.user).toMatchObject({ location: 'Ávila', lastIp: '192.168.1.20', lastPlace: {} })
    })

    test('is stored encrypted with the key of the user', async () => {
      const person = await signUp(board, 'applicant')
      await save(person)
      const last = (await readStream(board.db, user.stream(person.id))).at(-1)
      expect(last?.type).toBe('UserLocated')
      expect(last?.data).toEqual({
        id: person.id,
        sealed: { subject: person.id, text: expect.any(String) }
      })
      expect(JSON.stringify(last)).not.toMatch(/203\.0\.113|Segovia|Castilla|España/)
      const [decrypted] = await testVault.decrypt(board.db, last ? [last] : [])
      expect(decrypted?.personal).toEqual({
        ip: '203.0.113.7',
        place: segoviaLocation,
        location: 'Segovia, Castilla y León, España'
      })
    })
  },
  ipLocationEnv
)

describeWithApp('saving the IP address of a user without geo databases', board => {
  test('stores the address and leaves the location of the profile unchanged', async () => {
    const person = await signUp(board, 'applicant', { location: 'Ávila' })
    const { body } = await person.post('/api/update-ip', { userId: person.id, ip: '203.0.113.7' })
    expect(body.user).toMatchObject({ location: 'Ávila', lastIp: '203.0.113.7', lastPlace: {} })
  })
})
