import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { retryDeadLetter, startWorkers } from '#workers/index.ts'
import { createApp } from './app.ts'
import type { Config } from './platform/config/config.ts'
import { createLoadShedder } from './platform/http/load-shedding.ts'
import type { Tools } from './platform/http/app-env.ts'
import { loadConfigOrExit } from './platform/config/load-config.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { createLogger, prettyStream } from './platform/observability/logger.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { openGeoLookup } from './ip-location/geo.ts'
import { type Infrastructure, openInfrastructure } from './platform/startup/open-infrastructure.ts'
import { createSearchCounter, startFlushing } from './operator-dashboard/search-counter.ts'
import { startIpcServer } from './cli/ipc.ts'
import { loadBuiltSite } from './pages/load-built-site.ts'
import { createPasswordHasher } from './auth/passwords.ts'
import { migrateWhenAvailable } from './platform/startup/migrate.ts'
import { watchReplica } from './platform/startup/read-replica.ts'
import { createConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { readFromPrimary } from './platform/http/read-your-writes.ts'
import { listen, type RunningServer } from './platform/http/server.ts'
import { createRateLimiter, disabledRateLimiter } from './platform/http/rate-limit.ts'

/** The one place where everything is put together. The answer stops it all. */
export async function startService(
  config: Config,
  opened: Infrastructure
): Promise<() => Promise<void>> {
  let isLeaving = false
  const log = createLogger(config.logLevel, await prettyStream(config, process.stdout.isTTY))
  const { db, secret } = opened.tools
  const replica = config.databaseReadUrl
    ? watchReplica(db, openPostgres(config.databaseReadUrl))
    : undefined
  const tools: Tools = {
    ...opened.tools,
    searches: replica?.read ?? readFromPrimary(db),
    throttle: config.limits ? createRateLimiter(db, config.limits, secret) : disabledRateLimiter,
    passwords: createPasswordHasher(),
    geo: await openGeoLookup(config),
    site: config.role === 'worker' ? undefined : await loadBuiltSite(config),
    log,
    metrics: config.metricsToken ? await loadMetrics(db) : undefined,
    searchCount: createSearchCounter(db, opened.tools.now),
    retryParked: (follower, position) => retryDeadLetter(opened.tools, follower, position),
    leaving: () => isLeaving
  }
  await migrateWhenAvailable(tools)
  const stops: (() => Promise<void>)[] = []
  if (config.role !== 'worker') {
    const { port, close } = await startServer(tools)
    stops.push(close, startFlushing(tools.searchCount, log))
    printAddresses(config, opened, port)
  }
  if (config.role !== 'api') stops.push(await startWorkers(tools))
  if (opened.lock) stops.push(await startIpcServer(tools, opened.lock))
  return async () => {
    isLeaving = true
    await Promise.all(stops.map(stop => stop()))
    await replica?.close()
    await opened.close()
  }
}

/** The service behind its door; what the door refuses is counted too. */
function startServer(tools: Tools): Promise<RunningServer> {
  const { config, metrics } = tools
  const room = createConcurrencyLimit()
  const door = createLoadShedder(room, securityHeaders(config.appOrigin), method =>
    metrics?.observeRequest('none', method, 503, 0)
  )
  return listen(createApp(tools, room), config.host, config.port, door)
}

/** Loaded only where it is wanted: it takes 16 MB of memory. */
async function loadMetrics(db: Database): Promise<Metrics> {
  const { createMetrics } = await import('./platform/observability/metrics.ts')
  return createMetrics(db)
}

function printAddresses(
  { host, dataDir, databaseUrl }: Config,
  { newSecretsFile }: Infrastructure,
  port: number
) {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  console.log(`Ramal está en http://${shown}:${port}`)
  if (newSecretsFile) console.log(`Secretos nuevos, guárdalos bien: ${newSecretsFile}`)
  if (databaseUrl) return
  console.log(`Los datos están en ${dataDir}`)
  console.log(
    'La base de datos incluida aguanta que el proceso muera, pero no promete nada ante un corte de luz: para eso, PostgreSQL con DATABASE_URL.'
  )
}

/** Stops once, in order, when the process is asked to. */
export function stopOnSignals(stop: () => Promise<void>): void {
  const leave = () => {
    process.off('SIGTERM', leave).off('SIGINT', leave)
    stop().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      }
    )
  }
  process.on('SIGTERM', leave).on('SIGINT', leave)
}

export async function openInfrastructureOrExit(config: Config): Promise<Infrastructure> {
  return openInfrastructure(config).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}

/** Of the process's own environment, until it is asked to stop. */
export async function runService(): Promise<void> {
  const config = loadConfigOrExit()
  stopOnSignals(await startService(config, await openInfrastructureOrExit(config)))
}

if (import.meta.main) await runService()
