import { freePort, type PostgresServer } from '#test/servers/postgres-server.ts'
import { startReplica } from '#test/servers/postgres-replica.ts'
import { openDatasetDatabase, runStatements } from '#loadtests/dataset/dataset-database.ts'
import {
  type SpawnedProcess,
  spawnNode,
  type ServiceProcess,
  spawnService,
  startScript
} from '#test/servers/service-process.ts'
import { type ReverseProxy, startNginx } from './nginx.ts'

export interface Cluster {
  proxy: ReverseProxy
  /** The address of the primary database. */
  database: string
  replica: PostgresServer
  /** Each restarts at the same address. */
  apis: ApiProcess[]
  /** All transactions of the replica so far. */
  countReplicaTransactions(): Promise<number>
  stop(): Promise<void>
}

export interface ApiProcess {
  start(): Promise<void>
  stop(signal: NodeJS.Signals): Promise<void>
}

/** A primary with a streaming replica, two API processes, two workers, and nginx before them. */
export async function startCluster(jobs: number): Promise<Cluster> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne()
  }
  try {
    return { ...(await assemble(jobs, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function assemble(
  jobs: number,
  stops: (() => Promise<unknown>)[]
): Promise<Omit<Cluster, 'stop'>> {
  const settings = { wal_keep_size: '1GB', shared_buffers: '512MB' }
  const { env, postgres } = await openDatasetDatabase({
    jobs,
    folder: '.loadtest/cluster',
    settings
  })
  stops.push(postgres.stop)
  const replica = await startReplica(postgres, { durable: true, settings })
  stops.push(replica.stop)
  const readUrl = replica.url.replace(/postgres$/, 'run')
  const ports = [await freePort(), await freePort()]
  const proxy = await startNginx(ports)
  stops.push(proxy.stop)
  const serviceEnv = { ...env, DATABASE_READ_URL: readUrl, APP_ORIGIN: proxy.url }
  const apis = ports.map(port =>
    createApiProcess({ ...serviceEnv, TRUSTED_PROXIES: '127.0.0.1/32' }, port)
  )
  for (const api of apis) {
    await api.start()
    stops.push(() => api.stop('SIGTERM'))
  }
  for (const { kill } of [startWorker(serviceEnv), startWorker(serviceEnv)])
    stops.push(() => kill('SIGTERM'))
  const database = env.DATABASE_URL
  return {
    proxy,
    database,
    replica,
    apis,
    countReplicaTransactions: () => countTransactions(replica.url)
  }
}

function createApiProcess(env: Record<string, string>, port: number): ApiProcess {
  let running: ServiceProcess | undefined
  return {
    start: async () => {
      running = await spawnService({ ...env, ROLE: 'api', PORT: String(port), LOG_LEVEL: 'error' })
    },
    stop: async signal => {
      await running?.kill(signal)
    }
  }
}

function startWorker(env: Record<string, string>): SpawnedProcess {
  return spawnNode(startScript, { ...env, ROLE: 'worker', LOG_LEVEL: 'error' })
}

async function countTransactions(url: string): Promise<number> {
  const [row] = await runStatements(
    url,
    `SELECT xact_commit AS n FROM pg_stat_database WHERE datname = 'run'`
  ).catch(() => [])
  return Number(row?.['n'] ?? 0)
}
