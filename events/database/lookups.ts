import { isDeadline, isUnavailable } from './unavailable.ts'

type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

interface Lookups {
  query: Query
}

/** Runs work with a connection that writes everything sent at once together. */
type WithConnection = (work: (connection: Lookups) => Promise<void>) => Promise<void>

interface Lookup {
  /** Rejects as the lookup itself does. */
  send(query: Query): Promise<void>
  reject(error: unknown): void
}

/** Batches in progress at once: further lookups wait until one of them ends, and are then sent together. */
const maxBatches = 2

/**
 * Sends lookups in batches. One that fails harms no other, unless the connection is lost: then those that wait fail too,
 * so that none waits longer than the deadline of a statement.
 */
export function createLookups(withConnection: WithConnection): Lookups {
  let waiting: Lookup[] = []
  let batches = 0
  let isConnecting = false

  async function sendWaiting(connection: Lookups): Promise<void> {
    const batch = waiting
    waiting = []
    isConnecting = false
    const results = await Promise.allSettled(batch.map(({ send }) => send(connection.query)))
    for (const result of results)
      if (result.status === 'rejected' && isConnectionLost(result.reason)) throw result.reason
  }

  async function runBatches(): Promise<void> {
    if (isConnecting || batches === maxBatches || !waiting.length) return
    isConnecting = true
    batches++
    try {
      await withConnection(sendWaiting)
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error)
      isConnecting = false
    }
    batches--
    void runBatches()
  }

  return {
    query: <Row extends object>(text: string, values?: readonly unknown[]) =>
      new Promise<Row[]>((resolve, reject) => {
        const send = async (query: Query) => {
          const sent = query<Row>(text, values)
          sent.then(resolve, reject)
          await sent
        }
        waiting.push({ send, reject })
        void runBatches()
      })
  }
}

function isConnectionLost(error: unknown): boolean {
  return isUnavailable(error) && !isDeadline(error)
}
