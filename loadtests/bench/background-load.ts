import { setTimeout } from 'node:timers/promises'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { expiryAfter } from '#services/jobs/shared/expiry.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { type LatencySummary, summarizeLatency } from './measure.ts'

/** Writes and reads that ran beside a measurement. */
export interface BackgroundStatistics {
  writes: LatencySummary
  reads: LatencySummary
  failures: number
}

/** Runs four writers that pause so many milliseconds after each write, and two readers that pause 50. */
export async function startBackgroundLoad(tools: DataAccess, pause: number) {
  const jobs = await tools.db.query<{ id: string; employerId: string }>(
    'SELECT id, employer_id AS "employerId" FROM jobs WHERE live ORDER BY no DESC LIMIT 400'
  )
  await jobIndex.load(tools.db)
  let isOn = true
  let failures = 0
  const writes: number[] = []
  const reads: number[] = []
  const lane = async (
    times: number[],
    pause: number,
    call: (index: number) => Promise<unknown>
  ) => {
    for (let index = 0; isOn; index++) {
      const start = performance.now()
      await call(index).catch(() => failures++)
      times.push(performance.now() - start)
      if (pause) await setTimeout(pause)
    }
  }
  const write = (lane: number) => (index: number) => {
    const { id = '', employerId = '' } = jobs[(index * 4 + lane) % jobs.length] ?? {}
    return handleCommand(tools, job, id, (_state, _load, at): JobEvent[] => [
      { type: 'JobRenewed', data: { id, employerId, expiryDate: expiryAfter(at).toISOString() } }
    ])
  }
  const read = () => searchJobs(tools.db, { keyword: 'cuadra', page: 1, limit: 12 }, new Date())
  const began = performance.now()
  const lanes = [
    ...[0, 1, 2, 3].map(index => lane(writes, pause, write(index))),
    ...[0, 1].map(() => lane(reads, 50, read))
  ]
  return {
    async end(): Promise<BackgroundStatistics> {
      isOn = false
      await Promise.all(lanes)
      const seconds = (performance.now() - began) / 1000
      return {
        writes: summarizeLatency(writes, seconds),
        reads: summarizeLatency(reads, seconds),
        failures
      }
    }
  }
}
