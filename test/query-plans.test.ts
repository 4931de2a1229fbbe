import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { createApp } from '#services/app.ts'
import { type Action, type Permission, permissions } from '#services/auth/decide.ts'
import { loadBuiltSite } from '#services/pages/load-built-site.ts'
import { subscriptions } from '#workers/index.ts'
import { schedule } from '#workers/scheduled-jobs/schedule.ts'
import { callAction } from './call-action.ts'
import { addDeadLetter, makeOperator } from './operator.ts'
import { actionRequests, createActors } from './permission-fixtures.ts'
import { findPerRowCalls, type PlanNode, type UniqueIndexes } from './per-row-calls.ts'
import { openRecordedPostgres } from './plan-recorder.ts'
import { createServerDatabase } from './test-database.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** It hashes each event once, when it is appended. */
const chainStatement = 'INSERT INTO es.chain'

/** They fill whole tables, in a rebuild only. */
const rebuildStatements = projections.flatMap(({ indexesFile }) =>
  indexesFile ? [readFileSync(indexesFile, 'utf8')] : []
)

const searches = [
  '',
  'page=50',
  'keyword=mozo+cuadra',
  'keyword=mzoo&location=Sgovia',
  'keyword=mozo&jobType=Pr%C3%A1cticas&experience=Experto',
  'location=seg',
  'location=egovi&page=2',
  'role=groom&housing=si&payMin=1500',
  'keyword=mozo&province=11,41&daysOff=2&carne=C&galope=4',
  'near=11020&radius=50&contract=indefinido&sort=sueldo',
  'sort=termina',
  'sort=sueldo&jobType=Pr%C3%A1cticas'
]
const candidateSearches = [
  '',
  'text=amazona',
  'location=jerez',
  'text=ama&location=jer',
  'role=groom,jinete&discipline=salto&carne=C&galope=4&housing=si',
  'near=11020&radius=50',
  'text=ama&near=11020&role=groom'
]

describe('the statements of the product', () => {
  let recorded: ReturnType<typeof openRecordedPostgres>
  let unique: UniqueIndexes

  beforeAll(async () => {
    recorded = openRecordedPostgres(await createServerDatabase())
    const board = await createTestApp(recorded.db)
    board.tools.site = await loadBuiltSite(board.tools.config)
    board.app = createApp(board.tools)
    const ids = await callEveryAction(board)
    await readEveryPage(board, ids)
    await runWorkers(board)
    unique = await readUniqueIndexes(recorded.db)
  }, 300_000)
  afterAll(() => recorded.db.close())

  test('call none of our functions for each row of a table', () => {
    const calls = recorded.plans
      .filter(({ statement }) => !rebuildStatements.includes(statement))
      .filter(({ statement }) => !statement.includes(chainStatement))
      .flatMap(({ statement, plan }) =>
        findPerRowCalls(plan, unique).map(call => `${call} in ${statement}`)
      )
    expect(calls).toEqual([])
  })

  test('are recorded, those inside functions and triggers too', () => {
    const statements = recorded.plans.map(({ statement }) => statement).join('\n')
    const parts = [
      'FROM search.jobs(',
      'FROM search.newest_matches(',
      'FROM vocabulary_slips',
      'INSERT INTO live_counts',
      'FROM jobs WHERE employer_id = $1 AND is_active',
      'count(*) AS n FROM candidate_profiles WHERE is_active AND hidden_reason IS NULL AND words',
      'DELETE FROM auth.sessions',
      'EXCEPT ALL'
    ]
    expect(parts.filter(part => !statements.includes(part))).toEqual([])
  })
})

/** Every action as each role that may do it; returns an employer, a job and a profile. */
async function callEveryAction(
  board: TestApp
): Promise<Record<'employer' | 'job' | 'profile', string>> {
  await addDeadLetter(board)
  for (const [action, { roles, relation }] of Object.entries(permissions) as [
    Action,
    Permission
  ][]) {
    for (const role of roles) {
      const actors = await createActors(board, role)
      if (role === 'operator' && actors.self) makeOperator(board, actors.self)
      const { targetId, query = '', body } = actionRequests[action]
      const isOwn = relation !== undefined
      const id = await targetId?.(actors, isOwn)
      await callAction(board, action, actors.client, {
        ...(id !== undefined && { id }),
        query,
        body: await body?.(actors, isOwn)
      })
    }
  }
  const { self, client, opposite } = await createActors(board, 'employer')
  const job = await client.post('/api/jobs', await actionRequests.postJob.body?.({} as never, true))
  const profile = await opposite.get('/api/my-candidate-profiles')
  return { employer: self?.id ?? '', job: job.body.id, profile: profile.body[0]?.id ?? 'nada' }
}

async function readEveryPage(
  board: TestApp,
  { employer, job, profile }: Record<'employer' | 'job' | 'profile', string>
): Promise<void> {
  const paths = [
    ...searches.flatMap(query => [
      `/api/jobs?${query}`,
      `/api/jobs?employerId=${employer}&${query}`,
      `/jobs?${query}`,
      `/feed.xml?${query}`
    ]),
    ...candidateSearches.flatMap(query => [
      `/api/candidate-profiles?${query}`,
      `/candidates?${query}`
    ]),
    ...['/', `/jobs/${job}`, '/jobs/nada', `/api/candidate-profiles/${profile}`],
    ...['/sitemap.xml', '/sitemap-0.xml', '/health/ready']
  ]
  for (const path of paths) {
    const { status } = await board.createClient().get(path)
    expect([path, status]).toEqual([path, path.endsWith('nada') ? 404 : 200])
  }
}

async function runWorkers(board: TestApp): Promise<void> {
  for (const days of [0, 31, 130, 800]) {
    board.now = new Date(Date.parse('2026-03-02T10:00:00Z') + days * 86_400_000)
    for (const { run } of schedule) await run(board.tools)
  }
  for (const subscription of subscriptions) await processBatch(board.tools, subscription)
  await rebuild({ ...board.tools, projections }, readModelVersion)
  await verify({ ...board.tools, projections })
}

async function readUniqueIndexes(db: Queryable): Promise<UniqueIndexes> {
  const rows = await db.query<{ name: string; columns: string[] }>(
    `SELECT i.indexrelid::regclass::text AS name, array_agg(a.attname::text) AS columns
       FROM pg_index AS i JOIN pg_attribute AS a ON a.attrelid = i.indexrelid
      WHERE i.indisunique AND i.indexprs IS NULL AND a.attnum <= i.indnkeyatts GROUP BY 1`
  )
  return new Map(rows.map(({ name, columns }) => [name.replace(/^.*\./, ''), columns]))
}

describe('the check of a plan', () => {
  const scan = (more: object): PlanNode => ({ 'Node Type': 'Seq Scan', ...more })
  const none: UniqueIndexes = new Map()

  test('finds a function in the filter and in the output of a scan', () => {
    expect(
      findPerRowCalls(scan({ Filter: '(words @@ (search.place_query($5)).query)' }), none)
    ).toEqual(['Seq Scan, Filter: search.place_query()'])
    expect(findPerRowCalls(scan({ Output: ['search.stem(word)'] }), none)).toHaveLength(1)
  })

  test('finds a function in a subplan and in an inner scan of a loop over a table', () => {
    const call = { 'Node Type': 'Function Scan', 'Function Call': 'search.stem(jobs.title)' }
    const sub = { 'Node Type': 'Result', Output: ['search.stem($0)'] }
    const loop = {
      'Node Type': 'Nested Loop',
      Plans: [scan({ 'Parent Relationship': 'Outer' }), { ...call, 'Parent Relationship': 'Inner' }]
    }
    expect(findPerRowCalls(loop, none)).toHaveLength(1)
    expect(
      findPerRowCalls(scan({ Plans: [{ ...sub, 'Parent Relationship': 'SubPlan' }] }), none)
    ).toHaveLength(1)
  })

  test('allows a function that is called once', () => {
    const once = { 'Node Type': 'Result', Output: ['search.stem($1)'] }
    const init = { ...once, 'Parent Relationship': 'InitPlan', 'Subplan Name': 'InitPlan 1' }
    const lookup = {
      'Node Type': 'Index Scan',
      'Index Name': 'jobs_id_key',
      'Index Cond': '(jobs.id = $1)',
      Output: ['search.job_words(no)']
    }
    expect(findPerRowCalls(once, none)).toEqual([])
    expect(findPerRowCalls(scan({ Filter: '(a = $0)', Plans: [init] }), none)).toEqual([])
    expect(findPerRowCalls(lookup, new Map([['jobs_id_key', ['id']]]))).toEqual([])
  })
})
