import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '#events/database/postgres.ts'
import type { PostgresServer } from '#test/postgres-server.ts'
import { createClientFactory } from '#test/http-client.ts'
import { checkInvariants, withDataAccess } from './workload/check-invariants.ts'
import { expectAtLeast, expectNone, percentile, expectWithin } from './workload/check.ts'
import { startWorkload } from './workload/workload.ts'
import { createRounds } from './environment/rounds.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'
import { waitUntil, waitUntilReady } from './environment/wait-until.ts'

/** The server dies by turns as a whole, and as one of its sessions, which makes it recover all the same. */
export const killPostgres: Experiment = {
  fault: 'kill -9 of PostgreSQL',
  async run(stage) {
    const { postgres, createDatabase } = await stage.startOwnPostgres()
    const env = await createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    const history = stage.createHistory('kill-postgres')
    const rounds = createRounds(stage, 20, 50)
    const times: number[] = []
    await service.start()
    const load = await startWorkload({ clients: createClientFactory(service.url), history })
    for (const round of rounds.all()) {
      await setTimeout(300 + Math.random() * 500)
      await (round % 2 ? killSession(postgres, env['DATABASE_URL'] ?? '') : killServer(postgres))
      times.push(await waitUntilReady(service.url))
    }
    await setTimeout(500)
    const survives = service.isRunning()
    await load.stop()
    await service.stop('SIGTERM')
    const wrong = history.operations.filter(({ status = 0 }) => status >= 500 && status !== 503)
    return [
      expectAtLeast('kills', times.length, rounds.least),
      expectNone('API processes that ended with it', survives ? [] : ['the API']),
      expectNone(
        'answers of 5xx but 503',
        wrong.map(({ type, status }) => `${type} ${status}`)
      ),
      expectWithin(
        'ready after the server accepts (p95)',
        percentile(times, 0.95),
        1_000 * stage.timeLimitFactor
      ),
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

/** What the dead server left behind stands in the way for a moment. */
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
    const answer = await db.query('SELECT').catch(() => undefined)
    await db.close()
    return answer !== undefined
  })
}
