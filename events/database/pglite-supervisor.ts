import { setTimeout } from 'node:timers/promises'
import { mendFolder, toUnusable } from './embedded-folder.ts'
import {
  type PgliteThread,
  startPgliteThread,
  ThreadEnded,
  type ThreadOptions
} from './pglite-thread.ts'
import { ignoreError } from './statements.ts'

export interface PgliteOptions extends ThreadOptions {
  /** That of a database in memory, open already; it stays open when this database is closed. */
  kept?: PgliteThread
}

/** Keeps the thread of an embedded database running while the database is open. */
export interface PgliteSupervisor {
  /** The thread once the database was first opened; throws the reason why it could not be, or that it is being reopened. */
  thread(): Promise<PgliteThread>
  /** A thread that ends from now on is not replaced. */
  stopReopening(): void
  close(): Promise<void>
}

const reopenDelayMs = 1_000

/**
 * Opens the database, without waiting for it. When its thread ends, as it does at a deadline, another one opens the directory again, and
 * `onReopened` is called; a database in memory is lost with its thread.
 */
export function supervisePglite(
  { directory, from, kept }: PgliteOptions,
  onReopened: () => void
): PgliteSupervisor {
  let thread: PgliteThread | undefined
  let isClosed = false
  let reopening: Promise<void> | undefined

  async function open(options: PgliteOptions): Promise<void> {
    thread = await start(options)
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

  const opened = open({
    ...(directory && { directory }),
    ...(from && { from }),
    ...(kept && { kept })
  })
  opened.catch(ignoreError)
  return {
    thread: async () => {
      await opened
      if (!thread) throw new ThreadEnded('the embedded database is being opened again')
      return thread
    },
    stopReopening: () => {
      isClosed = true
    },
    close: async () => {
      await opened.catch(ignoreError)
      await reopening
      if (thread !== kept) await thread?.close()
    }
  }
}

async function start(options: PgliteOptions): Promise<PgliteThread> {
  const { directory, kept } = options
  if (kept) return kept
  if (!directory) return startPgliteThread(options)
  try {
    mendFolder(directory)
    return await startPgliteThread(options)
  } catch (error) {
    throw toUnusable(directory, error)
  }
}
