import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { retryDeadLetter, startWorkers } from '#workers/index.ts'
import { createApp } from './app.ts'
import type { Config } from './platform/config/config.ts'
import { createDoor } from './platform/http/load-shedding.ts'
import type { Tools } from './platform/http/app-env.ts'
import { configOrExit } from './platform/config/load-config.ts'
import { securityHeaders } from './platform/http/request-guards.ts'
import { createLogger, linesForPeople } from './platform/observability/logger.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { openGeo } from './ip-location/geo.ts'
import { type Opened, open } from './platform/startup/open-infrastructure.ts'
import { countSearches, keepCounting } from './operator-dashboard/search-counter.ts'
import { serveOperator } from './cli/ipc.ts'
import { openSite } from './pages/load-built-site.ts'
import { createPasswords } from './auth/passwords.ts'
import { prepareWhenThere } from './platform/startup/migrate.ts'
import { followReplica } from './platform/startup/read-replica.ts'
import { createRoom } from './platform/http/concurrency-limit.ts'
import { searchesOf } from './platform/http/read-your-writes.ts'
import { listen, type Listening } from './platform/http/server.ts'
import { createThrottle, unlimited } from './platform/http/rate-limit.ts'

/** The one place where everything is put together. The answer stops it all. */
export async function main(config: Config, opened: Opened): Promise<() => Promise<void>> {
  let isLeaving = false
  const log = createLogger(config.logLevel, await linesForPeople(config, process.stdout.isTTY))
  const { db, secret } = opened.tools
  const replica = config.databaseReadUrl
    ? followReplica(db, openPostgres(config.databaseReadUrl))
    : undefined
  const tools: Tools = {
    ...opened.tools,
    searches: replica?.searches ?? searchesOf(db),
    throttle: config.limits ? createThrottle(db, config.limits, secret) : unlimited,
    passwords: createPasswords(),
    geo: await openGeo(config),
    site: config.role === 'worker' ? undefined : await openSite(config),
    log,
    metrics: config.metricsToken ? await openMetrics(db) : undefined,
    searchCount: countSearches(db, opened.tools.now),
    retryParked: (follower, position) => retryDeadLetter(opened.tools, follower, position),
    leaving: () => isLeaving
  }
  await prepareWhenThere(tools)
  const stops: (() => Promise<void>)[] = []
  if (config.role !== 'worker') {
    const { port, close } = await openHouse(tools)
    stops.push(close, keepCounting(tools.searchCount, log))
    announce(config, opened, port)
  }
  if (config.role !== 'api') stops.push(await startWorkers(tools))
  if (opened.lock) stops.push(await serveOperator(tools, opened.lock))
  return async () => {
    isLeaving = true
    await Promise.all(stops.map(stop => stop()))
    await replica?.close()
    await opened.close()
  }
}

/** The service behind its door; what the door refuses is counted too. */
function openHouse(tools: Tools): Promise<Listening> {
  const { config, metrics } = tools
  const room = createRoom()
  const door = createDoor(room, securityHeaders(config.appOrigin), method =>
    metrics?.answered('none', method, 503, 0)
  )
  return listen(createApp(tools, room), config.host, config.port, door)
}

/** Loaded only where it is wanted: it takes 16 MB of memory. */
async function openMetrics(db: Database): Promise<Metrics> {
  const { createMetrics } = await import('./platform/observability/metrics.ts')
  return createMetrics(db)
}

function announce({ host, dataDir, databaseUrl }: Config, { secretsMadeIn }: Opened, port: number) {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  console.log(`Ramal está en http://${shown}:${port}`)
  if (secretsMadeIn) console.log(`Secretos nuevos, guárdalos bien: ${secretsMadeIn}`)
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

export async function openOrExit(config: Config): Promise<Opened> {
  return open(config).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}

/** Of the process's own environment, until it is asked to stop. */
export async function run(): Promise<void> {
  const config = configOrExit()
  stopOnSignals(await main(config, await openOrExit(config)))
}

if (import.meta.main) await run()
