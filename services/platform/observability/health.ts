import { Hono } from 'hono'
import { findReadModelVersion } from '#events/store/read-model-versions.ts'
import { readModelVersion } from '#projections/index.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'

/** For whoever watches over the process: `live` asks nothing, `ready` asks the database. */
export const healthRoutes = new Hono<AppEnv>()
  .get('/live', c => c.json({ status: 'ok' }))
  .get('/ready', async c => {
    const isReady = await Promise.race([checkReadiness(c.var.tools), timeout()])
    return c.json({ status: isReady ? 'ok' : 'not ready' }, isReady ? 200 : 503)
  })

async function checkReadiness({ db, leaving }: Tools): Promise<boolean> {
  if (leaving()) return false
  const version = await findReadModelVersion(db).catch(() => null)
  return version === readModelVersion
}

function timeout(): Promise<false> {
  return new Promise(resolve => setTimeout(resolve, 500, false).unref())
}
