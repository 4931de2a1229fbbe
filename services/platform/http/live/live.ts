import { randomUUID } from 'node:crypto'
import type { Database } from '#events/database/database.ts'
import type { EventStream } from './event-stream.ts'
import { LiveConnections, type LiveSession } from './live-connections.ts'
import { readBeginnings, readLogEnd, wasEndOf } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { undoPeriod } from '#events/limits/applications.ts'

/** Milliseconds between two heartbeats, and for which a change is repeated to a browser that connects. */
const defaultTimings = { heartbeat: 20_000, recent: 5_000 }

/** A process has opened a connection; `count` is how many the person has there. */
interface Opened {
  processId: string
  personId: string
  count: number
}

/** Notifies browsers that something of their person has changed, without saying what. */
export interface Live {
  /** Ends with the session; 503 when there are too many. */
  open(session: LiveSession): Promise<EventStream['body']>
  close(): Promise<void>
}

/** Listens to the database from the first connection on. */
export function createLive(
  {
    db,
    findLiveSessions,
    warn
  }: {
    db: Database
    /** Those of these sessions that have not ended. */
    findLiveSessions(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
    warn(error: unknown): void
  },
  timings = defaultTimings
): Live {
  const connections = new LiveConnections()
  const recent = rememberFor(timings.recent)
  const processId = randomUUID()
  let following: Promise<() => Promise<void>> | undefined

  function notify(persons: ReadonlySet<string> = connections.persons()): void {
    recent.add(persons)
    connections.notify(persons)
  }

  async function endOver(): Promise<void> {
    const asked = new Set(connections.tokenHashes)
    if (!asked.size) return
    const live = await findLiveSessions([...asked])
    connections.end(tokenHash => asked.has(tokenHash) && !live.has(tokenHash))
  }

  /** Of a session that was ended from elsewhere, or of all that are over. */
  const endSession = (ended: string) =>
    ended ? connections.end(tokenHash => tokenHash === ended, true) : void endOver().catch(warn)

  /** Other processes make room for the connections that the person has here. */
  function announce(personId: string): void {
    const opened: Opened = { processId, personId, count: connections.count(personId) }
    db.query("SELECT pg_notify('live', $1)", [JSON.stringify(opened)]).catch(warn)
  }

  function makeRoom(payload: string): void {
    if (!payload) return
    const opened: Opened = JSON.parse(payload)
    if (opened.processId !== processId) connections.makeRoom(opened.personId, opened.count)
  }

  async function follow(): Promise<() => Promise<void>> {
    const stops = [
      await followPersons(db, notify, warn),
      await db.listen('sessions', endSession),
      await db.listen('live', makeRoom)
    ]
    const timer = setInterval(() => {
      connections.beat()
      endOver().catch(warn)
    }, timings.heartbeat).unref()
    return async () => {
      clearInterval(timer)
      await Promise.all(stops.map(stop => stop()))
    }
  }

  return {
    async open(session) {
      following ??= follow()
      await following.catch(error => {
        following = undefined
        throw error
      })
      const { body } = connections.open(session, recent.has(session.personId))
      announce(session.personId)
      return body
    },
    async close() {
      connections.close()
      const stop = await following?.catch(() => undefined)
      await stop?.()
    }
  }
}

/** Remembers each person for some milliseconds. */
function rememberFor(milliseconds: number) {
  const times = new Map<string, number>()
  return {
    has: (person: string) => (times.get(person) ?? -Infinity) > performance.now() - milliseconds,
    add(persons: ReadonlySet<string>): void {
      const now = performance.now()
      for (const [person, at] of times) if (at <= now - milliseconds) times.delete(person)
      for (const person of persons) times.set(person, now)
    }
  }
}

/** Event types that change the applications and messages of a person. */
const types = Object.keys(projections.find(({ name }) => name === 'unseen')?.on ?? {})

/** Fields of the first event of a stream. */
const personFields = ['employerId', 'applicantId', 'senderId', 'receiverId'] as const

type Beginning = Partial<Record<(typeof personFields)[number] | 'applicationId', string>>

/** Milliseconds until the log is read: after a notification, as others may follow, and after a failure. */
const waits = { notification: 100, failure: 1_000 }

/**
 * Calls back with the persons whose applications or messages have changed, until it is stopped; with undefined, which is
 * everybody, when another copy of the log was put in its place.
 */
async function followPersons(
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
    const answered = beginnings.flatMap(({ applicationId, receiverId }) =>
      applicationId && receiverId ? receiverId : []
    )
    if (answered.length) setTimeout(() => notifyOf(answered), undoPeriod).unref()
  }

  /** An answer is shown once it cannot be undone any more. */
  function notifyOf(persons: readonly string[]): void {
    if (!isStopped) onChanged(new Set(persons))
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
