import { setTimeout } from 'node:timers/promises'
import { newId } from '#events/aggregates/ids.ts'
import { jobRequest, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { runStatements } from '#loadtests/dataset/dataset-database.ts'
import type { Cluster } from './cluster.ts'

const concurrency = 12
const killCount = 10
const maxAttempts = 10

/** A job that was sent until it was acknowledged, and the status of each response. */
interface AcknowledgedWrite {
  title: string
  statuses: number[]
}

export interface KillReport {
  kills: number
  'jobs sent': number
  'answered 502': number
  'answered otherwise': number
  'never acknowledged': number
  'not on the board': number
  'twice on the board': number
}

/** Posts jobs through the proxy while the processes are killed in turn; failures are retried with their key. */
export async function killUnderWrites({ proxy, apis, database }: Cluster): Promise<KillReport> {
  const employer = await signUp(createClientFactory(proxy.url), 'employer')
  const writes: AcknowledgedWrite[] = []
  let isOver = false
  const client = async () => {
    while (!isOver) writes.push(await postUntilAcknowledged(employer))
  }
  const posting = Promise.all(Array.from({ length: concurrency }, client))
  for (let index = 0; index < killCount; index++) {
    const api = apis[index % apis.length]
    await setTimeout(1_000)
    await api?.stop('SIGKILL')
    await api?.start()
    // The proxy retries a failed process after two seconds.
    await setTimeout(2_500)
  }
  isOver = true
  await posting
  return toKillReport(writes, await countJobsByTitle(employer, database))
}

async function postUntilAcknowledged(employer: SignedInClient): Promise<AcknowledgedWrite> {
  const key = newId()
  const title = `Mozo de cuadra ${key}`
  const statuses: number[] = []
  while (statuses.at(-1) !== 201 && statuses.length < maxAttempts) {
    if (statuses.length) await setTimeout(500)
    const headers = { 'Idempotency-Key': key }
    const response = await employer
      .post('/api/jobs', { ...jobRequest, title }, headers)
      .catch(() => undefined)
    statuses.push(response?.status ?? 0)
  }
  return { title, statuses }
}

/** The number of jobs with each title. */
async function countJobsByTitle(
  employer: SignedInClient,
  database: string
): Promise<Map<string, number>> {
  const rows = await runStatements(
    database,
    `SELECT title, count(*)::int AS times FROM read.jobs WHERE employer_id = '${employer.id}' GROUP BY title`
  )
  return new Map(rows.map(({ title, times }) => [String(title), Number(times)]))
}

function toKillReport(writes: AcknowledgedWrite[], jobs: Map<string, number>): KillReport {
  const statuses = writes.flatMap(write => write.statuses)
  const count = <T>(list: T[], isSo: (item: T) => boolean) => list.filter(isSo).length
  return {
    kills: killCount,
    'jobs sent': writes.length,
    'answered 502': count(statuses, status => status === 502),
    'answered otherwise': count(statuses, status => status !== 502 && status !== 201),
    'never acknowledged': count(writes, write => write.statuses.at(-1) !== 201),
    'not on the board': count(writes, ({ title }) => !jobs.has(title)),
    'twice on the board': count([...jobs.values()], times => times > 1)
  }
}
