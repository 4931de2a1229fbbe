import { randomUUID } from 'node:crypto'
import type { Database } from '#events/database/database.ts'
import type { EventStream } from './event-stream.ts'
import { followPersons } from './follow-persons.ts'
import { LiveConnections, type LiveSession } from './live-connections.ts'

/** Milliseconds between two heartbeats, and after a change in which a browser that connects still learns of it. */
const defaultTimings = { heartbeat: 20_000, recent: 5_000 }

interface LiveDependencies {
  db: Database
  /** Of these sessions, those that have not ended. */
  findLiveSessions(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
  warn(error: unknown): void
}

/** That a process has opened a connection, of so many that the person has there. */
interface Opened {
  processId: string
  personId: string
  count: number
}

/** Notifies browsers that something of their person has changed, and not what. */
export interface Live {
  /** As long as the session lasts; 503 when there are too many. */
  open(session: LiveSession): Promise<EventStream['body']>
  close(): Promise<void>
}

/** It listens to the database from the first connection on. */
export function createLive(dependencies: LiveDependencies, timings = defaultTimings): Live {
  const { db, findLiveSessions, warn } = dependencies
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

  const endSession = (ended: string) =>
    ended ? connections.end(tokenHash => tokenHash === ended) : void endOver().catch(warn)

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

/** Persons, each for so many milliseconds. */
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
