import { expect, inject, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { fullProfileRequest, publishProfile } from '#test/builders/candidate-profiles.ts'

const atOnce = inject('isFullScale') ? 100 : 20

const notThere = { status: 404, body: { message: 'Este perfil no existe' } }
const onlyOne = {
  status: 409,
  body: { message: 'Ya tienes un perfil activo. Elimínalo para crear otro.' }
}

describeWithApp('a candidate profile', board => {
  const publish = (changes?: object) => publishProfile(board, changes)

  test('is published by an applicant, ignoring owner, id and state in the request', async () => {
    const ana = await signUp(board, 'applicant')
    const claims = { id: 'mine', userId: 'another-user', isActive: false, createdAt: '2020-01-01' }
    const { status, body } = await ana.post('/api/candidate-profiles', {
      ...fullProfileRequest,
      ...claims
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...fullProfileRequest,
      tel: '+34612345678',
      whatsapp: '34612345678',
      ageBand: '26-35',
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      userId: ana.id,
      experience: null,
      createdAt: board.now.toISOString(),
      isActive: true
    })
    expect((await ana.get('/api/my-candidate-profiles?onlyActive=true')).body).toEqual([body])
  })

  test('drops an empty e-mail and location', async () => {
    const { profile } = await publish({ contactEmail: '', location: '' })
    expect(profile).toMatchObject({ contactEmail: null, location: null })
  })

  test('is refused to employers and anonymous visitors', async () => {
    const yeguada = await signUp(board, 'employer')
    expect(await yeguada.post('/api/candidate-profiles', fullProfileRequest)).toMatchObject({
      status: 403,
      body: { message: 'Para ofrecer servicios laborales necesitas una cuenta de candidato.' }
    })
    expect(
      (await board.createClient().post('/api/candidate-profiles', fullProfileRequest)).status
    ).toBe(401)
    expect((await yeguada.get('/api/my-candidate-profiles')).body).toEqual([])
    expect((await board.createClient().get('/api/my-candidate-profiles')).status).toBe(401)
  })

  test('is refused while the user has an active one', async () => {
    const { ana, path } = await publish()
    expect(await ana.post('/api/candidate-profiles', fullProfileRequest)).toMatchObject(onlyOne)
    expect(await ana.delete(path)).toMatchObject({
      status: 200,
      body: { message: 'Perfil eliminado' }
    })
    expect((await ana.get('/api/my-candidate-profiles?onlyActive=true')).body).toEqual([])
    expect((await ana.post('/api/candidate-profiles', fullProfileRequest)).status).toBe(201)
  })

  test('that is published many times concurrently is created once', async () => {
    const ana = await signUp(board, 'applicant')
    const responses = await Promise.all(
      Array.from({ length: atOnce }, () => ana.post('/api/candidate-profiles', fullProfileRequest))
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => ![201, 409, 503].includes(status))).toEqual([])
    expect((await ana.get('/api/my-candidate-profiles')).body).toHaveLength(1)
  })

  test('is edited by its owner, and fields left out become empty', async () => {
    const { ana, profile, path } = await publish()
    const description = 'a'.repeat(500)
    const { status, body } = await ana.put(path, {
      ...profileRequest,
      age: 40,
      description,
      userId: 'x'
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...profile,
      age: 40,
      ageBand: '36-45',
      description,
      contactEmail: null,
      location: null,
      skills: null
    })
  })

  test('is refused for editing and deletion to all but its owner', async () => {
    const { profile, path } = await publish()
    const [luis, yeguada] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    const responses = [
      [luis, 403, 'No tienes permiso para editar este perfil'],
      [yeguada, 403, 'Solo los candidatos pueden editar perfiles'],
      [board.createClient(), 401, 'Usuario no autenticado']
    ] as const
    for (const [person, status, message] of responses) {
      expect(await person.put(path, fullProfileRequest)).toMatchObject({
        status,
        body: { message }
      })
      expect(await person.delete(path)).toMatchObject({ status, body: { message } })
    }
    expect((await luis.get(path)).body).toMatchObject({ description: profile.description })
  })

  test('responds with 404 when it was deleted or does not exist', async () => {
    const { ana, profile, path } = await publish()
    await ana.delete(path)
    for (const gone of [path, '/api/candidate-profiles/unknown']) {
      expect(await board.createClient().get(gone)).toMatchObject(notThere)
      expect(await ana.put(gone, fullProfileRequest)).toMatchObject(notThere)
      expect(await ana.delete(gone)).toMatchObject(notThere)
    }
    const { profiles } = (await board.createClient().get('/api/candidate-profiles')).body
    expect(profiles.filter(({ id }: { id: string }) => id === profile.id)).toEqual([])
  })

  test('is refused with an error message for each field', async () => {
    const ana = await signUp(board, 'applicant')
    const { status, body } = await ana.post('/api/candidate-profiles', { age: 15 })
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        {
          field: 'fullName',
          code: 'profile-name-too-short',
          message: 'El nombre debe tener al menos 3 caracteres'
        },
        {
          field: 'contactPhone',
          code: 'profile-phone-too-short',
          message: 'El teléfono debe tener al menos 9 caracteres'
        },
        { field: 'age', code: 'age-too-low', message: 'La edad mínima es 16 años' },
        {
          field: 'description',
          code: 'profile-description-too-short',
          message: 'La descripción debe tener al menos 20 caracteres'
        }
      ])
    )
  })
})
