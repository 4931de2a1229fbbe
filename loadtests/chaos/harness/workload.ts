import { setTimeout } from 'node:timers/promises'
import { type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import type { ClientFactory } from '#test/board/http-client.ts'
import { applicantActions } from './applicant-actions.ts'
import type { WriterAction, SharedState } from './actions.ts'
import { employerActions } from './employer-actions.ts'
import type { OperationHistory } from './history.ts'
import { createWriter, type Writer } from './writer.ts'

export interface Workload {
  /** Waits until every writer has finished its action. */
  stop(): Promise<void>
}

export interface WorkloadOptions {
  clients: ClientFactory
  history: OperationHistory
  retries?: boolean
  /** Gives a second workload on the same board its own correlation ids. */
  firstWriter?: number
}

export const writerCount = 12

/** Twelve writers, half of them employers, each sending as soon as it has a response. */
export async function startWorkload(options: WorkloadOptions): Promise<Workload> {
  const { clients, history, retries = true, firstWriter = 0 } = options
  const state: SharedState = { jobIds: [], recentJobIds: [] }
  const work: Promise<void>[] = []
  let isStopped = false
  for (let index = 0; index < writerCount; index++) {
    const client = await signUpOnceServed(clients, index % 2 ? 'applicant' : 'employer')
    const general = { client, history, retries, isStopped: () => isStopped }
    const writer = createWriter(firstWriter + index, general)
    const { id, username } = client
    const applicant = { ...writer, id, username, guest: clients.createClient }
    const employer = { ...writer, id, hasConfirmed: false, jobs: [] }
    work.push(
      index % 2
        ? runWriter(applicant, applicantActions, state)
        : runWriter(employer, employerActions, state)
    )
  }
  return {
    async stop() {
      isStopped = true
      await Promise.all(work)
    }
  }
}

async function runWriter<W extends Writer>(
  writer: W,
  actions: readonly WriterAction<W>[],
  state: SharedState
) {
  const random = new SeededRandom(writer.number, 'writer', 0)
  while (!writer.isStopped()) {
    await random.pick(actions)(writer, state, random.next())
    await setTimeout(1)
  }
}

/** On a slow machine the service is busy with its start, and sheds the first registrations. */
async function signUpOnceServed(
  clients: ClientFactory,
  userType: 'applicant' | 'employer'
): Promise<SignedInClient> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await signUp(clients, userType)
    } catch (error) {
      if (attempt === 20 || !String(error).includes('503')) throw error
      await setTimeout(500)
    }
  }
}
