import { Hono } from 'hono'
import { findReadModelVersion } from '#events/store/read-model-versions.ts'
import { readModelVersion } from '#projections/index.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'
import { timeouts } from '#services/platform/timeouts.ts'
import { withTimeout } from '#services/platform/with-timeout.ts'

/** For orchestrators: `live` while the process runs, `ready` when it can serve requests. */
export const healthRoutes = new Hono<AppEnv>()
  .get('/live', c => c.json({ status: 'ok' }))
  .get('/ready', async c => {
    const check = checkReadiness(c.var.tools)
    const isReady = await withTimeout(check, timeouts.readinessCheck, () => false)
    return c.json({ status: isReady ? 'ok' : 'not ready' }, isReady ? 200 : 503)
  })

async function checkReadiness({ db, leaving }: Tools): Promise<boolean> {
  if (leaving()) return false
  const version = await findReadModelVersion(db).catch(() => null)
  return version === readModelVersion
}
