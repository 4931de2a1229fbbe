import { expect, test } from 'vitest'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { fullProfileRequest, publishProfile } from '#test/builders/candidate-profiles.ts'

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

  test('shows an age to employers, and a band to all others', async () => {
    const bands = [
      [18, '18-25'],
      [26, '26-35'],
      [45, '36-45'],
      [55, '46-55'],
      [56, '56+']
    ] as const
    for (const [age, ageBand] of bands) {
      const { path } = await publish({ age })
      for (const viewer of [board.createClient(), await signUp(board, 'applicant')]) {
        expect((await viewer.get(path)).body).toMatchObject({ age: null, ageBand })
      }
      const yeguada = await signUp(board, 'employer')
      expect((await yeguada.get(path)).body).toMatchObject({ age, ageBand })
    }
  })

  test('of a minor is for employers, without surname, contact and exact place', async () => {
    const minor = { age: 17, fullName: 'Zoe Montero Gil', location: 'Vejer', place: '11039' }
    const { ana, profile, path } = await publish(minor)
    expect(profile).toMatchObject({ ...minor, ageBand: '<18' })
    expect((await ana.get(path)).body).toEqual(profile)
    const yeguada = await signUp(board, 'employer')
    const { place, ...shown } = profile
    const noContact = { contactPhone: null, contactEmail: null, tel: null, whatsapp: null }
    const hidden = { fullName: 'Zoe', location: 'Cádiz', ...noContact }
    expect((await yeguada.get(path)).body).toEqual({ ...shown, ...hidden })
    const found = async (viewer: Visitor, query: string) =>
      (await viewer.get(`/api/candidate-profiles?${query}`)).body
    for (const query of ['', 'text=zoe', 'location=cadiz', 'text=zoe&location=cadiz']) {
      expect((await found(yeguada, query)).profiles[0]).toMatchObject({ fullName: 'Zoe' })
    }
    for (const query of ['text=montero', 'text=vejer', 'location=vejer', 'near=11039&radius=200']) {
      expect(JSON.stringify(await found(yeguada, query))).not.toContain('Zoe')
    }
    for (const viewer of [await signUp(board, 'applicant'), board.createClient()]) {
      expect(await viewer.get(path)).toMatchObject({ status: 404 })
      expect(JSON.stringify(await found(viewer, ''))).not.toContain('Zoe')
      expect((await found(viewer, 'text=zoe')).meta.totalProfiles).toBe(0)
    }
    await ana.put(path, { ...fullProfileRequest, ...minor, age: 18 })
    expect((await board.createClient().get(path)).body).toMatchObject({ fullName: minor.fullName })
    await ana.put(path, { ...fullProfileRequest, ...minor })
    expect((await board.createClient().get(path)).status).toBe(404)
    expect((await found(yeguada, 'text=montero')).profiles).toEqual([])
  })

  test('shows its contact to its owner only', async () => {
    const { profile, path } = await publish()
    const { contactPhone, contactEmail, tel, whatsapp, userId, ...preview } = profile
    const viewers = [board.createClient(), await signUp(board, 'applicant')]
    for (const viewer of [...viewers, await signUp(board, 'employer')]) {
      const [single, list] = [await viewer.get(path), await viewer.get('/api/candidate-profiles')]
      expect(single.body).toMatchObject({
        contactPhone: null,
        contactEmail: null,
        tel: null,
        whatsapp: null,
        userId
      })
      expect(list.body.profiles[0]).toMatchObject({ ...preview, age: single.body.age })
      const answers = JSON.stringify([single.body, list.body])
      for (const contact of [contactPhone, contactEmail, tel, whatsapp])
        expect(answers).not.toContain(contact)
      expect(JSON.stringify(list.body)).not.toContain(userId)
    }
  })
})
