import { Hono } from 'hono'
import { programVersion } from './program-version.ts'
import type { Queryable } from '#events/database/database.ts'
import { findReadModelVersion, isLater } from '#events/store/read-model-versions.ts'
import { readModelVersion } from '#projections/index.ts'
import { listReadColumns } from '#projections/read-columns.ts'
import { notReady } from '#services/platform/http/errors/refusals.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { withTimeout } from '#services/platform/config/with-timeout.ts'

export interface ProcessState {
  /** True once the process is shutting down. */
  isShuttingDown(): boolean
  /** False while the index of searches is loaded after a start. */
  isWarmedUp(): boolean
}

const alive = { status: 'ok', version: programVersion }

/**
 * For orchestrators: `live` while the process runs, `ready` when it can serve requests, which are only reads after a later
 * version has migrated the database.
 */
export const healthRoutes = (process: ProcessState & { db: Queryable }) => {
  const checkReadiness = createReadinessCheck(process)
  return new Hono<AppEnv>()
    .get('/', c => c.json(alive))
    .get('/live', c => c.json(alive))
    .get('/ready', async c => {
      const isReady = await withTimeout(checkReadiness(), timeouts.readinessCheck, () => false)
      const { code, message } = notReady
      return isReady ? c.json(alive) : c.json({ ...alive, status: 'not ready', code, message }, 503)
    })
}

function createReadinessCheck({
  db,
  isShuttingDown,
  isWarmedUp
}: ProcessState & { db: Queryable }) {
  /** The columns of the read tables while they had the version of this program. */
  let ownColumns: ReadonlySet<string> | undefined

  async function canRead(): Promise<boolean> {
    const version = await findReadModelVersion(db)
    if (version === readModelVersion) {
      ownColumns ??= await listReadColumns(db)
      return true
    }
    // Of another version that is not later: a restore is under way.
    if (!ownColumns || !isLater(version, readModelVersion)) return false
    return ownColumns.isSubsetOf(await listReadColumns(db))
  }

  return async function checkReadiness(): Promise<boolean> {
    if (isShuttingDown() || !isWarmedUp()) return false
    return canRead().catch(() => false)
  }
}
