import { day, hour } from '#events/units.ts'
import { expect, test } from 'vitest'
import { readAll, readStream } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { storageRules, termStart } from '#services/users/shared/storage-terms.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { readListedErasures } from '#test/builders/erasure-list.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { announceErasures, endStorageTerms } from './end-storage-terms.ts'
import { correctExpiries, expireJobs } from './expire-jobs.ts'

/** Everything that can be read of the events and tables of the board, with the keys that it has. */
async function readable({ db, tools }: TestApp): Promise<string> {
  const events = await tools.vault.decrypt(db, await readAll(db, 0, 10_000))
  const names = projections.flatMap(({ tableNames }) => tableNames)
  const rows = await Promise.all(names.map(name => db.query(`SELECT t::text FROM ${name} AS t`)))
  return JSON.stringify([events.map(({ personal }) => personal), rows])
}

async function expectErased(board: TestApp, id: string, ...texts: string[]): Promise<void> {
  const found = await readable(board)
  for (const text of texts) expect(found).not.toContain(text)
  expect(await board.db.query('SELECT FROM vault.keys WHERE subject = $1', [id])).toEqual([])
  const listed = await readListedErasures(board)
  expect(listed.map(({ subject }) => subject)).toContain(id)
  expect((await verify({ ...board.tools, projections })).differences).toEqual([])
}

const moveTo = (board: TestApp, instant: string) => {
  board.now = new Date(instant)
}

describeWithApp('an application', board => {
  test('is erased twelve months after its job ended, and announced two weeks before', async () => {
    const employer = await signUp(board, 'employer')
    const ana = await signUp(board, 'applicant')
    const { id: jobId } = await postJobAs(employer)
    const mail = { coverLetter: `Zarzamora. ${coverLetter}` }
    const { body } = await ana.post(`/api/jobs/${jobId}/applications`, mail)
    moveTo(board, '2026-04-02T10:00:00Z')
    await expireJobs(board.tools)
    moveTo(board, '2027-03-18T09:59:59Z')
    expect(await announceErasures(board.tools)).toBe(0)
    moveTo(board, '2027-03-18T10:00:00Z')
    expect(await announceErasures(board.tools)).toBe(1)
    expect(await announceErasures(board.tools)).toBe(0)
    const [event] = (await readStream(board.db, `application-${body.id}`)).slice(-1)
    expect(event).toMatchObject({
      type: 'ApplicationErasureAnnounced',
      data: { eraseOn: '2027-04-01T10:00:00.000Z' }
    })
    await sendMail(board)
    board.now = new Date(board.now.getTime() + hour)
    await sendMail(board)
    for (const { username } of [ana, employer]) {
      const [mail] = await mailsTo(board, `${username}@example.org`)
      expect(mail?.text).toContain('El 1 de abril de 2027 borramos')
    }
    moveTo(board, '2027-04-01T09:59:59Z')
    expect(await endStorageTerms(board.tools)).toBe(0)
    expect(await readable(board)).toContain('Zarzamora')
    moveTo(board, '2027-04-01T10:00:00Z')
    expect(await endStorageTerms(board.tools)).toBe(1)
    expect(await endStorageTerms(board.tools)).toBe(0)
    await expectErased(board, body.id, 'Zarzamora')
    expect(await readable(board)).toContain(`${ana.username}@example.org`)
  })

  test('stays while its job is renewed', async () => {
    moveTo(board, '2026-03-02T10:00:00Z')
    const employer = await signUp(board, 'employer')
    const ana = await signUp(board, 'applicant')
    const { id: jobId } = await postJobAs(employer)
    const { body } = await ana.post(`/api/jobs/${jobId}/applications`, { coverLetter })
    moveTo(board, '2027-03-20T10:00:00Z')
    await expireJobs(board.tools)
    expect(await announceErasures(board.tools)).toBe(1)
    await employer.post('/api/login', { username: employer.username, password: 'caballo-bayo' })
    expect((await employer.post(`/api/jobs/${jobId}/renew`)).status).toBe(200)
    moveTo(board, '2027-04-10T10:00:00Z')
    await endStorageTerms(board.tools)
    expect(await readStream(board.db, `application-${body.id}`)).toHaveLength(2)
    expect(await announceErasures(board.tools)).toBe(0)
  })
})

describeWithApp('an application whose erasure a wrong clock has announced', board => {
  test('is announced again in its time', async () => {
    const employer = await signUp(board, 'employer')
    const ana = await signUp(board, 'applicant')
    const { id: jobId } = await postJobAs(employer)
    await ana.post(`/api/jobs/${jobId}/applications`, { coverLetter })
    moveTo(board, '2027-03-20T10:00:00Z')
    await expireJobs(board.tools)
    expect(await announceErasures(board.tools)).toBe(1)
    moveTo(board, '2026-03-03T10:00:00Z')
    expect(await correctExpiries(board.tools)).toBe(1)
    const [row] = await board.db.query('SELECT erase_on FROM applications')
    expect(row).toEqual({ erase_on: null })
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    moveTo(board, '2027-03-20T10:00:00Z')
    await expireJobs(board.tools)
    expect(await announceErasures(board.tools)).toBe(1)
  })
})

describeWithApp('a guest', board => {
  test('is erased six months after the last application', async () => {
    const employer = await signUp(board, 'employer')
    const guest = {
      ...guestRequest,
      applicantName: 'Zurriago',
      applicantEmail: 'zurri@example.org'
    }
    const apply = async () => {
      const { id } = await postJobAs(employer)
      await board.createClient().post(`/api/jobs/${id}/applications`, guest)
    }
    await apply()
    moveTo(board, '2026-03-03T09:00:00Z')
    await apply()
    const [row] = await board.db.query<{ id: string }>('SELECT guest_id AS id FROM applications')
    moveTo(board, '2026-09-03T08:59:59Z')
    await endStorageTerms(board.tools)
    expect(await readable(board)).toContain('Zurriago')
    moveTo(board, '2026-09-03T09:00:00Z')
    await endStorageTerms(board.tools)
    await expectErased(board, row?.id ?? '', 'Zurriago', 'zurri@example.org')
  })
})

describeWithApp('a conversation', board => {
  test('is erased twenty-four months after its last message', async () => {
    const employer = await signUp(board, 'employer')
    const ana = await signUp(board, 'applicant')
    const { id } = await postJobAs(employer)
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    const send = (content: string) =>
      employer.post('/api/messages', { receiverId: ana.id, content })
    const { body: first } = await send('Zancadilla')
    moveTo(board, '2026-03-03T09:00:00Z')
    const { body: last } = await send('Zozobra')
    moveTo(board, '2028-03-03T08:59:59Z')
    await endStorageTerms(board.tools)
    expect(await readable(board)).toContain('Zancadilla')
    moveTo(board, '2028-03-03T09:00:00Z')
    await endStorageTerms(board.tools)
    for (const application of [first, last])
      await expectErased(board, application.id, 'Zancadilla', 'Zozobra')
    expect(await readable(board)).toContain(`${ana.username}@example.org`)
  })
})

describeWithApp('an ad', board => {
  test('is erased twenty-four months after its expiry', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, { title: 'Zagal de yeguada' })
    moveTo(board, '2028-04-01T09:59:59Z')
    await expireJobs(board.tools)
    await endStorageTerms(board.tools)
    expect(await readable(board)).toContain('Zagal')
    moveTo(board, '2028-04-01T10:00:00Z')
    await endStorageTerms(board.tools)
    await expectErased(board, id, 'Zagal')
    expect((await board.createClient().get(`/api/jobs/${id}`)).status).toBe(410)
    expect(await readable(board)).toContain(`${employer.username}@example.org`)
  })

  test('that is deleted loses its title thirty days after it would have expired', async () => {
    moveTo(board, '2026-03-02T10:00:00Z')
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer, { title: 'Zapatero de caballos' })
    await employer.delete(`/api/jobs/${id}`)
    expect(await readable(board)).toContain('Zapatero')
    moveTo(board, '2026-05-01T10:00:00Z')
    await endStorageTerms(board.tools)
    await expectErased(board, id, 'Zapatero')
  })

  test('that is a draft is erased when it is deleted, or six months after the last change', async () => {
    moveTo(board, '2026-03-02T10:00:00Z')
    const employer = await signUp(board, 'employer')
    const draft = async (title: string) =>
      (await employer.post('/api/job-drafts', { title })).body.id
    const [deleted, kept] = [await draft('Zahorí'), await draft('Zoquete')]
    await employer.delete(`/api/job-drafts/${deleted}`)
    expect(await readable(board)).not.toContain('Zahorí')
    moveTo(board, '2026-09-02T10:00:00Z')
    await endStorageTerms(board.tools)
    await expectErased(board, kept, 'Zahorí', 'Zoquete')
  })
})

test('a term of months ends on the same day, or the last one of a shorter month', () => {
  const before = (now: string, months: number) =>
    termStart(new Date(now), { months }).toISOString().slice(0, 10)
  expect(before('2027-03-31T10:00:00Z', 1)).toBe('2027-02-28')
  expect(before('2028-02-29T10:00:00Z', 12)).toBe('2027-02-28')
  expect(before('2027-05-15T10:00:00Z', 6)).toBe('2026-11-15')
  const days = termStart(new Date('2027-05-31T10:00:00Z'), storageRules.expiredContacts.term)
  expect(days.getTime()).toBe(Date.parse('2027-05-31T10:00:00Z') - 30 * day)
})
