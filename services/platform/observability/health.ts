import { Hono } from 'hono'
import type { Queryable } from '#events/database/database.ts'
import { findReadModelVersion } from '#events/store/read-model-versions.ts'
import { readModelVersion } from '#projections/index.ts'
import { notReady } from '#services/platform/http/errors/refusals.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { withTimeout } from '#services/platform/config/with-timeout.ts'

export interface ProcessState {
  db: Queryable
  /** True once the process is shutting down. */
  isShuttingDown(): boolean
  /** False while what searches need is loaded after a start. */
  isWarmedUp(): boolean
}

/** For orchestrators: `live` while the process runs, `ready` when it can serve requests. */
export const healthRoutes = (dependencies: ProcessState) =>
  new Hono<AppEnv>()
    .get('/live', c => c.json({ status: 'ok' }))
    .get('/ready', async c => {
      const check = checkReadiness(dependencies)
      const isReady = await withTimeout(check, timeouts.readinessCheck, () => false)
      const { code, message } = notReady
      return isReady
        ? c.json({ status: 'ok' })
        : c.json({ status: 'not ready', code, message }, 503)
    })

async function checkReadiness(dependencies: ProcessState): Promise<boolean> {
  const { db, isShuttingDown, isWarmedUp } = dependencies
  if (isShuttingDown() || !isWarmedUp()) return false
  const version = await findReadModelVersion(db).catch(() => null)
  return version === readModelVersion
}
