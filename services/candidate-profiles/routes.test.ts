import { expect, test } from 'vitest'
import { describeWithApp } from '#test/test-app.ts'
import { profileRequest, signUp } from '#test/api-fixtures.ts'

const notThere = { status: 404, body: { message: 'Este perfil no existe' } }
const onlyOne = {
  status: 409,
  body: { message: 'Ya tienes un perfil activo. Elimínalo para crear otro.' }
}
const offer = {
  ...profileRequest,
  contactEmail: 'ana@example.org',
  location: 'Jerez',
  skills: 'doma, salto'
}

describeWithApp('a candidate profile', board => {
  const publish = async (changes: object = {}) => {
    const ana = await signUp(board, 'applicant')
    const { body } = await ana.post('/api/candidate-profiles', { ...offer, ...changes })
    return { ana, profile: body, path: `/api/candidate-profiles/${body.id}` }
  }

  test('is published by an applicant, ignoring owner, id and state in the request', async () => {
    const ana = await signUp(board, 'applicant')
    const claims = { id: 'mine', userId: 'another-user', isActive: false, createdAt: '2020-01-01' }
    const { status, body } = await ana.post('/api/candidate-profiles', { ...offer, ...claims })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...offer,
      ageBand: '26-35',
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      userId: ana.id,
      experience: null,
      createdAt: board.now.toISOString(),
      isActive: true
    })
    expect((await ana.get('/api/my-candidate-profiles?onlyActive=true')).body).toEqual([body])
  })

  test('gets the age 25 when none is given, which nobody else is shown', async () => {
    for (const age of [undefined, 0]) {
      const { profile, path } = await publish({ age })
      expect(profile).toMatchObject({ age: 25, ageBand: null })
      const viewers = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
      for (const viewer of [...viewers, board.createClient()]) {
        expect((await viewer.get(path)).body).toMatchObject({ age: null, ageBand: null })
      }
    }
    expect((await publish({ age: 25 })).profile).toMatchObject({ age: 25, ageBand: '18-25' })
  })

  test('shows an age to those with a session, and a band to everybody', async () => {
    const bands = [
      [18, '18-25'],
      [26, '26-35'],
      [45, '36-45'],
      [55, '46-55'],
      [56, '56+']
    ] as const
    for (const [age, ageBand] of bands) {
      const { path } = await publish({ age })
      expect((await board.createClient().get(path)).body).toMatchObject({ age: null, ageBand })
      const luis = await signUp(board, 'applicant')
      expect((await luis.get(path)).body).toMatchObject({ age, ageBand })
    }
  })

  test('of a minor shows surname, place and contact to employers and its owner only', async () => {
    const minor = { age: 17, fullName: 'Zoe Montero Gil', location: 'Vejer' }
    const { ana, profile, path } = await publish(minor)
    expect(profile).toMatchObject({ ...minor, ageBand: '<18' })
    const yeguada = await signUp(board, 'employer')
    expect((await yeguada.get(path)).body).toEqual(profile)
    expect((await ana.get(path)).body).toEqual(profile)
    const hidden = { fullName: 'Zoe', location: null, contactPhone: null, contactEmail: null }
    const luis = await signUp(board, 'applicant')
    for (const viewer of [luis, board.createClient()]) {
      expect((await viewer.get(path)).body).toMatchObject({ ...hidden, ageBand: '<18' })
      const search = (query: string) => viewer.get(`/api/candidate-profiles?${query}`)
      expect(JSON.stringify((await search('')).body)).not.toMatch(/Montero|Vejer/)
      expect((await search('text=zoe')).body.profiles).toMatchObject([{ fullName: 'Zoe' }])
      expect((await search('text=montero')).body.profiles).toEqual([])
      expect((await search('text=vejer')).body.profiles).toEqual([])
      expect((await search('location=vejer')).body.meta.totalProfiles).toBe(0)
    }
    for (const query of ['text=montero', 'location=vejer', 'text=zoe&location=vejer']) {
      const { body } = await yeguada.get(`/api/candidate-profiles?${query}`)
      expect(body.profiles).toMatchObject([minor])
    }
    await ana.put(path, { ...offer, ...minor, age: 18 })
    expect((await board.createClient().get(path)).body).toMatchObject({ fullName: minor.fullName })
    await ana.put(path, { ...offer, ...minor })
    expect((await board.createClient().get(path)).body).toMatchObject(hidden)
  })

  test('drops an empty e-mail and location', async () => {
    const { profile } = await publish({ contactEmail: '', location: '' })
    expect(profile).toMatchObject({ contactEmail: null, location: null })
  })

  test('is refused to employers and anonymous visitors', async () => {
    const yeguada = await signUp(board, 'employer')
    expect(await yeguada.post('/api/candidate-profiles', offer)).toMatchObject({
      status: 403,
      body: { message: 'Para ofrecer servicios laborales necesitas una cuenta de candidato.' }
    })
    expect((await board.createClient().post('/api/candidate-profiles', offer)).status).toBe(401)
    expect((await yeguada.get('/api/my-candidate-profiles')).body).toEqual([])
    expect((await board.createClient().get('/api/my-candidate-profiles')).status).toBe(401)
  })

  test('is refused while the user has an active one', async () => {
    const { ana, path } = await publish()
    expect(await ana.post('/api/candidate-profiles', offer)).toMatchObject(onlyOne)
    expect(await ana.delete(path)).toMatchObject({
      status: 200,
      body: { message: 'Perfil eliminado' }
    })
    expect((await ana.get('/api/my-candidate-profiles?onlyActive=true')).body).toEqual([])
    expect((await ana.post('/api/candidate-profiles', offer)).status).toBe(201)
  })

  test('that is published a hundred times concurrently is created once', async () => {
    const ana = await signUp(board, 'applicant')
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => ana.post('/api/candidate-profiles', offer))
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => ![201, 409, 503].includes(status))).toEqual([])
    expect((await ana.get('/api/my-candidate-profiles')).body).toHaveLength(1)
  })

  test('has its contact data on its own page, not in the list', async () => {
    const { profile, path } = await publish()
    expect((await board.createClient().get(path)).body).toEqual({ ...profile, age: null })
    const { body } = await board.createClient().get('/api/candidate-profiles')
    const { contactPhone, contactEmail, userId, ...preview } = profile
    expect(body.profiles[0]).toEqual({ ...preview, age: null })
    expect(JSON.stringify(body)).not.toContain(contactPhone)
    expect(JSON.stringify(body)).not.toContain(contactEmail)
    expect(JSON.stringify(body)).not.toContain(userId)
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

  test('is refused for editing and deletion to anyone but its owner', async () => {
    const { profile, path } = await publish()
    const [luis, yeguada] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    const responses = [
      [luis, 403, 'No tienes permiso para editar este perfil'],
      [yeguada, 403, 'Solo los candidatos pueden editar perfiles'],
      [board.createClient(), 401, 'Usuario no autenticado']
    ] as const
    for (const [person, status, message] of responses) {
      expect(await person.put(path, offer)).toMatchObject({ status, body: { message } })
      expect(await person.delete(path)).toMatchObject({ status, body: { message } })
    }
    expect((await luis.get(path)).body).toEqual(profile)
  })

  test('responds with 404 when it was deleted or does not exist', async () => {
    const { ana, profile, path } = await publish()
    await ana.delete(path)
    for (const gone of [path, '/api/candidate-profiles/unknown']) {
      expect(await board.createClient().get(gone)).toMatchObject(notThere)
      expect(await ana.put(gone, offer)).toMatchObject(notThere)
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
        { field: 'fullName', message: 'El nombre debe tener al menos 3 caracteres' },
        { field: 'contactPhone', message: 'El teléfono debe tener al menos 9 caracteres' },
        { field: 'age', message: 'La edad mínima es 16 años' },
        { field: 'description', message: 'La descripción debe tener al menos 20 caracteres' }
      ])
    )
  })
})

describeWithApp('the list of candidates', board => {
  test('is newest first, in pages, filtered by text and location', async () => {
    for (const [fullName, location] of [
      ['Ana Robles', 'Ávila'],
      ['Luis Vega', 'Jerez'],
      ['Eva Soto', 'Jerez']
    ]) {
      const person = await signUp(board, 'applicant')
      await person.post('/api/candidate-profiles', { ...offer, fullName, location })
    }
    const names = async (query: string) => {
      const { body } = await board.createClient().get(`/api/candidate-profiles?${query}`)
      return [body.profiles.map(({ fullName }: { fullName: string }) => fullName), body.meta]
    }
    const total = (totalProfiles: number, totalPages = 1) => ({ totalProfiles, totalPages })
    expect(await names('')).toEqual([['Eva Soto', 'Luis Vega', 'Ana Robles'], total(3)])
    expect(await names('limit=2&page=2')).toEqual([['Ana Robles'], total(3, 2)])
    expect(await names('page=7')).toEqual([[], total(3)])
    expect(await names('text=luís')).toEqual([['Luis Vega'], total(1)])
    expect(await names('location=AVILA')).toEqual([['Ana Robles'], total(1)])
    expect(await names('text=robles&location=jerez')).toEqual([[], total(0, 0)])
    expect(await names('text=todos&location=todas')).toEqual([expect.any(Array), total(3)])
    expect(await names('text=rob')).toEqual([['Ana Robles'], total(1)])
    expect(await names('text=ro')).toEqual([[], total(0, 0)])
    for (const odd of ['%25', '_', "'", '!', ':*', '%26', '(']) {
      expect((await names(`text=${odd}`))[1]).toBeDefined()
    }
  })

  test('is searched by the first twelve words of a text, and the first six of a place', async () => {
    const description =
      'abeto acebo alerce almendro cerezo chopo cipres encina fresno roble nogal olivo'
    const location = 'Alfa Beta Gamma Delta Epsilon Zeta'
    const person = await signUp(board, 'applicant')
    await person.post('/api/candidate-profiles', { ...offer, description, location })
    const total = async (query: Record<string, string>) => {
      const address = `/api/candidate-profiles?${new URLSearchParams(query)}`
      return (await board.createClient().get(address)).body.meta.totalProfiles
    }
    expect(await total({ text: `${description} submarino` })).toBe(1)
    expect(await total({ text: `submarino ${description}` })).toBe(0)
    expect(await total({ location: `${location} babilonia` })).toBe(1)
    expect(await total({ location: `babilonia ${location}` })).toBe(0)
  })
})
