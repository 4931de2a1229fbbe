import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

export interface Phase {
  name: string
  seconds: number
  /** What is done to the cluster while the load goes on. */
  injectFault(cluster: Cluster): Promise<void>
}

const second = 1_000
const noFault = async () => {}

/** What must not keep visitors from being served. */
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
        // The proxy asks a process that was away again after two seconds.
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
