import { setTimeout } from 'node:timers/promises'
import { newId } from '#events/aggregates/ids.ts'
import { createHttpClient, type HttpClient, type TestResponse } from '#test/board/http-client.ts'
import { coverLetter, guestRequest, jobRequest, testPassword } from '#test/builders/api-fixtures.ts'

/** Tables in which each acknowledged write has a row. */
export const writtenTables = {
  accounts: 'read.users',
  jobs: 'read.jobs',
  applications: 'read.applications',
  messages: 'read.messages'
}
type Write = keyof typeof writtenTables

export interface Visit {
  path: string
  status: number
  /** Milliseconds of `performance.now()` at its end, and how long it took. */
  at: number
  took: number
}

interface People {
  employer: string
  applicant: string
}

/**
 * Reads and writes at once, at the address of the moment, until they are stopped. A write that gets 503 is sent again, under the
 * same idempotency key; of those that were acknowledged the ids are kept.
 */
export async function startVisits(origin: () => string, { employer, applicant }: People) {
  const visits: Visit[] = []
  const written: Record<Write, string[]> = {
    accounts: [],
    jobs: [],
    applications: [],
    messages: []
  }
  let isStopped = false

  const createClient = () =>
    createHttpClient((path, init) =>
      fetch(origin() + path, { signal: AbortSignal.timeout(20_000), ...init })
    )
  const signIn = async (username: string) => {
    const client = createClient()
    const { status, body } = await client.post('/api/login', { username, password: testPassword })
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return client
  }
  async function record(path: string, send: () => Promise<TestResponse>): Promise<TestResponse> {
    const began = performance.now()
    const response = await send()
    const at = performance.now()
    visits.push({ path, status: response.status, at, took: at - began })
    return response
  }
  async function write(name: Write, client: HttpClient, path: string, body: object) {
    const headers = { 'Idempotency-Key': newId() }
    for (;;) {
      const response = await record(path, () => client.post(path, body, headers))
      if (response.status === 201) return void written[name].push(response.body.id)
      if (response.status !== 503) throw new Error(`${path}: ${JSON.stringify(response.body)}`)
      await setTimeout(50)
    }
  }
  async function repeat(visit: () => Promise<unknown>): Promise<void> {
    while (!isStopped) {
      await visit()
      await setTimeout(20)
    }
  }
  const read = (client: HttpClient, paths: readonly string[]) =>
    repeat(async () => {
      for (const path of paths) await record(path, () => client.get(path))
    })

  const [yard, lucia] = [await signIn(employer), await signIn(applicant)]
  const { id: yardId } = (await yard.get('/api/user')).body
  await write('jobs', yard, '/api/jobs', jobRequest)
  const lastJob = () => written.jobs.at(-1)
  const applyTo = (by: HttpClient, body: object) =>
    write('applications', by, `/api/jobs/${lastJob()}/applications`, body)
  // They may write to each other from then on.
  await applyTo(lucia, { coverLetter })
  const running = Promise.all([
    read(createClient(), ['/', '/jobs', '/jobs?keyword=mozo', '/api/jobs?keyword=moza']),
    read(yard, ['/api/user', '/api/applications', '/api/job-drafts', '/api/candidate-profiles']),
    read(lucia, ['/api/applications', '/api/messages', '/api/unseen', '/api/saved-jobs']),
    repeat(() => write('jobs', yard, '/api/jobs', jobRequest)),
    repeat(() => {
      const username = `p.${newId()}`
      const account = { username, email: `${username}@example.org`, fullName: 'Ana Robles' }
      const body = { ...account, password: testPassword, userType: 'applicant' }
      return write('accounts', createClient(), '/api/register', body)
    }),
    repeat(() => {
      const applicantEmail = `${newId()}@example.org`
      return applyTo(createClient(), { ...guestRequest, applicantEmail })
    }),
    repeat(() => {
      const body = { receiverId: yardId, content: '¿Cuándo puedo ir?' }
      return write('messages', lucia, '/api/messages', body)
    })
  ])
  // Its failure is that of `stop`.
  running.catch(() => {})
  return {
    visits,
    written,
    async stop(): Promise<void> {
      isStopped = true
      await running
    }
  }
}
