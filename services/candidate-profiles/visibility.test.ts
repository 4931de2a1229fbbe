import { hour } from '#events/units.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { hideJob } from '#services/jobs/posting/decide-takedown.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  coverLetter,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { fullProfileRequest, publishProfile } from '#test/builders/candidate-profiles.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'
import { maxBlocks } from '#events/limits/candidate-profiles.ts'
import { minorContactOff } from './shared/refusals.ts'
import { findMinorRefusal } from './viewer.ts'

const contact = {
  contactPhone: fullProfileRequest.contactPhone,
  contactEmail: fullProfileRequest.contactEmail,
  tel: '+34612345678',
  whatsapp: '34612345678'
}
const noContact = { contactPhone: null, contactEmail: null, tel: null, whatsapp: null }
const minorContact = { ...contact, whatsapp: null }
const notThere = { status: 404, body: { message: 'Este perfil no existe' } }

async function countReleases({ db }: TestApp, profileId: string): Promise<number> {
  const events = await readAll(db, 0, 10_000)
  return events.filter(
    ({ type, stream }) => type === 'ContactReleased' && stream.endsWith(profileId)
  ).length
}

const idsOf = async (viewer: Visitor) =>
  (await viewer.get('/api/candidate-profiles')).body.profiles.map(({ id }: { id: string }) => id)

describeWithApp('the contact of a candidate', board => {
  test('is released to an employer who asks, and to no other', async () => {
    const { ana, profile, path } = await publishProfile(board)
    const yeguada = await signUp(board, 'employer')
    expect((await yeguada.get(path)).body).toMatchObject(noContact)
    expect(await yeguada.post(`${path}/contact`)).toMatchObject({ status: 200, body: contact })
    expect((await yeguada.get(path)).body).toMatchObject(contact)
    for (const viewer of [await signUp(board, 'employer'), board.createClient()])
      expect((await viewer.get(path)).body).toMatchObject(noContact)
    expect(await board.createClient().post(`${path}/contact`)).toMatchObject({ status: 401 })
    expect(await ana.post(`${path}/contact`)).toMatchObject({
      status: 403,
      body: { message: 'El teléfono y el correo se enseñan a las empresas con la sesión iniciada.' }
    })
    expect(await yeguada.post('/api/candidate-profiles/nada/contact')).toMatchObject(notThere)
    expect(await countReleases(board, profile.id)).toBe(1)
  })

  test('is counted once a day for each employer', async () => {
    const { ana, profile, path } = await publishProfile(board)
    const yeguada = await signUp(board, 'employer', { location: 'Segovia' })
    const start = board.now
    for (const hours of [0, 1, 23.9, 24, 30]) {
      board.now = new Date(start.getTime() + hours * hour)
      await Promise.all([yeguada.post(`${path}/contact`), yeguada.post(`${path}/contact`)])
    }
    expect(await countReleases(board, profile.id)).toBe(2)
    board.now = start
    const { body } = await ana.get('/api/candidate-visibility')
    expect(body).toEqual({
      visibleTo: 'everyone',
      isMinor: false,
      blocks: [],
      releases: [
        {
          employerId: yeguada.id,
          employerName: 'Yeguada del Soto',
          employerLocation: 'Segovia',
          releasedAt: start.toISOString(),
          lastReleasedAt: new Date(start.getTime() + 24 * hour).toISOString(),
          times: 2
        }
      ]
    })
    expect((await yeguada.get('/api/candidate-visibility')).status).toBe(403)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  describe('of a minor', () => {
    const days = (count: number) => count * 24 * hour
    const later = {
      status: 403,
      body: {
        message: expect.stringMatching(/^Es menor de 18 años: .* 7 días .* 3 días publicado\.$/)
      }
    }
    const publishMinor = () => publishProfile(board, { age: 16, fullName: 'Zoe Montero' })
    let start: Date
    beforeEach(() => {
      start = board.now
    })
    afterEach(() => {
      board.now = start
    })
    /** A session does not last that long. */
    const onDay = async (count: number, { username, post }: SignedInClient) => {
      board.now = new Date(start.getTime() + days(count))
      await post('/api/login', { username, password: testPassword })
    }

    test('is released to an employer whom the operator has seen, without surname and exact place', async () => {
      const { path } = await publishMinor()
      const yeguada = await signUp(board, 'employer')
      expect(await yeguada.post(`${path}/contact`)).toMatchObject(later)
      await seedEvents(board.db, employerVerification, yeguada.id, [
        { type: 'EmployerSeen', data: { id: yeguada.id } }
      ])
      expect((await yeguada.post(`${path}/contact`)).body).toEqual(minorContact)
      const { body } = await yeguada.get(path)
      expect(body).toMatchObject({ ...minorContact, fullName: 'Zoe', location: 'Cádiz' })
    })

    test('is released to an account of seven days with an ad of three', async () => {
      const { path } = await publishMinor()
      const yeguada = await signUp(board, 'employer')
      await onDay(4, yeguada)
      await postJobAs(yeguada)
      await onDay(6.9, yeguada)
      expect(await yeguada.post(`${path}/contact`)).toMatchObject(later)
      await onDay(7, yeguada)
      expect((await yeguada.post(`${path}/contact`)).body).toEqual(minorContact)
    })

    test('is never released by a board that sends no e-mails', async () => {
      const yeguada = await signUp(board, 'employer')
      await seedEvents(board.db, employerVerification, yeguada.id, [
        { type: 'EmployerSeen', data: { id: yeguada.id } }
      ])
      const { db, now } = board.tools
      const refusalBy = (delivery: string) =>
        findMinorRefusal({ db, now, config: { mail: { delivery } } }, viewer)
      const viewer = { id: yeguada.id, userType: 'employer', emailConfirmed: true } as const
      expect(await refusalBy('none')).toBe(minorContactOff)
      expect(await refusalBy('smtp')).toBeUndefined()
    })

    test('is not released for an ad that was withdrawn, held or hidden, nor kept when it is', async () => {
      const { path } = await publishMinor()
      const yeguada = await signUp(board, 'employer')
      const { id } = await postJobAs(yeguada)
      await onDay(8, yeguada)
      await yeguada.post(`${path}/contact`)
      expect((await yeguada.get(path)).body).toMatchObject(minorContact)
      await yeguada.delete(`/api/jobs/${id}`)
      expect((await yeguada.get(path)).body).toMatchObject({ ...noContact, fullName: 'Zoe' })
      expect(await yeguada.post(`${path}/contact`)).toMatchObject(later)
      const held = await postJobAs(yeguada)
      await handleCommand(board.tools, job, held.id, state =>
        hideJob(state, held.id, { reason: 'falso' })
      )
      await onDay(15, yeguada)
      expect(await yeguada.post(`${path}/contact`)).toMatchObject(later)
    })
  })
})

describeWithApp(
  'where e-mails are sent',
  board => {
    test('employers confirm their e-mail before they see minors or ask for a contact', async () => {
      const { path } = await publishProfile(board)
      const minor = await publishProfile(board, { age: 16 })
      const yeguada = await signUp(board, 'employer')
      expect(await yeguada.post(`${path}/contact`)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('Confirma tu correo') }
      })
      expect(await yeguada.get(minor.path)).toMatchObject(notThere)
      expect((await yeguada.get(path)).body).toMatchObject({ age: null })
      const email = `${yeguada.username}@example.org`
      await seedEvents(board.db, user, yeguada.id, [
        {
          type: 'UserEmailConfirmed',
          data: { id: yeguada.id },
          subject: yeguada.id,
          personal: { email }
        }
      ])
      expect((await yeguada.post(`${path}/contact`)).body).toEqual(contact)
      expect((await yeguada.get(minor.path)).status).toBe(200)
    })
  },
  { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hola@example.org' }
)

describeWithApp('a candidate who hides', board => {
  test('from an employer answers 404 to it, and to all without a session', async () => {
    const { ana, profile, path } = await publishProfile(board)
    const [yeguada, picadero] = [await signUp(board, 'employer'), await signUp(board, 'employer')]
    await yeguada.post(`${path}/contact`)
    const request = { employerId: yeguada.id }
    const { status, body } = await ana.post('/api/candidate-visibility/blocks', request)
    expect(status).toBe(201)
    expect(body.blocks).toMatchObject([{ ...request, employerName: 'Yeguada del Soto' }])
    await ana.post('/api/candidate-visibility/blocks', request)
    for (const viewer of [yeguada, board.createClient(), await signUp(board, 'applicant')]) {
      expect(await viewer.get(path)).toMatchObject(notThere)
      expect(await idsOf(viewer)).not.toContain(profile.id)
    }
    expect(await yeguada.post(`${path}/contact`)).toMatchObject(notThere)
    expect(await idsOf(picadero)).toContain(profile.id)
    const [{ id }] = body.blocks
    const after = await ana.delete(`/api/candidate-visibility/blocks/${id}`)
    expect(after.body.blocks).toEqual([])
    expect((await yeguada.get(path)).body).toMatchObject(contact)
    expect(await idsOf(board.createClient())).toContain(profile.id)
  })

  test('from a name or a place hides from every employer that has its words', async () => {
    const { ana, profile } = await publishProfile(board)
    const named = await signUp(board, 'employer', { fullName: 'Picadero Álamo Blanco' })
    const placed = await signUp(board, 'employer', { location: 'Almonte, Huelva' })
    const posting = await signUp(board, 'employer')
    await postJobAs(posting, { companyName: 'Finca El Retamal' })
    const otherEmployer = await signUp(board, 'employer')
    for (const text of ['álamo blanco', 'ALMONTE', 'retamal'])
      expect((await ana.post('/api/candidate-visibility/blocks', { text })).status).toBe(201)
    for (const viewer of [named, placed, posting])
      expect(await idsOf(viewer)).not.toContain(profile.id)
    expect(await idsOf(otherEmployer)).toContain(profile.id)
    const refused = await ana.post('/api/candidate-visibility/blocks', { text: ' - ' })
    expect(refused.status).toBe(400)
  })

  test('from all but those to whom they apply is there for those', async () => {
    const { ana, profile, path } = await publishProfile(board)
    const [yeguada, picadero] = [await signUp(board, 'employer'), await signUp(board, 'employer')]
    const { body } = await ana.put('/api/candidate-visibility', { visibleTo: 'applied' })
    expect(body.visibleTo).toBe('applied')
    for (const viewer of [yeguada, picadero, board.createClient()])
      expect(await viewer.get(path)).toMatchObject(notThere)
    const { id } = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    expect(await idsOf(yeguada)).toContain(profile.id)
    expect((await yeguada.post(`${path}/contact`)).body).toEqual(contact)
    expect(await idsOf(picadero)).not.toContain(profile.id)
    await ana.delete(path)
    const again = await ana.post('/api/candidate-profiles', fullProfileRequest)
    expect(await idsOf(picadero)).not.toContain(again.body.id)
    await ana.put('/api/candidate-visibility', { visibleTo: 'employers' })
    expect(await idsOf(picadero)).toContain(again.body.id)
    expect(await idsOf(board.createClient())).not.toContain(again.body.id)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('may do so from a limited number', async () => {
    const { ana } = await publishProfile(board)
    const block = (text: string) => ana.post('/api/candidate-visibility/blocks', { text })
    for (let index = 0; index < maxBlocks; index++) await block(`Cuadra ${index}`)
    expect(await block('Otra cuadra')).toMatchObject({
      status: 409,
      body: { message: 'Puedes ocultarte de 50 empresas o lugares como máximo.' }
    })
    const { body } = await ana.post('/api/candidate-visibility/blocks', { employerId: ana.id })
    expect(body.message).toMatch(/como máximo/)
  })
})
