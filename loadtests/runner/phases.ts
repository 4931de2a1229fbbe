import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

export interface Phase {
  name: string
  seconds: number
  /** Runs during the load. */
  injectFault(cluster: Cluster): Promise<void>
}

const second = 1_000
const noFault = async () => {}

/** Faults under which requests must still be served. */
export const phases: Phase[] = [
  { name: 'calm', seconds: 40, injectFault: noFault },
  {
    name: 'one API process killed (-9), back after 15 s',
    seconds: 40,
    injectFault: async ({ apis: [api] }) => {
      await api?.stop('SIGKILL')
      await setTimeout(15 * second)
      await api?.start()
    }
  },
  {
    name: 'rolling restart of both API processes',
    seconds: 40,
    injectFault: async ({ apis }) => {
      for (const api of apis) {
        await api.stop('SIGTERM')
        await api.start()
        // The proxy retries a failed process after two seconds.
        await setTimeout(4 * second)
      }
    }
  },
  {
    name: 'replica stopped, back after 15 s',
    seconds: 40,
    injectFault: async ({ replica }) => {
      replica.process.kill('SIGQUIT')
      await once(replica.process, 'exit')
      await setTimeout(15 * second)
      await replica.start()
    }
  },
  { name: 'calm again', seconds: 40, injectFault: noFault }
]
