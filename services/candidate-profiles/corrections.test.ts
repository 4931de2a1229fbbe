import { expect, test } from 'vitest'
import { postJobAs, profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('what is misspelt in a search of candidates', board => {
  const publish = async (description: string, more: object = {}) => {
    const person = await signUp(board, 'applicant')
    const body = { ...profileRequest, skills: undefined, description, ...more }
    expect((await person.post('/api/candidate-profiles', body)).status).toBe(201)
    return person
  }
  const search = async (query: string) =>
    (await board.createClient().get(`/api/candidate-profiles?${query}`)).body.meta

  test('is corrected by words of jobs and by closed terms', async () => {
    await publish('Trabajo en el hipódromo desde hace años', { location: 'Dos Hermanas, Sevilla' })
    expect((await search('text=hipodrmo')).totalProfiles).toBe(0)
    const job = await postJobAs(await signUp(board, 'employer'), {
      description: 'Para la cuadra del hipódromo, con diez caballos'
    })
    expect(job.id).toBeDefined()
    expect((await search('text=hipodrmo')).totalProfiles).toBe(1)
    expect((await search('location=sevila')).totalProfiles).toBe(1)
    expect((await search('location=hermanax')).totalProfiles).toBe(0)
  })

  test('is the same whoever hides: a hidden profile neither counts nor spells', async () => {
    await publish('Galopador con licencia')
    const before = await search('text=galopadr')
    expect(before.totalProfiles).toBe(1)
    const hidden = await publish('Galopadr de potros y yeguas', { galope: 9, wantsHousing: true })
    await hidden.put('/api/candidate-visibility', { visibleTo: 'nobody' })
    await publish('Galopadr en prácticas con ponis', { age: 17, roles: ['galopador'] })
    expect(await search('text=galopadr')).toEqual(before)
  })
})

describeWithApp('the filters of the list of candidates', board => {
  test('say how many each value would give, among those whom the viewer may see', async () => {
    const publish = async (terms: object) => {
      const person = await signUp(board, 'applicant')
      await person.post('/api/candidate-profiles', { ...profileRequest, ...terms })
      return person
    }
    await publish({ roles: ['groom', 'jinete'], carnes: ['CE'], galope: 4, wantsHousing: true })
    await publish({ roles: ['groom'], disciplines: ['salto'], galope: 7, wantsHousing: false })
    await publish({ roles: ['jinete'], carnes: ['B'], age: 17 })
    const employer = await signUp(board, 'employer')
    const hidden = await publish({ roles: ['monitor'], galope: 9, wantsHousing: true })
    await hidden.post('/api/candidate-visibility/blocks', { employerId: employer.id })
    const facets = async (query: string, viewer = board.createClient()) =>
      (await viewer.get(`/api/candidate-profiles?${query}`)).body.meta.facets
    const galope = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1 }
    expect(await facets('')).toEqual({
      role: { groom: 2, jinete: 1 },
      discipline: { salto: 1 },
      carne: { B: 1, B96: 1, BE: 1, C1: 1, C: 1, CE: 1 },
      galope,
      housing: { si: 1, no: 1 }
    })
    expect(await facets('', employer)).toMatchObject({ role: { groom: 2, jinete: 2 }, galope })
    expect(await facets('role=jinete&housing=si')).toMatchObject({
      role: { groom: 1, jinete: 1 },
      housing: { si: 1 },
      galope: { 1: 1, 2: 1, 3: 1, 4: 1 }
    })
  })
})
