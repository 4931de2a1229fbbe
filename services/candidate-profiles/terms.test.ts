import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import {
  fullProfileRequest,
  profileTermsRequest,
  publishProfile
} from '#test/builders/candidate-profiles.ts'

describeWithApp('the terms of a candidate profile', board => {
  const publish = (changes?: object) => publishProfile(board, changes)

  test('are published, and shown in the list and at its address', async () => {
    const { profile, path } = await publish(profileTermsRequest)
    expect(profile).toMatchObject(profileTermsRequest)
    const visitor = board.createClient()
    expect((await visitor.get(path)).body).toMatchObject(profileTermsRequest)
    const { profiles } = (await visitor.get('/api/candidate-profiles')).body
    expect(profiles[0]).toMatchObject(profileTermsRequest)
  })

  test('are missing where the profile says nothing', async () => {
    const { profile } = await publish({ roles: [], galope: null, availableFrom: '' })
    for (const name of Object.keys(profileTermsRequest)) expect(profile).not.toHaveProperty(name)
  })

  test('are replaced as a whole', async () => {
    const { ana, profile, path } = await publish(profileTermsRequest)
    const { body } = await ana.put(path, { ...fullProfileRequest, galope: 8 })
    expect(body).toMatchObject({ galope: 8 })
    for (const name of ['roles', 'place', 'carnes', 'hasHorse']) {
      expect(body).not.toHaveProperty(name)
    }
    expect((await ana.put(path, { ...fullProfileRequest, ...profileTermsRequest })).body).toEqual(
      profile
    )
  })

  test('name the municipality of a profile that has no text for its place', async () => {
    const ana = await signUp(board, 'applicant')
    const request = { ...profileRequest, place: '11020' }
    expect((await ana.post('/api/candidate-profiles', request)).body).toMatchObject({
      location: 'Jerez de la Frontera, Cádiz',
      place: '11020'
    })
  })

  test('are refused with the code of no municipality, and with the sentence of each field', async () => {
    const ana = await signUp(board, 'applicant')
    const refused = async (terms: object) =>
      (await ana.post('/api/candidate-profiles', { ...profileRequest, ...terms })).body.errors
    expect(await refused({ place: '11999' })).toEqual([
      { field: 'place', code: 'municipality-unknown', message: 'El municipio no existe' }
    ])
    expect(await refused({ galope: 12, carnes: ['B', 'A'] })).toEqual([
      {
        field: 'carnes.1',
        code: 'licence-unknown',
        message: 'Uno de los carnés no está en la lista'
      },
      { field: 'galope', code: 'galope-unknown', message: 'El galope va de 1 a 9' }
    ])
  })

  test('of a minor show the municipality to its owner only', async () => {
    const { ana, path } = await publish({ ...profileTermsRequest, age: 17 })
    const yeguada = await signUp(board, 'employer')
    expect((await ana.get(path)).body).toMatchObject({ place: '11020', galope: 7 })
    const { body } = await yeguada.get(path)
    expect(body).toMatchObject({ galope: 7, location: 'Cádiz' })
    expect(body).not.toHaveProperty('place')
  })
})
