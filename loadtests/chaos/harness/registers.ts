import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import type { OperationHistory } from './history.ts'
import type { LoggedEvent } from './read-log.ts'
import type { ReadRegister } from './writer.ts'

/** What a job holds once it is withdrawn. */
export const gone = 'gone'

export const jobObject = (id: string) => `job ${id}`
export const profileObject = (person: string) => `profile ${person}`
export const accountObject = (id: string) => `account ${id}`

/** The title of a job. */
export const jobRegister = (id: string): ReadRegister => ({
  object: jobObject(id),
  path: `/api/jobs/${id}`,
  shownIn: ({ status, body }) =>
    status === 200 ? body.title : status === 410 ? gone : status === 404 ? '' : undefined
})

/** The day from which a person is available, while a profile of theirs is published. */
export const profileRegister = (person: string): ReadRegister => ({
  object: profileObject(person),
  path: '/api/my-candidate-profiles',
  shownIn: ({ status, body }) => (status === 200 ? (body[0]?.availableFrom ?? '') : undefined)
})

/** What a person says of themselves. */
export const accountRegister = (id: string): ReadRegister => ({
  object: accountObject(id),
  path: '/api/user',
  shownIn: ({ status, body }) => (status === 200 ? (body.bio ?? '') : undefined)
})

/** The events that the writers append to the stream of a register. */
const counted: Record<string, { stream(id: string): string; types: readonly string[] }> = {
  job: { stream: job.stream, types: ['JobPosted', 'JobRevised', 'JobRenewed', 'JobWithdrawn'] },
  account: { stream: user.stream, types: ['UserProfileRevised'] }
}

/** Reads at the end how many events the stream of each job and account has. */
export function recordCounts(history: OperationHistory, events: readonly LoggedEvent[]): void {
  const counts = new Map<string, number>()
  for (const { stream, type } of events) {
    const key = `${stream} ${type}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [call, end] = [history.now(), history.now()]
  for (const object of history.objects) {
    const [kind = '', id = ''] = object.split(' ')
    const { stream, types = [] } = counted[kind] ?? {}
    if (!stream) continue
    const count = types.reduce((sum, type) => sum + (counts.get(`${stream(id)} ${type}`) ?? 0), 0)
    const line = { client: 0, call, return: end, object, value: String(count) }
    history.recordRegister({ ...line, op: 'count', result: 'ok' })
  }
}
