import { day } from '#events/units.ts'
import { expect } from 'vitest'
import { processBatch } from '#events/store/process-batch.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { type Action, actions, ruleOf } from '#services/auth/permissions/actions.ts'
import { createSubscriptions } from '#workers/index.ts'
import { schedule } from '#workers/scheduled-jobs/schedule.ts'
import { callAction } from '../requests/call-action.ts'
import { addDeadLetter, makeOperator } from '../builders/operator.ts'
import { actionRequests } from '../requests/permission-fixtures.ts'
import { createActors } from '../builders/test-actors.ts'
import type { TestApp } from '../board/test-app.ts'

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

/** Sends every request, reads every page and runs every worker of the product. */
export async function callEverything(board: TestApp): Promise<void> {
  await readEveryPage(board, await callEveryAction(board))
  await runWorkers(board)
}

/** Every action as each role that may do it; returns an employer, a job and a profile. */
async function callEveryAction(
  board: TestApp
): Promise<Record<'employer' | 'job' | 'profile', string>> {
  await addDeadLetter(board)
  for (const action of Object.keys(actions) as Action[]) {
    const { roles, relation } = ruleOf(action)
    for (const role of roles) {
      const actors = await createActors(board, role)
      if (role === 'operator' && actors.self) makeOperator(board, actors.self)
      const { targetId, query = '', body, headers } = actionRequests[action]
      const isOwn = relation !== undefined
      const id = await targetId?.(actors, isOwn)
      await callAction(board, action, actors.client, {
        ...(id !== undefined && { id }),
        query,
        headers: headers?.(actors, isOwn, id ?? '') ?? {},
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
      `/feed.xml?${query}`,
      `/feed.json?${query}`
    ]),
    ...candidateSearches.flatMap(query => [
      `/api/candidate-profiles?${query}`,
      `/candidates?${query}`
    ]),
    `/denunciar?tipo=job&id=${job}`,
    `/denunciar?tipo=employer&id=${employer}`,
    '/transparencia',
    '/',
    `/jobs/${job}`,
    '/jobs/nada',
    `/api/candidate-profiles/${profile}`,
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/ofertas.xml',
    `/employers/${employer}/anuncios`,
    '/health/ready'
  ]
  for (const path of paths) {
    const { status } = await board.createClient().get(path)
    expect([path, status]).toEqual([path, path.endsWith('nada') ? 404 : 200])
  }
}

async function runWorkers(board: TestApp): Promise<void> {
  for (const days of [0, 31, 130, 800]) {
    board.now = new Date(Date.parse('2026-03-02T10:00:00Z') + days * day)
    for (const { run } of schedule) await run(board.tools)
  }
  for (const subscription of createSubscriptions(board.tools))
    await processBatch(board.tools, subscription)
  await rebuild({ ...board.tools, projections }, readModelVersion)
  await verify({ ...board.tools, projections })
}
