import { setTimeout } from 'node:timers/promises'
import { newId } from '#events/ids.ts'
import { jobRequest, type Person, register } from '#test/api-fixtures.ts'
import { doorOf } from '#test/http-client.ts'
import { tell } from '#loadtests/dataset/dataset-database.ts'
import type { Cluster } from './cluster.ts'

const lanes = 12
const kills = 10
const tries = 10

/** An ad that was sent until it was acknowledged: the status of each answer. */
interface Write {
  title: string
  heard: number[]
}

export interface Outcome {
  kills: number
  'ads sent': number
  'answered 502': number
  'answered otherwise': number
  'never acknowledged': number
  'not on the board': number
  'twice on the board': number
}

/** Ads go through the proxy while the processes are killed in turn; what failed is sent again with its key. */
export async function killUnderWrites({ proxy, apis, database }: Cluster): Promise<Outcome> {
  const employer = await register(doorOf(proxy.url), 'employer')
  const writes: Write[] = []
  let isOver = false
  const lane = async () => {
    while (!isOver) writes.push(await post(employer))
  }
  const posting = Promise.all(Array.from({ length: lanes }, lane))
  for (let nth = 0; nth < kills; nth++) {
    const api = apis[nth % apis.length]
    await setTimeout(1_000)
    await api?.end('SIGKILL')
    await api?.start()
    // The proxy asks a process that was away again after two seconds.
    await setTimeout(2_500)
  }
  isOver = true
  await posting
  return outcomeOf(writes, await adsOf(employer, database))
}

async function post(employer: Person): Promise<Write> {
  const key = newId()
  const title = `Mozo de cuadra ${key}`
  const heard: number[] = []
  while (heard.at(-1) !== 201 && heard.length < tries) {
    if (heard.length) await setTimeout(500)
    const headers = { 'Idempotency-Key': key }
    const answer = await employer
      .post('/api/jobs', { ...jobRequest, title }, headers)
      .catch(() => undefined)
    heard.push(answer?.status ?? 0)
  }
  return { title, heard }
}

/** How often each title is on the board. */
async function adsOf(employer: Person, database: string): Promise<Map<string, number>> {
  const rows = await tell(
    database,
    `SELECT title, count(*)::int AS times FROM read.jobs WHERE employer_id = '${employer.id}' GROUP BY title`
  )
  return new Map(rows.map(({ title, times }) => [String(title), Number(times)]))
}

function outcomeOf(writes: Write[], ads: Map<string, number>): Outcome {
  const heard = writes.flatMap(write => write.heard)
  const count = <T>(list: T[], isSo: (one: T) => boolean) => list.filter(isSo).length
  return {
    kills,
    'ads sent': writes.length,
    'answered 502': count(heard, status => status === 502),
    'answered otherwise': count(heard, status => status !== 502 && status !== 201),
    'never acknowledged': count(writes, write => write.heard.at(-1) !== 201),
    'not on the board': count(writes, ({ title }) => !ads.has(title)),
    'twice on the board': count([...ads.values()], times => times > 1)
  }
}
