import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { runCli } from '#test/board/run-cli.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { seedJob, seedEmployer } from '#test/events/event-builders.ts'
import { archiveUsers } from './archive-users.ts'
import { eraseUsers } from './erase-users.ts'
import { correctExpiries, expireJobs } from './expire-jobs.ts'
import {
  cleanUpRateLimits,
  cleanUpPictures,
  cleanUpSessions,
  cleanUpIdempotencyRecords,
  cleanUpArchives
} from './cleanup.ts'

describeWithApp('jobs past their expiry date', board => {
  test('are expired once each, by any number of concurrent runs', async () => {
    const owner = await seedEmployer(board.db)
    const expiryDate = '2026-03-05T10:00:00.000Z'
    for (let index = 0; index < 40; index++) await seedJob(board.db, owner, { expiryDate })
    const later = await seedJob(board.db, owner, { expiryDate: '2026-03-05T10:00:00.001Z' })
    board.now = new Date(expiryDate)
    await Promise.all([expireJobs(board.tools), expireJobs(board.tools)])
    expect(await expireJobs(board.tools)).toBe(0)
    const events = (await readAll(board.db, 0, 1000)).filter(({ type }) => type === 'JobExpired')
    expect(events).toHaveLength(40)
    expect(new Set(events.map(({ stream }) => stream)).size).toBe(40)
    expect(events.some(({ stream }) => stream === `job-${later}`)).toBe(false)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('expire on time when the clock jumps', async () => {
    board.now = new Date('2026-06-01T10:00:00Z')
    const owner = await signUp(board, 'employer')
    const { id } = await postJobAs(owner)
    board.now = new Date('2026-06-01T08:00:00Z')
    const renewed = await owner.post(`/api/jobs/${id}/renew`)
    expect(renewed.body.expiryDate).toBe('2026-07-31T10:00:00.000Z')
    const history = await readAll(board.db, 0, 1000)
    const times = history.filter(({ stream }) => stream === `job-${id}`).map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    board.now = new Date('2026-07-31T10:00:00Z')
    expect(await expireJobs(board.tools)).toBeGreaterThan(0)
  })
})

describeWithApp('jobs that a clock sixty days ahead has expired', board => {
  test('are back in the list, the table and the log once the clock is right', async () => {
    const owner = await signUp(board, 'employer')
    const [{ id, postDate }, withdrawn] = [await postJobAs(owner), await postJobAs(owner)]
    const over = await seedJob(board.db, owner.id, { expiryDate: '2026-03-03T10:00:00.000Z' })
    board.now = new Date('2026-05-01T10:00:00.000Z')
    expect(await expireJobs(board.tools)).toBe(3)
    board.now = new Date('2026-03-04T10:00:00.000Z')
    await owner.post('/api/login', { username: owner.username, password: testPassword })
    await owner.delete(`/api/jobs/${withdrawn.id}`)
    const listed = async () => (await board.createClient().get('/api/jobs')).body.jobs
    expect(await listed()).toEqual([])
    expect(await correctExpiries(board.tools)).toBe(1)
    expect(await correctExpiries(board.tools)).toBe(0)
    expect(await listed()).toMatchObject([{ id, postDate }])
    const events = await readAll(board.db, 0, 1000)
    const corrected = events.filter(({ type }) => type === 'JobExpiryCorrected')
    expect(corrected.map(({ stream }) => stream)).toEqual([`job-${id}`])
    expect(await expireJobs(board.tools)).toBe(0)
    expect(over).not.toBe(id)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    board.now = new Date('2026-04-01T10:00:00.000Z')
    expect(await expireJobs(board.tools)).toBe(1)
  })
})

describeWithApp('a person who deletes their account', board => {
  const secrets = ['Zarzamora', 'zarzamora@example.org', 'Zahína del Carrascal', '699 999 001']

  async function everything(): Promise<string> {
    const tables = await board.db.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const rows = await board.db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`)
      texts.push(...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  }

  test('is hidden, archived, erased after the grace period, and then in no table', async () => {
    const owner = await signUp(board, 'employer', {
      fullName: secrets[0],
      email: secrets[1],
      bio: secrets[2],
      phone: secrets[3]
    })
    const job = await postJobAs(owner, {
      title: `Mozo ${secrets[0]}`,
      description: `${secrets[2]} y más`,
      contactPhone: secrets[3],
      contactEmail: secrets[1]
    })
    const applicant = await signUp(board, 'applicant')
    const path = `/api/jobs/${job.id}/applications`
    const { body: application } = await applicant.post(path, { coverLetter })
    const message = { receiverId: applicant.id, content: secrets[2] }
    expect((await owner.post('/api/messages', message)).status).toBe(201)
    expect((await deleteAccount(owner, `Porque ${secrets[0]}`)).status).toBe(200)
    expect((await applicant.get(`/api/jobs/${job.id}`)).status).toBe(410)
    expect(await everything()).toContain(secrets[0])

    expect(await eraseUsers(board.tools)).toBe(0)
    expect(await archiveUsers(board.tools)).toBe(1)
    expect(await archiveUsers(board.tools)).toBe(0)
    board.now = new Date(board.now.getTime() + 30 * day - 1)
    expect(await eraseUsers(board.tools)).toBe(0)
    board.now = new Date(board.now.getTime() + 1)
    expect(await eraseUsers(board.tools)).toBe(1)

    const left = await everything()
    for (const secret of secrets) expect(left).not.toContain(secret)
    expect(left).not.toContain(secrets[0]?.toLowerCase())
    await applicant.post('/api/login', { username: applicant.username, password: testPassword })
    const sent = await applicant.get('/api/applications')
    expect(sent.body.applications).toMatchObject([{ id: application.id, jobTitle: null }])
    expect((await applicant.get(`/api/jobs/${job.id}`)).status).toBe(410)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])

    expect(await cleanUpArchives(board.tools)).toBe(0)
    board.now = new Date('2029-03-02T10:00:00Z')
    expect(await cleanUpArchives(board.tools)).toBe(1)
  })

  test('loses profile, applications and messages, and frees username and e-mail', async () => {
    const owner = await signUp(board, 'employer')
    const job = await postJobAs(owner)
    const applicant = await signUp(board, 'applicant')
    await applicant.post('/api/candidate-profiles', profileRequest)
    await applicant.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await applicant.post('/api/messages', { receiverId: owner.id, content: 'Hola' })
    await deleteAccount(applicant)
    expect((await owner.get('/api/applications')).body.applications).toEqual([])
    expect((await owner.get('/api/messages')).body.conversations).toEqual([])
    expect((await owner.get('/api/candidate-profiles')).body.profiles).toEqual([])
    const again = { username: applicant.username, email: `${applicant.username}@example.org` }
    expect((await signUp(board, 'applicant', again)).id).not.toBe(applicant.id)
  })

  test('can be a guest, erased by the operator', async () => {
    const owner = await signUp(board, 'employer')
    const job = await postJobAs(owner)
    const guest = {
      ...guestRequest,
      applicantName: 'Zurriago',
      applicantEmail: 'zurri@example.org'
    }
    await board.createClient().post(`/api/jobs/${job.id}/applications`, guest)
    expect(await everything()).toContain('Zurriago')
    expect(await runCli(board, 'guest', 'erase', 'zurri@example.org')).toMatchObject({ code: 0 })
    expect(await everything()).not.toContain('Zurriago')
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
})

describeWithApp('expiring records', board => {
  test('are deleted after their retention, and not before', async () => {
    const person = await signUp(board, 'employer', {})
    await person.post('/api/jobs', {}, { 'Idempotency-Key': 'x' })
    await board.db.query("INSERT INTO es.commands VALUES ('old', 'm', 1, $1)", [
      new Date(board.now.getTime() - 14 * day).toISOString()
    ])
    await board.db.query('INSERT INTO auth.throttles VALUES ($1, 1, $2)', [
      'k',
      board.now.getTime()
    ])
    await board.createClient().post('/api/mail-codes', { email: 'nadie@example.org' })
    await board.db.query(
      'INSERT INTO media.pictures (id, user_id, bytes, uploaded_at) VALUES ($1, $2, $3, $4)',
      ['p', person.id, Buffer.from('x'), board.now.toISOString()]
    )
    expect(await cleanUpIdempotencyRecords(board.tools)).toBe(0)
    expect(await cleanUpSessions(board.tools)).toBe(0)
    expect(await cleanUpPictures(board.tools)).toBe(0)
    expect(await cleanUpRateLimits(board.tools)).toBe(1)
    board.now = new Date(board.now.getTime() + 8 * day)
    expect(await cleanUpIdempotencyRecords(board.tools)).toBe(1)
    expect(await cleanUpSessions(board.tools)).toBe(2)
    expect(await cleanUpPictures(board.tools)).toBe(1)
    expect((await person.get('/api/user')).status).toBe(401)
  })
})
