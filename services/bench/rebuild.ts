import { setTimeout } from 'node:timers/promises'
import type { DataTools } from '#services/open.ts'
import { headPosition } from '#events/log.ts'
import { job } from '#events/jobs.ts'
import { projections } from '#projections/index.ts'
import { searchJobs } from '#projections/jobs/queries.ts'
import type { Rebuilt } from '#projections/rebuild.ts'
import { verify } from '#projections/verify.ts'
import { renewJob } from '#services/jobs/decide.ts'
import { record } from '#services/record.ts'
import { printTable, round, summary } from './measure.ts'
import { outputOf } from './process.ts'

/** What a process of the operator is told, so that it finds the board. */
type Env = Record<'DATABASE_URL' | 'DATA_DIR', string>

/** The tables of the jobs are made again while four writers and two readers go on; then all are verified. */
export async function benchRebuild(tools: DataTools, env: Env): Promise<void> {
  const events = await headPosition(tools.db)
  const others = await busy(tools)
  const began = performance.now()
  const { held } = await rebuildJobs(env)
  const seconds = (performance.now() - began) / 1000
  const { writes, reads, failures } = await others.end()
  printTable(`Rebuild of the job tables at ${events} events, 4 writers and 2 readers going on`, [
    {
      seconds: round(seconds, 1),
      'events/s': round(events / seconds, 0),
      'gate held (ms)': round(held, 1),
      'slowest write (ms)': round(writes.max, 0),
      'writes/s': round(writes.perSecond, 0),
      'reads/s': round(reads.perSecond, 0),
      'slowest read (ms)': round(reads.max, 0),
      failures
    }
  ])
  const again = await busy(tools)
  const start = performance.now()
  const { differences } = await verify({ ...tools, projections })
  const took = (performance.now() - start) / 1000
  const meanwhile = await again.end()
  printTable(`Verify of all tables at ${await headPosition(tools.db)} events, 4 writers going on`, [
    {
      seconds: round(took, 1),
      differences: differences.length,
      'slowest write (ms)': round(meanwhile.writes.max, 0),
      failures: meanwhile.failures
    }
  ])
}

/** As an operator does it: in a process of its own. */
async function rebuildJobs(env: Env): Promise<Rebuilt> {
  const order = ['services/ops/main.ts', 'projection', 'rebuild', 'jobs', '--json']
  return JSON.parse(await outputOf(order, env))
}

/** Writers who never stop, and readers who look up to twenty times a second. */
async function busy(tools: DataTools) {
  const jobs = await tools.db.query<{ id: string; employerId: string }>(
    'SELECT id, employer_id AS "employerId" FROM jobs WHERE live ORDER BY no DESC LIMIT 400'
  )
  let isOn = true
  let failures = 0
  const lane = async (times: number[], call: (nth: number) => Promise<unknown>, pause = 0) => {
    for (let nth = 0; isOn; nth++) {
      const start = performance.now()
      await call(nth).catch(() => failures++)
      times.push(performance.now() - start)
      if (pause) await setTimeout(pause)
    }
  }
  const writes: number[] = []
  const reads: number[] = []
  const began = performance.now()
  const write = (lane: number) => (nth: number) => {
    const { id = '', employerId = '' } = jobs[(nth * 4 + lane) % jobs.length] ?? {}
    return record({ tools }, job, id, (state, at) =>
      renewJob(state, id, { id: employerId, userType: 'employer' }, at)
    )
  }
  const read = () => searchJobs(tools.db, { keyword: 'cuadra', page: 1, limit: 12 }, new Date())
  const lanes = [
    ...[0, 1, 2, 3].map(nth => lane(writes, write(nth))),
    ...[0, 1].map(() => lane(reads, read, 50))
  ]
  return {
    end: async () => {
      isOn = false
      await Promise.all(lanes)
      const seconds = (performance.now() - began) / 1000
      return { writes: summary(writes, seconds), reads: summary(reads, seconds), failures }
    }
  }
}
