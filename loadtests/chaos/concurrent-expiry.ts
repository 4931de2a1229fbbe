import { day } from '#events/units.ts'
import { job } from '#events/aggregates/jobs.ts'
import { newId } from '#events/aggregates/ids.ts'
import { newUser, type UserEvent, user } from '#events/aggregates/users.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import { spawnNode } from '#test/servers/service-process.ts'
import { postJob } from '#services/jobs/posting/decide.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { checkLog, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectExactly, expectNone } from './harness/check.ts'
import { readLog } from './harness/read-log.ts'
import type { Experiment } from './harness/environment.ts'

/** Two processes run the same scheduled job at the same moment. */
export const concurrentExpiry: Experiment = {
  fault: 'two workers on 1,000 expired jobs',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const postedAt = new Date(Date.now() - 31 * day)
    await withDataAccess(env, async tools =>
      postJobsAt(tools, await registerEmployerAt(tools, postedAt), 1_000, postedAt)
    )
    const [from, clock] = [`${Date.now() + 3_000}`, new Date().toISOString()]
    const runExpiry = () =>
      spawnNode(['loadtests/chaos/harness/run-scheduled-job.ts', 'expire-jobs', from, clock], env)
        .exited
    const codes = await Promise.all([runExpiry(), runExpiry()])
    return withDataAccess(env, async tools => {
      const events = await readLog(tools)
      const expired = events.filter(({ type }) => type === 'JobExpired').map(({ stream }) => stream)
      return [
        expectExactly('jobs expired', new Set(expired).size, 1_000),
        expectExactly('JobExpired events', expired.length, 1_000),
        expectNone(
          'workers that failed',
          codes.filter(code => code !== 0).map(String),
          codes.length
        ),
        ...(await checkLog(tools, events))
      ]
    })
  }
}

/** Appends an employer, and returns the id. */
export async function registerEmployerAt(
  { db, vault }: DataAccess,
  registeredAt: Date
): Promise<string> {
  const id = newId()
  const events = [employerRegistered(id)]
  const at = registeredAt.toISOString()
  await appendAndProject({ db, vault }, [{ stream: user.stream(id), expected: 0, events, at }])
  return id
}

/** Appends this many jobs of an employer, posted at a given time. */
export async function postJobsAt(
  { db, vault }: DataAccess,
  employerId: string,
  count: number,
  postedAt: Date
): Promise<string[]> {
  const by = { id: employerId, userType: 'employer' as const }
  const at = postedAt.toISOString()
  const employer = newUser('employer')
  const request = { ...jobRequest, jobType: 'Jornada Completa', experience: undefined } as const
  const ids = Array.from({ length: count }, () => newId())
  const appends = ids.map(id => {
    const posted = postJob(job.initialState, id, request, by, employer, postedAt)
    return { stream: job.stream(id), expected: 0, events: posted, at }
  })
  while (appends.length) await appendAndProject({ db, vault }, appends.splice(0, 200))
  return ids
}

function employerRegistered(id: string): UserEvent {
  const personal = { username: 'yeguada', email: 'yeguada@example.org', fullName: 'Yeguada' }
  return {
    type: 'UserRegistered',
    data: { id, userType: 'employer', termsVersion: 1 },
    subject: id,
    personal
  }
}
