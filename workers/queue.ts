import { PgBoss } from 'pg-boss'
import type { Database } from '#events/database.ts'
import type { Logger } from '#services/logger.ts'

/** pg-boss over the connections that we hold already. */
export function createQueue(db: Database, log: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.foreign(text, values) },
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
