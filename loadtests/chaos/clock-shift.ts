import { hour } from '#events/units.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { countdown } from '#site/lib/countdown.ts'
import { type SignedInClient, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { checkLog, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectExactly, type Check, expectNone } from './harness/check.ts'
import { readLog } from './harness/read-log.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

const day = 24 * hour
const jobCount = 50

/** The service and the expiry of jobs with a clock that is shifted. */
export const clockShift: Experiment = {
  fault: 'clock +31 days, −2 h',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const file = join(environment.folder, 'clock')
    const setClock: SetClock = shift => writeFileSync(file, `${shift}`)
    setClock(0)
    const script = ['loadtests/chaos/harness/fake-clock.ts', file]
    const service = createRestartableService(
      { ...env, ROLE: 'api' },
      await environment.freePort(),
      script
    )
    await service.start()
    const employer = await signUp(createClientFactory(service.url), 'employer')
    return withDataAccess(env, async tools => {
      const rows = [
        ...(await shiftBack(employer, setClock)),
        ...(await expireOnTheMillisecond(employer, tools)),
        ...(await shiftAhead(employer, tools, setClock))
      ]
      await service.stop('SIGTERM')
      return [...rows, service.checkErrorLog(), ...(await checkLog(tools, await readLog(tools)))]
    })
  }
}

type SetClock = (milliseconds: number) => void

/** Revises and renews jobs with a clock that is two hours behind their posting. */
async function shiftBack(employer: SignedInClient, setClock: SetClock): Promise<Check[]> {
  const statuses: number[] = []
  for (let index = 0; index < jobCount; index++) {
    setClock(0)
    const { id, ...request } = await postJobAs(employer)
    setClock(-2 * hour)
    statuses.push((await employer.patch(`/api/jobs/${id}`, request)).status)
    statuses.push((await employer.post(`/api/jobs/${id}/renew`)).status)
  }
  setClock(0)
  const wrong = statuses.filter(status => status !== 200)
  return [
    expectNone('writes refused by a clock two hours back', wrong.map(String), statuses.length)
  ]
}

/** A job is listed until the millisecond of its expiry date. */
async function expireOnTheMillisecond(
  employer: SignedInClient,
  tools: DataAccess
): Promise<Check[]> {
  const { expiryDate } = await postJobAs(employer)
  const at = (milliseconds: number) => ({
    ...tools,
    now: () => new Date(Date.parse(expiryDate) + milliseconds)
  })
  const [before, then] = [await expireJobs(at(-1)), await expireJobs(at(0))]
  return [
    expectExactly('jobs that expire a millisecond early', before, 0),
    expectExactly('jobs that expire on the millisecond', then, 1)
  ]
}

async function shiftAhead(
  employer: SignedInClient,
  tools: DataAccess,
  setClock: SetClock
): Promise<Check[]> {
  await Promise.all(Array.from({ length: jobCount }, () => postJobAs(employer)))
  setClock(31 * day)
  const now = Date.now() + 31 * day
  const listed = (await employer.get('/api/jobs?limit=50')).body.jobs
  const own = (await employer.get(`/api/jobs?employerId=${employer.id}&limit=50`)).body.jobs
  const expired = await expireJobs({ ...tools, now: () => new Date(now) })
  const over = listed.filter(({ expiryDate }: ListedJob) => Date.parse(expiryDate) <= now)
  const below = own
    .map(({ expiryDate }: ListedJob) => countdown(expiryDate, now).text)
    .filter(isNegative)
  return [
    expectExactly('jobs expired after 31 days', expired, jobCount),
    expectExactly('expired jobs in search results', over.length, 0),
    expectNone('countdowns below zero', below, own.length)
  ]
}

interface ListedJob {
  expiryDate: string
}

function isNegative(text: string): boolean {
  return /[-−]\s?\d/.test(text)
}
