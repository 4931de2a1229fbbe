import { setTimeout } from 'node:timers/promises'
import { createClientFactory } from '#test/board/http-client.ts'
import { checkInvariants, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectAtLeast, type Check, expectWithin } from './harness/check.ts'
import { percentile } from '#loadtests/bench/measure.ts'
import type { OperationHistory } from './harness/history.ts'
import { startWorkload } from './harness/workload.ts'
import type { Rounds } from './harness/rounds.ts'
import type { RestartableService } from './harness/service.ts'

interface KillOptions {
  service: RestartableService
  /** Locates its database. */
  env: Record<string, string>
  history: OperationHistory
  rounds: Rounds
  /** Milliseconds between two kills: the first number, and up to the second more. */
  pause: readonly [number, number]
  /** Milliseconds. */
  readyWithin: number
}

/** Kills a running service under load again and again, then checks its log and read tables. */
export async function killRepeatedly(options: KillOptions): Promise<Check[]> {
  const { service, env, history, rounds, pause, readyWithin } = options
  const times: number[] = []
  const load = await startWorkload({ clients: createClientFactory(service.url), history })
  for (const _ of rounds.all()) {
    await setTimeout(pause[0] + Math.random() * pause[1])
    await service.stop('SIGKILL')
    times.push(await service.start())
  }
  await setTimeout(500)
  await load.stop()
  await service.stop('SIGTERM')
  return [
    expectAtLeast('kills', times.length, rounds.least),
    expectWithin('ready again (p95)', percentile(times, 0.95), readyWithin),
    service.checkErrorLog(),
    ...(await withDataAccess(env, tools => checkInvariants(tools, history)))
  ]
}
