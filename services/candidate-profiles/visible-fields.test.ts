import { expect, test } from 'vitest'
import { describeWithApp } from '#test/test-app.ts'
import { signUp } from '#test/api-fixtures.ts'
import { fullProfileRequest, publishProfile } from '#test/candidate-profiles.ts'

describeWithApp('a candidate profile', board => {
  const publish = (changes?: object) => publishProfile(board, changes)

  test('gets the age 25 when none is given, which no other user is shown', async () => {
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
    await ana.put(path, { ...fullProfileRequest, ...minor, age: 18 })
    expect((await board.createClient().get(path)).body).toMatchObject({ fullName: minor.fullName })
    await ana.put(path, { ...fullProfileRequest, ...minor })
    expect((await board.createClient().get(path)).body).toMatchObject(hidden)
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
})
