import type { Database } from '#events/database/database.ts'
import { searchJobs } from '#projections/jobs/search-jobs.ts'
import { measureLatency, printTable, round } from './measure.ts'
import { readQueryMix, type QueryKind } from './query-mix.ts'

/** How many times slower than «newest 12» each kind may be, at 100,000 and at 1,000,000 jobs. */
const maxSlowdown: Record<QueryKind, [number, number]> = {
  none: [3, 4],
  filters: [3, 3],
  'one filter': [3, 3],
  'one term': [5, 5],
  'two terms': [5, 5],
  'three terms': [5, 5],
  'by pay': [20, 20],
  rare: [4, 8],
  common: [20, 20],
  mid: [20, 27],
  two: [20, 33],
  kwloc: [31, 67],
  '50 km': [20, 20],
  '50 km, word': [31, 31],
  '50 km, word, 2 filters': [31, 31],
  region: [20, 20],
  typo: [24, 49],
  deep50: [20, 20]
}

export async function benchmarkSearch(db: Database, jobs: number, seconds: number): Promise<void> {
  const now = new Date()
  const mix = await readQueryMix(db)
  const newest = () =>
    db.query(
      `SELECT id, title, company_name, location, job_type, experience, post_date, expiry_date FROM jobs
        WHERE live AND expiry_date > $1 ORDER BY post_date DESC, no DESC LIMIT 12`,
      [now.toISOString()]
    )
  await measureLatency(1, 1, newest)
  const floor = await measureLatency(seconds, 1, newest)
  const rows = [
    {
      kind: 'newest 12',
      ...toColumns(floor),
      'x floor': 1,
      target: '' as string | number,
      '8 clients/s': '' as string | number
    }
  ]
  for (const [name, queries] of Object.entries(mix) as [QueryKind, object[]][]) {
    const call = (nth: number) =>
      searchJobs(db, { page: 1, limit: 12, ...queries[nth % queries.length] }, now)
    await measureLatency(0.5, 1, call)
    const alone = await measureLatency(seconds, 1, call)
    const crowd = await measureLatency(seconds, 8, call)
    const target = maxSlowdown[name][jobs >= 500_000 ? 1 : 0]
    rows.push({
      kind: name,
      ...toColumns(alone),
      'x floor': round(alone.p95 / floor.p95, 1),
      target,
      '8 clients/s': round(crowd.perSecond, 0)
    })
  }
  printTable(`Search at ${jobs} jobs, one client (ms)`, rows)
}

function toColumns({
  p50,
  p95,
  p99,
  perSecond
}: {
  p50: number
  p95: number
  p99: number
  perSecond: number
}) {
  return { p50: round(p50), p95: round(p95), p99: round(p99), '/s': round(perSecond, 0) }
}
