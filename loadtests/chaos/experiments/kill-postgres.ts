import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '#events/database/postgres.ts'
import type { RealPostgres } from '#test/postgres-server.ts'
import { doorOf } from '#test/http-client.ts'
import { examine, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { atLeast, none, percentile, within } from '#loadtests/chaos/checks/check.ts'
import { startLoad } from '#loadtests/chaos/workload/workload.ts'
import { roundsOf } from '#loadtests/chaos/environment/rounds.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'
import { until, untilReady } from '#loadtests/chaos/environment/wait-until.ts'

/** The server dies by turns as a whole, and as one of its sessions, which makes it recover all the same. */
export const killPostgres: Drill = {
  fault: 'kill -9 of PostgreSQL',
  async run(stage) {
    const { postgres, freshBoard } = await stage.ownServer()
    const env = await freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    const history = stage.history('kill-postgres')
    const rounds = roundsOf(stage, 20, 50)
    const times: number[] = []
    await service.start()
    const load = await startLoad({ door: doorOf(service.url), history })
    for (const round of rounds.all()) {
      await setTimeout(300 + Math.random() * 500)
      await (round % 2 ? killSession(postgres, env['DATABASE_URL'] ?? '') : killServer(postgres))
      times.push(await untilReady(service.url))
    }
    await setTimeout(500)
    const survives = service.isRunning()
    await load.stop()
    await service.end('SIGTERM')
    const wrong = history.operations.filter(({ status = 0 }) => status >= 500 && status !== 503)
    return [
      atLeast('kills', times.length, rounds.least),
      none('API processes that ended with it', survives ? [] : ['the API']),
      none(
        'answers of 5xx but 503',
        wrong.map(({ type, status }) => `${type} ${status}`)
      ),
      within(
        'ready after the server accepts (p95)',
        percentile(times, 0.95),
        1_000 * stage.patience
      ),
      service.complaints(),
      ...(await withData(env, tools => examine(tools, history)))
    ]
  }
}

async function killServer(postgres: RealPostgres): Promise<void> {
  const ended = new Promise(resolve => postgres.process.once('exit', resolve))
  postgres.process.kill('SIGKILL')
  await ended
  await revive(postgres)
}

/** What the dead server left behind stands in the way for a moment. */
async function revive(postgres: RealPostgres): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await postgres.start()
    } catch (error) {
      if (attempt === 50) throw error
      await setTimeout(100)
    }
  }
}

async function killSession(postgres: RealPostgres, url: string): Promise<void> {
  const db = openPostgres(url, 1)
  const [session] = await db.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1`
  )
  await db.close()
  if (session) process.kill(session.pid, 'SIGKILL')
  await accepting(postgres)
}

async function accepting({ url }: RealPostgres): Promise<void> {
  await setTimeout(50)
  await until('the server accepts', async () => {
    const db = openPostgres(url, 1)
    const answer = await db.query('SELECT').catch(() => undefined)
    await db.close()
    return answer !== undefined
  })
}
