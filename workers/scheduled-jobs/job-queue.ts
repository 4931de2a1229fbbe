import { setTimeout } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Database } from '#events/database/database.ts'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import type { Logger } from '#services/platform/observability/logger.ts'

/** SQLSTATEs of a schema, table or type that another process creates at the same moment. */
const createdConcurrently = /^(23505|42P06|42P07|42710)$/

/**
 * Of processes that start at once on a new database one creates the tables; the others retry. Throws
 * InsufficientPrivilege when another role has to create or change them.
 */
export async function startJobQueue(db: Database, log: QueueLog, tries = 5): Promise<PgBoss> {
  const migrate = await mayMigrate(db)
  const boss = await createJobQueue(db, log, { migrate })
  try {
    await boss.start()
    return boss
  } catch (error) {
    await boss.stop({ graceful: false })
    const { code = '', message } = error as { code?: string; message: string }
    if (!migrate && isOutdated.test(message)) throw new InsufficientPrivilege()
    if (tries === 1 || !createdConcurrently.test(code)) throw error
    return startJobQueue(db, log, tries - 1)
  }
}

/** What pg-boss says of missing tables, or of those of an earlier version, that it is not to migrate. */
const isOutdated = /not installed|requires migrations/

/** True for the owner of the tables or, before there are any, for a role that may create a schema. */
async function mayMigrate(db: Database): Promise<boolean> {
  const [row] = await db.query<{ allowed: boolean }>(
    `SELECT coalesce((SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = 'pgboss'),
       has_database_privilege(current_database(), 'CREATE')) AS allowed`
  )
  return row?.allowed ?? false
}

/**
 * Creates or updates the tables of the queue, for workers whose role may not; waits for the indexes that pg-boss adds
 * one by one in the background.
 */
export async function migrateJobQueue(db: Database): Promise<void> {
  const boss = await createJobQueue(db, console, { bamIntervalSeconds: 10 })
  await boss.start()
  const isBuilding = async () =>
    (await boss.getBamStatus()).some(({ status }) => /pending|in_progress/.test(status))
  while (await isBuilding()) await setTimeout(500)
  await boss.stop({ graceful: false })
}

type QueueLog = Pick<Logger, 'error' | 'warn'>

/** pg-boss over our own connections; processes that only answer requests never load it. */
export async function createJobQueue(
  db: Database,
  log: QueueLog,
  {
    migrate = true,
    ...options
  }: { migrate?: boolean; bamIntervalSeconds?: number; cronMonitorIntervalSeconds?: number } = {}
): Promise<PgBoss> {
  const { PgBoss, systemClock } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.queryForLibrary(text, values) },
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    ...options,
    // Its timers wait for this clock: after the wall clock was set back by months, for months.
    clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
    clockMonitorIntervalSeconds: 60,
    migrate,
    createSchema: migrate,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    persistWarnings: false
  })
  boss.on('error', err => log.error({ err }, 'job queue failed'))
  boss.on('warning', ({ message }) => {
    // services/clock tells of a wrong clock.
    if (!message.includes('Clock skew')) log.warn({ warning: message }, 'job queue warning')
  })
  return boss
}
