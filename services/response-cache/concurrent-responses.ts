import type { CachedResponse } from './cached-response.ts'
import type { LogState } from './read-table-changes.ts'

interface PendingResponse {
  state: LogState
  /** Undefined when the response cannot be shared. */
  response: Promise<CachedResponse | undefined>
}

/** Responses that are being made, so that concurrent requests of one address wait for one of them. */
export class ConcurrentResponses {
  readonly #pending = new Map<string, PendingResponse>()

  find(address: string): PendingResponse | undefined {
    return this.#pending.get(address)
  }

  /** Makes a response of the read tables at that state, for all who ask meanwhile; undefined where it cannot be shared. */
  async make(
    address: string,
    state: LogState,
    make: () => Promise<CachedResponse | undefined>
  ): Promise<CachedResponse | undefined> {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>()
    const pending = { state, response: promise }
    this.#pending.set(address, pending)
    try {
      const made = await make()
      resolve(made)
      return made
    } finally {
      resolve(undefined)
      if (this.#pending.get(address) === pending) this.#pending.delete(address)
    }
  }
}
