import { Hono } from 'hono'
import type { Queryable } from '#events/database/database.ts'
import { readModelVersion } from '#projections/index.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'

export interface HealthDependencies {
  db: Queryable
  /** True once the process is shutting down. */
  isShuttingDown(): boolean
}

/** For whoever watches over the process: `live` asks nothing, `ready` asks the database. */
export const healthRoutes = (dependencies: HealthDependencies) =>
  new Hono<AppEnv>()
    .get('/live', c => c.json({ status: 'ok' }))
    .get('/ready', async c => {
      const isReady = await Promise.race([checkReadiness(dependencies), timeout()])
      return c.json({ status: isReady ? 'ok' : 'not ready' }, isReady ? 200 : 503)
    })

async function checkReadiness({ db, isShuttingDown }: HealthDependencies): Promise<boolean> {
  if (isShuttingDown()) return false
  const rows = await db.query<{ shape: string }>('SELECT shape FROM es.head').catch(() => [])
  return rows[0]?.shape === readModelVersion
}

function timeout(): Promise<false> {
  return new Promise(resolve => setTimeout(resolve, 500, false).unref())
}
