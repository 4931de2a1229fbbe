import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'
import { countdown } from '#site/lib/countdown.ts'
import { type Person, postJob, register } from '#test/api-fixtures.ts'
import { doorOf } from '#test/http-client.ts'
import { expireJobs } from '#workers/expire-jobs.ts'
import { examineLog, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { exactly, type Finding, none } from '#loadtests/chaos/checks/check.ts'
import { readLog } from '#loadtests/chaos/checks/read-log.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

const hour = 60 * 60 * 1_000
const day = 24 * hour
const ads = 50

/** The service and its sweeps by a clock that somebody moves. */
export const movedClock: Drill = {
  fault: 'clock +31 days, −2 h',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const file = join(stage.folder, 'clock')
    const move: Move = shift => writeFileSync(file, `${shift}`)
    move(0)
    const script = ['loadtests/chaos/environment/fake-clock.ts', file]
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort(), script)
    await service.start()
    const employer = await register(doorOf(service.url), 'employer')
    return withData(env, async tools => {
      const rows = [
        ...(await goBack(employer, move)),
        ...(await expireSharply(employer, tools)),
        ...(await goAhead(employer, tools, move))
      ]
      await service.end('SIGTERM')
      return [...rows, service.complaints(), ...(await examineLog(tools, await readLog(tools)))]
    })
  }
}

type Move = (milliseconds: number) => void

/** Ads that are posted now are revised and renewed two hours ago; the rules of the log say what must hold. */
async function goBack(employer: Person, move: Move): Promise<Finding[]> {
  const statuses: number[] = []
  for (let nth = 0; nth < ads; nth++) {
    move(0)
    const { id, ...ad } = await postJob(employer)
    move(-2 * hour)
    statuses.push((await employer.patch(`/api/jobs/${id}`, ad)).status)
    statuses.push((await employer.post(`/api/jobs/${id}/renew`)).status)
  }
  move(0)
  const wrong = statuses.filter(status => status !== 200)
  return [none('writes refused two hours ago', wrong.map(String), statuses.length)]
}

/** A millisecond before its end an ad is there, and at its end it is not. */
async function expireSharply(employer: Person, tools: DataAccess): Promise<Finding[]> {
  const { expiryDate } = await postJob(employer)
  const at = (milliseconds: number) => ({
    ...tools,
    now: () => new Date(Date.parse(expiryDate) + milliseconds)
  })
  const [before, then] = [await expireJobs(at(-1)), await expireJobs(at(0))]
  return [
    exactly('ads that expire a millisecond early', before, 0),
    exactly('ads that expire on the millisecond', then, 1)
  ]
}

async function goAhead(employer: Person, tools: DataAccess, move: Move): Promise<Finding[]> {
  await Promise.all(Array.from({ length: ads }, () => postJob(employer)))
  move(31 * day)
  const now = Date.now() + 31 * day
  const listed = (await employer.get('/api/jobs?limit=50')).body.jobs
  const own = (await employer.get(`/api/jobs?employerId=${employer.id}&limit=50`)).body.jobs
  const expired = await expireJobs({ ...tools, now: () => new Date(now) })
  const over = listed.filter(({ expiryDate }: Ad) => Date.parse(expiryDate) <= now)
  const below = own.map(({ expiryDate }: Ad) => countdown(expiryDate, now).text).filter(isNegative)
  return [
    exactly('ads expired after 31 days', expired, ads),
    exactly('ads over that a search shows', over.length, 0),
    none('countdowns below zero', below, own.length)
  ]
}

interface Ad {
  expiryDate: string
}

function isNegative(text: string): boolean {
  return /[-−]\s?\d/.test(text)
}
