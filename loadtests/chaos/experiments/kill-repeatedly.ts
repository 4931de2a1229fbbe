import { setTimeout } from 'node:timers/promises'
import { doorOf } from '#test/http-client.ts'
import { examine, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { atLeast, type Finding, percentile, within } from '#loadtests/chaos/checks/check.ts'
import type { History } from '#loadtests/chaos/workload/history.ts'
import { startLoad } from '#loadtests/chaos/workload/workload.ts'
import type { Rounds } from '#loadtests/chaos/environment/rounds.ts'
import type { Service } from '#loadtests/chaos/environment/service.ts'

interface Killing {
  service: Service
  /** Where its data are. */
  env: Record<string, string>
  history: History
  rounds: Rounds
  /** What the load gets done between two kills: the first number, and up to the second more. In ms. */
  pause: readonly [number, number]
  /** In ms. */
  readyWithin: number
}

/** Ends a service that is up in the middle of everything, again and again, and looks at what it leaves. */
export async function killAgain(killing: Killing): Promise<Finding[]> {
  const { service, env, history, rounds, pause, readyWithin } = killing
  const times: number[] = []
  const load = await startLoad({ door: doorOf(service.url), history })
  for (const _ of rounds.all()) {
    await setTimeout(pause[0] + Math.random() * pause[1])
    await service.end('SIGKILL')
    times.push(await service.start())
  }
  await setTimeout(500)
  await load.stop()
  await service.end('SIGTERM')
  return [
    atLeast('kills', times.length, rounds.least),
    within('ready again (p95)', percentile(times, 0.95), readyWithin),
    service.complaints(),
    ...(await withData(env, tools => examine(tools, history)))
  ]
}
