import { setTimeout } from 'node:timers/promises'
import { newId } from '#events/ids.ts'
import { jobRequest, type SignedInClient, signUp } from '#test/api-fixtures.ts'
import { createClientFactory } from '#test/http-client.ts'
import { runStatements } from '#loadtests/dataset/dataset-database.ts'
import type { Cluster } from './cluster.ts'

const lanes = 12
const killCount = 10
const maxAttempts = 10

/** An ad that was sent until it was acknowledged: the status of each answer. */
interface AcknowledgedWrite {
  title: string
  statuses: number[]
}

export interface KillReport {
  kills: number
  'ads sent': number
  'answered 502': number
  'answered otherwise': number
  'never acknowledged': number
  'not on the board': number
  'twice on the board': number
}

/** Ads go through the proxy while the processes are killed in turn; what failed is sent again with its key. */
export async function killUnderWrites({ proxy, apis, database }: Cluster): Promise<KillReport> {
  const employer = await signUp(createClientFactory(proxy.url), 'employer')
  const writes: AcknowledgedWrite[] = []
  let isOver = false
  const lane = async () => {
    while (!isOver) writes.push(await postUntilAcknowledged(employer))
  }
  const posting = Promise.all(Array.from({ length: lanes }, lane))
  for (let nth = 0; nth < killCount; nth++) {
    const api = apis[nth % apis.length]
    await setTimeout(1_000)
    await api?.stop('SIGKILL')
    await api?.start()
    // The proxy asks a process that was away again after two seconds.
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
    const answer = await employer
      .post('/api/jobs', { ...jobRequest, title }, headers)
      .catch(() => undefined)
    statuses.push(answer?.status ?? 0)
  }
  return { title, statuses }
}

/** How often each title is on the board. */
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

function toKillReport(writes: AcknowledgedWrite[], ads: Map<string, number>): KillReport {
  const heard = writes.flatMap(write => write.statuses)
  const count = <T>(list: T[], isSo: (one: T) => boolean) => list.filter(isSo).length
  return {
    kills: killCount,
    'ads sent': writes.length,
    'answered 502': count(heard, status => status === 502),
    'answered otherwise': count(heard, status => status !== 502 && status !== 201),
    'never acknowledged': count(writes, write => write.statuses.at(-1) !== 201),
    'not on the board': count(writes, ({ title }) => !ads.has(title)),
    'twice on the board': count([...ads.values()], times => times > 1)
  }
}
