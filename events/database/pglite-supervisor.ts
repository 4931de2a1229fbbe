import { setTimeout } from 'node:timers/promises'
import { makePrivate } from './private-directory.ts'
import { type PgliteThread, startPgliteThread, type ThreadOptions } from './pglite-thread.ts'

/** Keeps the thread of an embedded database running while the database is open. */
export interface PgliteSupervisor {
  /** Undefined while the database is being opened again. */
  thread(): PgliteThread | undefined
  /** A thread that ends from now on is not replaced. */
  stopReopening(): void
  close(): Promise<void>
}

const reopenDelayMs = 1_000

/**
 * Opens the database. When its thread ends, as it does at a deadline, another one opens the directory again, and
 * `onReopened` is called; a database in memory is lost with its thread.
 */
export async function supervisePglite(
  { directory, from }: ThreadOptions,
  onReopened: () => void
): Promise<PgliteSupervisor> {
  let thread: PgliteThread | undefined
  let isClosed = false
  let reopening: Promise<void> | undefined

  async function open(options: ThreadOptions): Promise<void> {
    if (directory) makePrivate(directory)
    thread = await startPgliteThread(options)
    // PGlite lets everybody write the files of a new database.
    if (directory) makePrivate(directory)
    void thread.ended.then(() => {
      thread = undefined
      if (directory && !isClosed) reopening = reopen({ directory })
    })
  }

  async function reopen(options: ThreadOptions): Promise<void> {
    while (!isClosed) {
      try {
        await open(options)
        return onReopened()
      } catch {
        await setTimeout(reopenDelayMs)
      }
    }
  }

  await open({ ...(directory && { directory }), ...(from && { from }) })
  return {
    thread: () => thread,
    stopReopening: () => {
      isClosed = true
    },
    close: async () => {
      await reopening
      await thread?.close()
    }
  }
}
