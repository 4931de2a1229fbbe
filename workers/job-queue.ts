import { PgBoss } from 'pg-boss'
import type { Database } from '#events/database/database.ts'
import type { Logger } from '#services/platform/observability/logger.ts'

/** SQLSTATEs of a schema, table or type that another process creates at the same moment. */
const createdConcurrently = /^(23505|42P06|42P07|42710)$/

/** Of processes that start at once on a new database one creates the tables; the others retry. */
export async function startJobQueue(db: Database, log: Logger, tries = 5): Promise<PgBoss> {
  const boss = createJobQueue(db, log)
  try {
    await boss.start()
    return boss
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (tries === 1 || !createdConcurrently.test(code)) throw error
    return startJobQueue(db, log, tries - 1)
  }
}

/** pg-boss over our own connections. */
export function createJobQueue(db: Database, log: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.queryForLibrary(text, values) },
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    persistWarnings: false
  })
  boss.on('error', err => log.error({ err }, 'job queue failed'))
  boss.on('warning', warning => log.warn({ warning: warning.message }, 'job queue warning'))
  return boss
}
