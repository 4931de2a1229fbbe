import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '#events/database/postgres.ts'
import type { PostgresServer } from '#test/servers/postgres-server.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { checkInvariants, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectAtLeast, expectNone, expectWithin } from './harness/check.ts'
import { percentile } from '#loadtests/bench/measure.ts'
import { startWorkload } from './harness/workload.ts'
import { createRounds } from './harness/rounds.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'
import { waitUntil, waitUntilReady } from './harness/wait-until.ts'

/** Kills in turn the server and one of its sessions; either makes it recover. */
export const killPostgres: Experiment = {
  fault: 'kill -9 of PostgreSQL',
  async run(environment) {
    const { postgres, createDatabase } = await environment.startOwnPostgres()
    const env = await createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    const history = environment.createHistory('kill-postgres')
    const rounds = createRounds(environment, 20, 50)
    const times: number[] = []
    await service.start()
    const load = await startWorkload({ clients: createClientFactory(service.url), history })
    for (const round of rounds.all()) {
      await setTimeout(300 + Math.random() * 500)
      await (round % 2 ? killSession(postgres, env['DATABASE_URL'] ?? '') : killServer(postgres))
      times.push(await waitUntilReady(service.url))
    }
    await setTimeout(500)
    const isRunning = service.isRunning()
    await load.stop()
    await service.stop('SIGTERM')
    const wrong = history.operations.filter(({ status = 0 }) => status >= 500 && status !== 503)
    return [
      expectAtLeast('kills', times.length, rounds.least),
      expectNone('API processes that ended', isRunning ? [] : ['the API']),
      expectNone(
        'responses of 5xx but 503',
        wrong.map(({ type, status }) => `${type} ${status}`)
      ),
      expectWithin('ready after the server accepts (p95)', percentile(times, 0.95), 1_000),
      service.checkErrorLog(),
      ...(await withDataAccess(env, tools => checkInvariants(tools, history)))
    ]
  }
}

async function killServer(postgres: PostgresServer): Promise<void> {
  const ended = new Promise(resolve => postgres.process.once('exit', resolve))
  postgres.process.kill('SIGKILL')
  await ended
  await restartServer(postgres)
}

/** Retries, as locks of the killed server remain for a moment. */
async function restartServer(postgres: PostgresServer): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await postgres.start()
    } catch (error) {
      if (attempt === 50) throw error
      await setTimeout(100)
    }
  }
}

async function killSession(postgres: PostgresServer, url: string): Promise<void> {
  const db = openPostgres(url, 1)
  const [session] = await db.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1`
  )
  await db.close()
  if (session) process.kill(session.pid, 'SIGKILL')
  await waitUntilAccepting(postgres)
}

async function waitUntilAccepting({ url }: PostgresServer): Promise<void> {
  await setTimeout(50)
  await waitUntil('the server accepts', async () => {
    const db = openPostgres(url, 1)
    const result = await db.query('SELECT').catch(() => undefined)
    await db.close()
    return result !== undefined
  })
}
