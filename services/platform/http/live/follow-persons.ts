import type { Database } from '#events/database/database.ts'
import { readBeginnings, readLogEnd, wasEndOf } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'

/** What changes the applications and messages of a person. */
const types = Object.keys(projections.find(({ name }) => name === 'unseen')?.on ?? {})

/** Fields of the first event of a stream. */
const personFields = ['employerId', 'applicantId', 'senderId', 'receiverId'] as const

type Beginning = Partial<Record<(typeof personFields)[number], string>>

/** Milliseconds until the log is read: after a notification, which others may follow, and after a failure. */
const waits = { notification: 100, failure: 1_000 }

/**
 * Calls back with the persons whose applications or messages have changed, until it is stopped; with undefined, which is
 * everybody, when another copy of the log was put in its place.
 */
export async function followPersons(
  db: Database,
  onChanged: (persons: ReadonlySet<string> | undefined) => void,
  warn: (error: unknown) => void
): Promise<() => Promise<void>> {
  let read = await readLogEnd(db)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function readOn(): Promise<void> {
    const [isContinued, end] = await Promise.all([wasEndOf(db, read), readLogEnd(db)])
    const { position } = read
    if (!isContinued) {
      read = end
      return onChanged(undefined)
    }
    const beginnings = await readBeginnings<Beginning>(db, position, end.position, types)
    read = end
    const persons = beginnings.flatMap(data => personFields.flatMap(field => data[field] ?? []))
    if (persons.length) onChanged(new Set(persons))
  }

  function readIn(wait: number): void {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      readOn().catch(error => {
        warn(error)
        readIn(waits.failure)
      })
    }, wait)
  }

  const unlisten = await db.listen('es', () => readIn(waits.notification))
  readIn(0)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await unlisten()
  }
}
