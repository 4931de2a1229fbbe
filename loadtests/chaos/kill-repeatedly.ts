import { setTimeout } from 'node:timers/promises'
import { createClientFactory } from '#test/http-client.ts'
import { checkInvariants, withDataAccess } from './workload/check-invariants.ts'
import { expectAtLeast, type Check, percentile, expectWithin } from './workload/check.ts'
import type { OperationHistory } from './workload/history.ts'
import { startWorkload } from './workload/workload.ts'
import type { Rounds } from './environment/rounds.ts'
import type { RestartableService } from './environment/service.ts'

interface KillOptions {
  service: RestartableService
  /** Where its data are. */
  env: Record<string, string>
  history: OperationHistory
  rounds: Rounds
  /** What the load gets done between two kills: the first number, and up to the second more. In ms. */
  pause: readonly [number, number]
  /** In ms. */
  readyWithin: number
}

/** Ends a service that is up in the middle of everything, again and again, and looks at what it leaves. */
export async function killRepeatedly(killing: KillOptions): Promise<Check[]> {
  const { service, env, history, rounds, pause, readyWithin } = killing
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
