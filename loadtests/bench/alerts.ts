import { newId } from '#events/aggregates/ids.ts'
import { roles } from '#events/job-content/vocabulary.ts'
import type { Database } from '#events/database/database.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { matchAlertsWithJobs } from '#services/jobs/alerts/matches.ts'
import { syncAllAlertQueries } from '#services/jobs/alerts/queries.ts'
import { printTable, round } from './measure.ts'
import { readQueryMix } from './query-mix.ts'

const alertCount = 10_000
const jobCount = 1_000
/** Milliseconds of the database, and of this process, for all of these jobs, one at a time, as they come on a day. */
const target = 5_000

/** What the new jobs of a day cost when so many people wait for some of them. */
export async function benchmarkAlerts(
  db: Database,
  serverTime: () => number | undefined
): Promise<void> {
  await seedAlerts(db)
  await jobIndex.load(db)
  const synced = await timed(serverTime, () => db.transaction(tx => syncAllAlertQueries(tx)))
  await db.vacuum()
  const jobs = await db.query<{ id: string; at: string }>(
    'SELECT id, post_date AS at FROM jobs WHERE live ORDER BY no DESC LIMIT $1',
    [jobCount + 1]
  )
  const match = ({ id, at }: { id: string; at: string }) =>
    db.transaction(tx => matchAlertsWithJobs(tx, db, [{ id, newAt: at, at }]))
  const [newest, ...others] = jobs
  const first = await timed(serverTime, async () => newest && (await match(newest)))
  const matched = await timed(serverTime, async () => {
    for (const job of others) await match(job)
  })
  const [hits] = await db.query<{ n: number }>('SELECT count(*) AS n FROM mail.alert_hits')
  const rest = { target: '', met: '', hits: '' }
  printTable(`${jobCount} new jobs and ${alertCount} alerts (ms)`, [
    { what: 'queries of all alerts', ...synced, ...rest },
    { what: 'the first new job', ...first, ...rest },
    {
      what: 'new jobs, one at a time',
      ...matched,
      target: `<= ${target}`,
      met: Math.max(matched.database, matched.process) <= target ? 'yes' : 'no',
      hits: hits?.n ?? 0
    }
  ])
}

async function timed(serverTime: () => number | undefined, work: () => Promise<unknown>) {
  const [began, usage] = [serverTime() ?? 0, process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(usage)
  return { database: round((serverTime() ?? 0) - began), process: round((user + system) / 1_000) }
}

/** What people search for: words or a town, and often a role or housing besides. */
async function seedAlerts(db: Database): Promise<void> {
  const mix = await readQueryMix(db)
  const words = [...mix.common, ...mix.mid, ...mix.mid, ...mix.rare, ...mix.two]
  const towns = mix['50 km']
  const alerts = Array.from({ length: alertCount }, (_, index) => {
    const random = new SeededRandom(7, 'alert', index)
    const hasWords = random.withProbability(0.5)
    const search = {
      ...(hasWords && random.pick(words)),
      ...((!hasWords || random.withProbability(0.4)) && random.pick(towns)),
      ...(random.withProbability(0.3) && { role: random.pick(roles) }),
      ...(random.withProbability(0.2) && { housing: 'si' })
    }
    return { id: newId(), search }
  })
  await db.query(
    `INSERT INTO alerts (id, email, search, every, requested_at, confirmed_at, since)
     SELECT id, id || '@example.org', (SELECT coalesce(jsonb_object_agg(key, value #>> '{}'), '{}') FROM jsonb_each(search)),
       'dia', '2000-01-01', '2000-01-01', '2000-01-01'
       FROM jsonb_to_recordset($1) AS alert (id text, search jsonb)`,
    [JSON.stringify(alerts)]
  )
}
