import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { createDependencies } from '#composition/dependencies.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { printTable, round } from './measure.ts'
import { readQueryMix } from './query-mix.ts'
import { readRequestVocabulary } from './random-requests.ts'

const repetitions = 60

/** The database's time of ordinary requests, for `requestCosts`. */
export async function benchmarkRequestCosts(
  access: DataAccess,
  processorTime: () => number | undefined
): Promise<void> {
  const app = composeApp(
    await createDependencies(
      { ...access, config: { ...access.config, limits: undefined, logLevel: 'silent' } },
      { site: loadBuiltSite(access.config) }
    )
  )
  const send = (path: string, init: RequestInit = {}) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
  const session = { headers: { Cookie: await signInAsBusiestEmployer(access, send) } }
  const requests = [
    ...Object.entries(await publicRequests(access)).map(
      ([name, paths]) => [name, paths, {}] as const
    ),
    ...Object.entries(ownRequests).map(([name, path]) => [name, [path], session] as const)
  ]
  const rows: Record<string, string | number>[] = []
  for (const [name, paths, init] of requests) {
    const measure = async (index: number) => {
      const response = await send(paths[index % paths.length] ?? '/', init)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${response.status}: ${name}`)
    }
    for (let index = 0; index < 10; index++) await measure(index)
    const began = processorTime() ?? performance.now()
    for (let index = 0; index < repetitions; index++) await measure(index)
    const milliseconds = ((processorTime() ?? performance.now()) - began) / repetitions
    rows.push({ request: name, 'ms on average': round(milliseconds) })
  }
  printTable('Database time of ordinary requests', rows)
}

/** Requests of a signed-in user; each one looks the session up. */
const ownRequests = {
  'the session alone': '/api/user',
  'applications received': '/api/applications',
  conversations: '/api/messages'
}

async function publicRequests({ db }: DataAccess): Promise<Record<string, string[]>> {
  const { jobs, profiles, words, places, employers } = await readRequestVocabulary(db)
  const { common, two, kwloc } = await readQueryMix(db)
  const search = (query: object) => `/api/jobs?${new URLSearchParams({ ...query })}`
  return {
    'a job': jobs.map(id => `/api/jobs/${id}`),
    'a candidate': profiles.map(id => `/api/candidate-profiles/${id}`),
    'the newest jobs': ['/api/jobs'],
    'jobs, one word': common.map(search),
    'jobs, two words': two.map(search),
    'jobs, a word and a place': kwloc.map(search),
    'jobs, twelve words and six of a place': [
      search({ keyword: words.slice(0, 12).join(' '), location: places.slice(0, 6).join(' ') })
    ],
    'jobs of an employer': [search({ employerId: employers[0] ?? '' })],
    candidates: ['/api/candidate-profiles?limit=12'],
    'candidates, a word': words
      .slice(0, 20)
      .map(text => `/api/candidate-profiles?${new URLSearchParams({ text, limit: '12' })}`)
  }
}

/** A new account that takes the ads, applications and messages of the employer with the most jobs. */
async function signInAsBusiestEmployer(
  { db }: DataAccess,
  send: (path: string, init: RequestInit) => Response | Promise<Response>
): Promise<string> {
  const response = await send('/api/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({
      username: 'medidas',
      password: 'tordo-alazan-bayo',
      email: 'medidas@example.org',
      fullName: 'Yeguada del Soto',
      userType: 'employer'
    })
  })
  const { id }: { id: string } = await response.json()
  const [busiest] = await db.query<{ id: string }>(
    'SELECT employer_id AS id FROM applications GROUP BY 1 ORDER BY count(*) DESC LIMIT 1'
  )
  const give = (table: string, column: string) =>
    db.query(`UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2`, [id, busiest?.id])
  await give('applications', 'employer_id')
  await give('messages', 'sender_id')
  await give('messages', 'receiver_id')
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
