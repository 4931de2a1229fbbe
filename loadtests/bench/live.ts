import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import {
  coverLetter,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import { spawnService } from '#test/servers/service-process.ts'
import { measureLatency, printTable, round } from './measure.ts'

const people = 250
/** Connections of each. */
const browsers = 2
const readers = 4
/** Milliseconds between two changes, each of which notifies two people. */
const changeEvery = 200

/** Latency of readers with 500 open connections that receive changes, beside the latency with none. */
export async function benchmarkLive(env: Record<string, string>, seconds: number): Promise<void> {
  const server = await spawnService({ ...env, ROLE: 'api' })
  try {
    const clients = createClientFactory(server.url)
    const employer = await signUp(clients, 'employer')
    const jobId = (await postJobAs(employer)).id as string
    const applicants = await inSmallGroups(Array.from({ length: people - 1 }), () =>
      signUp(clients, 'applicant')
    )
    const users = [...applicants, employer]
    const sessions = await inSmallGroups(users, person => signInEverywhere(clients, person))
    const read = readsOf(server.url, jobId, employer)
    await measureLatency(1, readers, read)
    const calm = await measureLatency(seconds, readers, read)
    const open = await inSmallGroups(sessions.flat(), client => holdConnection(server.url, client))
    const changes = setInterval(() => {
      const path = `/api/jobs/${jobId}/applications`
      applicants.pop()?.post(path, { coverLetter }).then(expectDone).catch(console.error)
    }, changeEvery)
    const held = await measureLatency(seconds, readers, read)
    clearInterval(changes)
    const lost = open.filter(({ isOpen }) => !isOpen()).length
    const received = open.reduce((sum, { changes }) => sum + changes(), 0)
    for (const connection of open) connection.close()
    const row = (state: string, { p50, p95, p99 }: typeof calm) => ({
      state,
      p50: round(p50),
      p95: round(p95),
      p99: round(p99)
    })
    printTable(`Reads beside ${open.length} live connections (ms)`, [
      row('calm', calm),
      row('held', held),
      { state: 'p95, times', p95: round(held.p95 / calm.p95), p99: '< 2' },
      { state: 'received', p50: received },
      { state: 'lost connections', p50: lost, p99: '0' }
    ])
    if (lost || held.p95 >= 2 * calm.p95) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

type Clients = ReturnType<typeof createClientFactory>

/** Each hashes a password. */
async function inSmallGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  for (let next = 0; next < items.length; next += 4) {
    results.push(...(await Promise.all(items.slice(next, next + 4).map(work))))
  }
  return results
}

async function signInEverywhere(clients: Clients, first: SignedInClient): Promise<HttpClient[]> {
  const all: HttpClient[] = [first]
  while (all.length < browsers) {
    const client = clients.createClient()
    const login = { username: first.username, password: testPassword }
    expectDone(await client.post('/api/login', login))
    all.push(client)
  }
  return all
}

function expectDone({ status, body }: { status: number; body: unknown }): void {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
}

function readsOf(url: string, jobId: string, employer: SignedInClient) {
  const paths = ['/api/jobs?keyword=mozo', `/api/jobs/${jobId}`, '/jobs', '/api/unseen']
  const headers = { Cookie: cookieOf(employer) }
  return async (index: number) => {
    const path = paths[index % paths.length] ?? ''
    const response = await fetch(url + path, path === '/api/unseen' ? { headers } : {})
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status}`)
  }
}

const cookieOf = ({ cookies }: HttpClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function holdConnection(url: string, client: HttpClient) {
  const headers = { Accept: 'text/event-stream', Cookie: cookieOf(client) }
  const call = request(`${url}/api/live`, { headers, agent: false }).end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}`)
  let changes = 0
  let isOpen = true
  response.on('close', () => {
    isOpen = false
  })
  response.setEncoding('utf8').on('data', (text: string) => {
    changes += text.split('data: changed').length - 1
  })
  return { isOpen: () => isOpen, changes: () => changes, close: () => response.destroy() }
}
