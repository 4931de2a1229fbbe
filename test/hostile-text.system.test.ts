import { beforeAll, expect, test } from 'vitest'
import { syncAllAlertQueries } from '#services/jobs/alerts/queries.ts'
import { type Answer, describeWithApp } from './board/test-app.ts'
import { hostileStrings, isStoredAs } from './requests/hostile-strings.ts'
import {
  coverLetter,
  guestRequest,
  jobRequest,
  type SignedInClient,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from './builders/api-fixtures.ts'

/** The value is refused in Spanish or stored unchanged; says whether it is stored. */
function expectStoredOrRefused({ status, body }: Answer, field: string, sent: string): boolean {
  if (status === 400) {
    expect(body.message).not.toMatch(/invalid|expected/i)
    return false
  }
  expect([status, body[field], isStoredAs(body[field], sent)]).toEqual([
    expect.toBeOneOf([200, 201]),
    expect.any(String),
    true
  ])
  return true
}

describeWithApp('hostile text', board => {
  let yeguada: SignedInClient
  let ana: SignedInClient
  let job: { id: string }
  let profile: { id: string }
  beforeAll(async () => {
    yeguada = await signUp(board, 'employer')
    ana = await signUp(board, 'applicant')
    job = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    profile = (await ana.post('/api/candidate-profiles', profileRequest)).body
  })

  const testField = (field: string, prefix: string, send: (value: string) => Promise<Answer>) =>
    test(`in ${field} is stored unchanged or refused`, async () => {
      let stored = 0
      for (const hostile of hostileStrings) {
        const sent = prefix + hostile
        const isStored = expectStoredOrRefused(await send(sent), field.split(' ')[0] ?? '', sent)
        if (isStored) stored++
      }
      expect(stored).toBeGreaterThan(0)
      expect(stored).toBeLessThan(hostileStrings.length)
    })

  for (const field of [
    'title',
    'companyName',
    'location',
    'description',
    'requirements',
    'details'
  ]) {
    testField(`${field} of a job`, 'Mozo de cuadra ', value =>
      yeguada.patch(`/api/jobs/${job.id}`, { ...jobRequest, [field]: value })
    )
  }

  for (const field of ['fullName', 'location', 'bio']) {
    testField(`${field} of an account`, 'Ana ', value =>
      ana.put(`/api/users/${ana.id}`, {
        fullName: 'Ana',
        email: `${ana.username}@example.org`,
        [field]: value
      })
    )
  }

  for (const field of ['fullName', 'location', 'description']) {
    testField(`${field} of a candidate`, 'Amazona con experiencia ', value =>
      ana.put(`/api/candidate-profiles/${profile.id}`, { ...profileRequest, [field]: value })
    )
  }

  let index = 0
  for (const field of ['coverLetter', 'applicantName']) {
    testField(`${field} of a guest`, field === 'coverLetter' ? coverLetter : 'Luis ', value =>
      board.createClient().post(`/api/jobs/${job.id}/applications`, {
        ...guestRequest,
        applicantEmail: `guest-${index++}@example.org`,
        [field]: value
      })
    )
  }

  test('in an alert is stored or refused, and compared with jobs', async () => {
    let stored = 0
    for (const keyword of hostileStrings) {
      const wanted = { search: { keyword, location: keyword }, every: 'dia' }
      const request = { email: `alerta-${index++}@example.org`, ...wanted }
      const { status } = await board.createClient().post('/api/alerts', request)
      expect([keyword, status]).toEqual([keyword, expect.toBeOneOf([202, 400])])
      if (status === 202) stored++
    }
    expect(stored).toBeGreaterThan(hostileStrings.length / 2)
    await board.db.exec('UPDATE alerts SET since = requested_at')
    await syncAllAlertQueries(board.db)
    expect(await board.db.query('SELECT FROM mail.alert_queries')).toHaveLength(stored)
  })

  testField('content of a message', 'Hola ', content =>
    yeguada.post('/api/messages', { receiverId: ana.id, content })
  )

  test('in a phone number, an e-mail, a type or a level is refused or stored', async () => {
    for (const hostile of hostileStrings) {
      for (const field of ['contactPhone', 'contactEmail', 'jobType', 'experience']) {
        const request = { ...jobRequest, [field]: hostile }
        const { status } = await yeguada.patch(`/api/jobs/${job.id}`, request)
        expect([field, hostile, status]).toEqual([field, hostile, expect.toBeOneOf([200, 400])])
      }
      const skills = await ana.put(`/api/candidate-profiles/${profile.id}`, {
        ...profileRequest,
        skills: hostile
      })
      expect([200, 400]).toContain(skills.status)
    }
  })

  test('in a search, a path or a username finds nothing or is refused', async () => {
    for (const hostile of hostileStrings.filter(text => text.isWellFormed())) {
      const value = encodeURIComponent(hostile)
      for (const path of [
        `/api/jobs?keyword=${value}&location=${value}`,
        `/api/jobs?employerId=${value}&keyword=${value}`,
        `/api/jobs?page=${value}&limit=${value}&jobType=${value}`,
        `/api/candidate-profiles?text=${value}&location=${value}`,
        `/api/applications?status=${value}&scope=${value}&page=${value}`,
        `/api/jobs/${value}`,
        `/api/candidate-profiles/${value}`,
        `/api/messages/${value}`
      ]) {
        const { status } = await ana.get(path)
        expect([path, status]).toEqual([path, expect.toBeOneOf([200, 400, 404])])
      }
    }
  })

  test('as username or password never signs in and causes no server error', async () => {
    for (const hostile of hostileStrings.slice(0, 30)) {
      const byName = await board
        .createClient()
        .post('/api/login', { username: hostile, password: testPassword })
      expect([400, 401]).toContain(byName.status)
      const credentials = { username: ana.username, password: hostile }
      expect([400, 401]).toContain(
        (await board.createClient().post('/api/login', credentials)).status
      )
    }
  })
})
