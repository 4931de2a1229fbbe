import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { generateDataset } from '#loadtests/dataset/generate.ts'
import { candidateIndex } from '#projections/candidate-profiles/candidate-index.ts'
import {
  type CandidateSearch,
  searchCandidates
} from '#projections/candidate-profiles/search-candidates.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { Database } from '#events/database/database.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import {
  type LatencySummary,
  measureLatency,
  percentile,
  printTable,
  round,
  warmUp
} from './measure.ts'
import { readQueryMix, type QueryKind } from './query-mix.ts'

/** How many times slower than «newest 12» a search may be, at 100,000 and at 1,000,000 jobs. */
const maxSlowdown = [3, 5] as const

const countedCalls = 200

/** Milliseconds of processor time a call, of the database server and of this process. */
interface ProcessorTime {
  server: number
  process: number
}

/** The targets are those of the p95; beside other work only the processor time can be compared. */
export async function benchmarkSearch(
  db: Database,
  jobs: number,
  seconds: number,
  serverTime: () => number | undefined
): Promise<void> {
  const now = new Date()
  const mix = await readQueryMix(db)
  const newest = () =>
    db.query(
      `SELECT id, title, company_name, location, job_type, experience, post_date, expiry_date FROM jobs
        WHERE live AND expiry_date > $1 ORDER BY post_date DESC, no DESC LIMIT 12`,
      [now.toISOString()]
    )
  await measureLatency(1, 1, newest)
  await searchJobs(db, { page: 1, limit: 1 }, now)
  const floor = await measure(seconds, newest, serverTime)
  const rows: Record<string, string | number>[] = [
    {
      kind: 'newest 12',
      ...toColumns(floor, floor),
      target: '',
      met: '',
      'first p50': '',
      '8 clients/s': ''
    }
  ]
  for (const [name, queries] of Object.entries(mix) as [QueryKind, object[]][]) {
    const call = (index: number) =>
      searchJobs(db, { page: 1, limit: 12, ...queries[index % queries.length] }, now)
    const first = await callOnce(call, queries.length)
    await measureLatency(0.5, 1, call)
    const alone = await measure(seconds, call, serverTime)
    const crowd = await measureLatency(seconds, 8, call)
    const target = maxSlowdown[jobs >= 500_000 ? 1 : 0]
    rows.push({
      kind: name,
      ...toColumns(alone, floor),
      target: `<= ${target}`,
      met: alone.p95 <= target * floor.p95 ? 'yes' : 'no',
      'first p50': round(first),
      '8 clients/s': round(crowd.perSecond, 0)
    })
  }
  printTable(`Search at ${jobs} jobs, one client (ms)`, rows)
}

/** The median of the milliseconds of the first call of each. */
async function callOnce(call: Search, count: number): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await call(index)
    times.push(performance.now() - start)
  }
  return percentile(times, 0.5)
}

type Search = (index: number) => ReturnType<typeof searchJobs>

type Measured = LatencySummary & { processor: ProcessorTime }

async function measure(
  seconds: number,
  call: (index: number) => Promise<unknown>,
  serverTime: () => number | undefined
): Promise<Measured> {
  const began = { server: serverTime() ?? 0, process: process.cpuUsage() }
  for (let index = 0; index < countedCalls; index++) await call(index)
  const { user, system } = process.cpuUsage(began.process)
  const processor = {
    server: ((serverTime() ?? 0) - began.server) / countedCalls,
    process: (user + system) / 1_000 / countedCalls
  }
  return { ...(await measureLatency(seconds, 1, call)), processor }
}

function toColumns({ p50, p95, p99, perSecond, processor }: Measured, floor: Measured) {
  const busy = (time: ProcessorTime) => time.server + time.process
  return {
    p50: round(p50),
    p95: round(p95),
    p99: round(p99),
    '/s': round(perSecond, 0),
    'PostgreSQL busy': round(processor.server),
    'process busy': round(processor.process),
    'busy, x newest 12': round(busy(processor) / busy(floor.processor), 1),
    'p95, x newest 12': round(p95 / floor.p95, 1)
  }
}

const candidateSearches: Record<string, Omit<CandidateSearch, 'viewer' | 'page' | 'limit'>> = {
  newest: {},
  'a word': { text: 'doma' },
  'a term and a place': { text: 'mozo de cuadra sevilla' },
  'a typing error': { text: 'expereincia' },
  'around a town': { near: '11020', radius: 200 },
  'a role and a galope': { role: ['groom'], galope: 4 }
}

/** Time and memory of the index of so many candidates, and the latencies of an employer's searches. */
export async function benchmarkCandidates(
  { db, vault }: DataAccess,
  { candidates, seconds }: { candidates: number; seconds: number }
): Promise<void> {
  console.log(`\nGenerating ${candidates} candidates…`)
  await generateDataset({ db, vault, jobs: 2_000, candidates, seed: 7, now: new Date() })
  await db.vacuum()
  await jobIndex.load(db)
  const before = usedMegabytes()
  const began = performance.now()
  await candidateIndex.load(db)
  const loaded = performance.now() - began
  printTable('The index of candidates', [
    {
      candidates,
      'loaded in (ms)': round(loaded, 0),
      'memory (MB)': round(usedMegabytes() - before)
    }
  ])
  const rows = []
  for (const [name, search] of Object.entries(candidateSearches)) {
    const viewer = { type: 'employer', id: 'none' } as const
    const call = () => searchCandidates(db, { ...search, viewer, page: 1, limit: 12 })
    await warmUp(50, 1, call)
    const { totalProfiles } = (await call()).meta
    const { p50, p95, perSecond } = await measureLatency(seconds, 1, call)
    rows.push({
      search: name,
      found: totalProfiles,
      p50: round(p50),
      p95: round(p95),
      'a second': round(perSecond, 0)
    })
  }
  printTable('Searches of candidates by an employer (ms)', rows)
}

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
