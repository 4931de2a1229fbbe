import { Worker } from 'node:worker_threads'

export interface ThreadOptions {
  /** The folder of the database; without one it lives in memory. */
  directory?: string
  /** A result of `dump`, to start from instead of an empty database. */
  from?: Blob
}

/** Messages of PostgreSQL's protocol, or a command. */
export type ThreadRequest = Uint8Array | 'dump' | 'close'

/** PGlite in a thread of its own: a slow statement stops neither timers nor other requests. */
export interface PgliteThread {
  /** Executes messages of PostgreSQL's protocol; resolves to the response. Batches are executed in order. */
  execute(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  dump(): Promise<Blob>
  /** Ends the thread at once, in the middle of a statement too. */
  terminate(): void
  /** Ends the thread once the database is closed. */
  close(): Promise<void>
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<unknown>
}

/** The thread has ended, and with it the statement; see `isUnavailable`. */
export class ThreadEnded extends Error {
  readonly code = 'ECONNRESET'
}

const closeTimeoutMs = 5_000

/** Starts a thread and opens the database in it. The directory must be locked. */
export async function startPgliteThread(options: ThreadOptions): Promise<PgliteThread> {
  const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), { workerData: options })
  const unanswered: PromiseWithResolvers<unknown>[] = []
  let failure: unknown = new ThreadEnded('the thread of the embedded database has ended')
  worker.on('message', reply => unanswered.shift()?.resolve(reply))
  worker.on('error', error => {
    failure = error
  })
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  void ended.then(() => {
    for (const { reject } of unanswered) reject(failure)
  })

  /** A thread answers each request once, in order. */
  function nextReply<T>(): Promise<T> {
    const reply = Promise.withResolvers<T>()
    unanswered.push(reply as PromiseWithResolvers<unknown>)
    return reply.promise
  }

  await nextReply<'opened'>()
  return {
    execute: messages => {
      worker.postMessage(messages, [messages.buffer])
      return nextReply()
    },
    dump: () => {
      worker.postMessage('dump')
      return nextReply()
    },
    terminate: () => void worker.terminate(),
    close: async () => {
      worker.postMessage('close')
      const timer = setTimeout(() => worker.terminate(), closeTimeoutMs)
      await ended
      clearTimeout(timer)
    },
    ended
  }
}
