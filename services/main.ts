import type { Database } from '#events/database/database.ts'
import { MigrationChanged, ProgramOutdated } from '#events/database/migrations.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { WrongVaultKey } from '#events/privacy/master-keys.ts'
import { retryDeadLetter, startWorkers } from '#workers/index.ts'
import { createApp } from './app.ts'
import { startIpcServer } from './cli/ipc.ts'
import { startFlushing } from './operator-dashboard/search-counter.ts'
import { loadBuiltSite } from './pages/load-built-site.ts'
import type { Config } from './platform/config/config.ts'
import { loadConfigOrExit } from './platform/config/load-config.ts'
import { createConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { createLoadShedder } from './platform/http/load-shedding.ts'
import { readFromPrimary } from './platform/http/read-your-writes.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { listen, type RunningServer } from './platform/http/server.ts'
import { createLogger, prettyStream } from './platform/observability/logger.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { createDependencies, type Dependencies } from './startup/dependencies.ts'
import { migrateWhenAvailable } from './startup/migrate.ts'
import { type Infrastructure, openInfrastructure } from './startup/open-infrastructure.ts'
import { watchReplica } from './startup/read-replica.ts'

/** The composition root. Returns a function that stops everything. */
export async function startService(
  config: Config,
  opened: Infrastructure
): Promise<() => Promise<void>> {
  let isShuttingDown = false
  const { db } = opened.tools
  const replica = config.databaseReadUrl
    ? watchReplica(db, openPostgres(config.databaseReadUrl))
    : undefined
  const dependencies = await createDependencies(opened.tools, {
    replicaRead: replica?.read ?? readFromPrimary(db),
    site: config.role === 'worker' ? undefined : await loadBuiltSite(config),
    log: createLogger(config.logLevel, await prettyStream(config, process.stdout.isTTY)),
    metrics: config.metricsToken ? await loadMetrics(db) : undefined,
    retryDeadLetter: (name, position) => retryDeadLetter(opened.tools, name, position),
    isShuttingDown: () => isShuttingDown
  })
  const { log, searchCounter } = dependencies
  await migrateWhenAvailable(dependencies)
  const stops: (() => Promise<void>)[] = []
  if (config.role !== 'worker') {
    const { port, close } = await startServer(dependencies)
    stops.push(close, startFlushing(searchCounter, log))
    printAddresses(config, opened, port)
  }
  if (config.role !== 'api') stops.push(await startWorkers(dependencies))
  if (opened.lock) stops.push(await startIpcServer(dependencies, opened.lock))
  return async () => {
    isShuttingDown = true
    await Promise.all(stops.map(stop => stop()))
    await replica?.close()
    await opened.close()
  }
}

/** The server behind its load shedder, whose refusals are counted too. */
function startServer(dependencies: Dependencies): Promise<RunningServer> {
  const { config, metrics } = dependencies
  const concurrencyLimit = createConcurrencyLimit()
  const shedder = createLoadShedder(concurrencyLimit, securityHeaders(config.appOrigin), method =>
    metrics?.observeRequest('none', method, 503, 0)
  )
  return listen(createApp(dependencies, concurrencyLimit), config.host, config.port, shedder)
}

/** Loaded only when configured: it takes 16 MB of memory. */
async function loadMetrics(db: Database): Promise<Metrics> {
  const { createMetrics } = await import('./platform/observability/metrics.ts')
  return createMetrics(db)
}

function printAddresses(
  { host, dataDir, databaseUrl }: Config,
  { newSecretsFile }: Infrastructure,
  port: number
) {
  const hostName = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  console.log(`Ramal está en http://${hostName}:${port}`)
  if (newSecretsFile) console.log(`Secretos nuevos, guárdalos bien: ${newSecretsFile}`)
  if (databaseUrl) return
  console.log(`Los datos están en ${dataDir}`)
  console.log(
    'La base de datos incluida aguanta que el proceso muera, pero no promete nada ante un corte de luz: para eso, PostgreSQL con DATABASE_URL.'
  )
}

/** Stops once, in order, on SIGTERM or SIGINT. */
export function stopOnSignals(stop: () => Promise<void>): void {
  const shutDown = () => {
    process.off('SIGTERM', shutDown).off('SIGINT', shutDown)
    stop().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      }
    )
  }
  process.on('SIGTERM', shutDown).on('SIGINT', shutDown)
}

export async function openInfrastructureOrExit(config: Config): Promise<Infrastructure> {
  return openInfrastructure(config).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}

/** The database was migrated by another program, or has other keys: a sentence for the operator, without a stack. */
function exitWithSentence(error: unknown): never {
  const isRefusal = [ProgramOutdated, MigrationChanged, WrongVaultKey].some(
    refusal => error instanceof refusal
  )
  if (!(error instanceof Error && isRefusal)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Runs with the configuration of the process's environment until it is stopped. */
export async function runService(): Promise<void> {
  const config = loadConfigOrExit()
  const opened = await openInfrastructureOrExit(config)
  stopOnSignals(await startService(config, opened).catch(exitWithSentence))
}

if (import.meta.main) await runService()
