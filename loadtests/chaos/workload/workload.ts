import { setTimeout } from 'node:timers/promises'
import { signUp } from '#test/api-fixtures.ts'
import { pickFrom, createRandom } from '#test/seeded-random.ts'
import type { ClientFactory } from '#test/http-client.ts'
import { applicantActions } from './applicant-actions.ts'
import type { WriterAction, SharedState } from './actions.ts'
import { employerActions } from './employer-actions.ts'
import type { OperationHistory } from './history.ts'
import { createWriter, type Writer } from './writer.ts'

export interface Workload {
  /** Lets everybody finish what they are at. */
  stop(): Promise<void>
}

export interface WorkloadOptions {
  clients: ClientFactory
  history: OperationHistory
  retries?: boolean
  /** So that a second load on the same board has marks of its own. */
  firstWriter?: number
}

export const writerCount = 12

/** Twelve people who write as quickly as they are answered, half of them employers. */
export async function startWorkload(options: WorkloadOptions): Promise<Workload> {
  const { clients, history, retries = true, firstWriter = 0 } = options
  const scene: SharedState = { jobIds: [] }
  const work: Promise<void>[] = []
  let over = false
  for (let nth = 0; nth < writerCount; nth++) {
    const person = await signUp(clients, nth % 2 ? 'applicant' : 'employer')
    const general = { visitor: person, history, repeats: retries, isOver: () => over }
    const writer = createWriter(firstWriter + nth, general)
    const applicant = {
      ...writer,
      id: person.id,
      username: person.username,
      guest: clients.createClient
    }
    work.push(
      nth % 2
        ? runWriter(applicant, applicantActions, scene)
        : runWriter({ ...writer, own: [] }, employerActions, scene)
    )
  }
  return {
    async stop() {
      over = true
      await Promise.all(work)
    }
  }
}

async function runWriter<W extends Writer>(
  writer: W,
  deeds: readonly WriterAction<W>[],
  scene: SharedState
) {
  const next = createRandom(writer.number)
  while (!writer.isOver()) {
    await pickFrom(next, deeds)(writer, scene, next())
    await setTimeout(1)
  }
}
