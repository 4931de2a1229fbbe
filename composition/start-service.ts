import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#events/database/database.ts'
import type { DirectoryLock } from '#events/database/directory-lock.ts'
import { retryWhileUnavailable } from '#events/database/retry-while-unavailable.ts'
import { ConnectionFailed, isReadOnly, UnusableDatabase } from '#events/database/unavailable.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { completePlace } from '#events/places/complete-place.ts'
import { createPendingDatabase } from '#events/database/pending-database.ts'
import { createApp } from '#services/app.ts'
import { requireErasuresApplied } from '#services/account-archive/erasure-list.ts'
import type { Dependencies } from '#services/board.ts'
import { watchClock } from '#services/clock/clock.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { createObjectStorage, ObjectStorageRefused } from '#services/pictures/object-storage.ts'
import type { Config } from '#services/platform/config/config.ts'
import { createShutdown, type Shutdown } from '#services/platform/config/shutdown.ts'
import { createConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import { createLoadShedder } from '#services/platform/http/limits/load-shedding.ts'
import { readFromPrimary } from '#services/platform/http/responses/read-your-writes.ts'
import { securityHeaders } from '#services/platform/http/responses/security-headers.ts'
import { listen, type RunningServer } from '#services/platform/http/server/server.ts'
import { createLogger, type Logger, prettyStream } from '#services/platform/observability/logger.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import { startFlushing } from '#services/platform/http/server/start-flushing.ts'
import type { DataAccess, Infrastructure } from '#services/platform/config/open-infrastructure.ts'
import { watchReplica } from '#services/platform/http/responses/read-replica.ts'
import { composeBoard } from './compose-board.ts'
import { createDependencies, loadWorkers } from './dependencies.ts'
import { migrateDatabase } from './migrate-database.ts'
import { followLog, loadIndexes } from './search-indexes.ts'

/** Milliseconds after which the renderers and the names of places are loaded: neither a start nor the first visitor is slower for it. */
const loadRestAfter = 1_000

/** Milliseconds after which a process is ready without the index of the search, which its searches then wait for. */
const longestWarmUp = 30_000

export interface RunningService {
  /** Resolves once the workers run, which is after it is ready; rejects when the start is refused. */
  started: Promise<void>
  /** Stops everything. */
  stop(): Promise<void>
}

/** Lets the command line run its commands inside the process that has locked the embedded database. */
export type StartIpc = (tools: DataAccess, lock: DirectoryLock) => Promise<() => Promise<void>>

/** Listens before the database is there, so that static pages are always served. */
export async function startService(
  config: Config,
  opened: Infrastructure,
  startIpc: StartIpc
): Promise<RunningService> {
  const shutdown = createShutdown()
  let isWarmedUp = false
  const { db, open } = createPendingDatabase(opened.tools.db)
  const replicaDb = config.databaseReadUrl
    ? openPostgres(config.databaseReadUrl, config.databasePool)
    : undefined
  const replica = replicaDb && watchReplica(db, replicaDb)
  const dependencies = await createDependencies(
    { ...opened.tools, db },
    {
      replicaRead: replica?.read ?? readFromPrimary(db),
      site: config.role === 'worker' ? undefined : loadBuiltSite(config),
      log: createLogger(config.logLevel, await prettyStream(config, process.stdout.isTTY)),
      metrics: config.metricsToken ? await loadMetrics(db) : undefined,
      isShuttingDown: () => shutdown.signal.aborted,
      isWarmedUp: () => isWarmedUp
    }
  )
  const { live, log, searchCounter, viewCounter } = dependencies
  let port: number | undefined
  if (config.role !== 'worker') {
    const server = await startServer(dependencies)
    port = server.port
    const warn = (err: unknown) => log.warn({ err }, 'counts were not stored')
    const stopFlushing = startFlushing([searchCounter, viewCounter], warn)
    await shutdown.start(
      async () => () => Promise.all([server.close(), live.close(), stopFlushing()])
    )
    setTimeout(() => void loadRest(dependencies), loadRestAfter).unref()
  }
  const openAndWarmUp = async () => {
    open()
    const warn = (err: unknown) => log.warn({ err }, 'the search is loaded by its first request')
    await Promise.race([loadIndexes(db).catch(warn), delay(longestWarmUp, null, { ref: false })])
    isWarmedUp = true
    if (port !== undefined) printAddresses(config, opened, port)
  }
  const follow = () =>
    followLog(db, replicaDb, err => log.warn({ err }, 'the search did not follow the log'))
  const started = prepare(dependencies, { opened, open: openAndWarmUp, follow, shutdown, startIpc })
  return {
    started: started.catch(error => {
      if (!shutdown.signal.aborted) throw error
    }),
    stop: async () => {
      await shutdown.stop()
      await replica?.close()
      await opened.close()
    }
  }
}

interface Preparation {
  opened: Infrastructure
  open(): Promise<void>
  /** Starts to follow the log; returns how to stop. */
  follow(): Promise<() => Promise<void>>
  shutdown: Shutdown
  startIpc: StartIpc
}

/** Migrates, opens the database to requests, then starts the workers; waits while the database is unavailable. */
async function prepare(
  dependencies: Dependencies,
  { opened, open, follow, shutdown, startIpc }: Preparation
) {
  const { config, log } = dependencies
  const { db, vault } = opened.tools
  const retrying = {
    signal: shutdown.signal,
    onUnavailable: (err: unknown) => {
      if (err instanceof UnusableDatabase) throw err
      logUnavailable(log, err)
    }
  }
  const unreadable = await retryWhileUnavailable(() => migrateDatabase(db, vault), retrying)
  if (unreadable.length) log.error({ positions: unreadable }, 'events that no key decrypts')
  await retryWhileUnavailable(() => requireErasuresApplied({ db, config }), retrying)
  const { lock } = opened
  if (lock) await shutdown.start(() => startIpc(opened.tools, lock))
  await checkPictureStorage(dependencies)
  await open()
  await shutdown.start(() => retryWhileUnavailable(follow, retrying))
  await shutdown.start(() => watchClock(dependencies))
  const startWorkers = async () => (await loadWorkers()).startWorkers(dependencies)
  if (config.role !== 'api') {
    await shutdown.start(() => retryWhileUnavailable(startWorkers, retrying))
  }
}

/** Throws ObjectStorageRefused; one that does not answer yet is waited for by the requests that need it. */
async function checkPictureStorage({ config, log }: Dependencies): Promise<void> {
  if (!config.s3Url) return
  await createObjectStorage(config.s3Url)
    .check()
    .catch((err: unknown) => {
      if (err instanceof ObjectStorageRefused) throw err
      log.error({ err }, 'the object storage of pictures failed')
    })
}

function logUnavailable(log: Logger, err: unknown): void {
  const isPermanent = err instanceof ConnectionFailed && err.isPermanent
  if (isPermanent) log.error({ err }, 'no connection to the database until a setting is changed')
  else if (isReadOnly(err)) log.error({ err }, 'the database is read-only, and takes no writes')
  else log.warn({ err }, 'waiting for the database')
}

/** The server behind its load shedder, whose refusals are counted too. */
function startServer(dependencies: Dependencies): Promise<RunningServer> {
  const { config, metrics } = dependencies
  const board = composeBoard(dependencies, createConcurrencyLimit())
  const headers = securityHeaders(config)
  const shedder = createLoadShedder({
    isFull: board.concurrencyLimit.isFull,
    isCached: board.caching.isCached,
    headers,
    onRefused: method => metrics?.observeRequest('none', method, 503, 0)
  })
  return listen(createApp(board), config.host, config.port, shedder, headers)
}

/** One part after the other, so that requests are answered between them. */
async function loadRest({ site }: Dependencies): Promise<void> {
  for (const { render } of Object.values(site?.languages ?? {})) {
    render()
    await setImmediate()
  }
  completePlace('a')
}

/** Loaded only when configured: it takes 16 MB of memory. */
async function loadMetrics(db: Database): Promise<Metrics> {
  const { createMetrics } = await import('#services/platform/observability/metrics.ts')
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
