import { PgBoss } from 'pg-boss'
import type { Database } from '#events/database/database.ts'
import type { Logger } from '#services/platform/observability/logger.ts'

/** What PostgreSQL says of a schema, a table or a type that somebody else is making at the same moment. */
const createdConcurrently = /^(23505|42P06|42P07|42710)$/

/** A queue that runs. Of processes that start at once on a new database one makes its tables; the others try again. */
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

/** pg-boss over the connections that we hold already. */
export function createJobQueue(db: Database, log: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.queryForLibrary(text, values) },
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    persistWarnings: false
  })
  boss.on('error', err => log.error({ err }, 'the queue stumbled'))
  boss.on('warning', warning => log.warn({ warning: warning.message }, 'the queue warns'))
  return boss
}
