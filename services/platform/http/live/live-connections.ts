import { serviceUnavailable } from '../errors/errors.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

const maxOfPerson = 2
const maxOfProcess = 1_000

export interface LiveSession {
  personId: string
  tokenHash: string
}

const changed = 'data: changed\n\n'
const heartbeat = ':\n\n'
/** The browser does not connect again by itself; what it keeps of the account goes when the session was ended elsewhere. */
const ended = (data: 'ended' | 'elsewhere') => `event: ended\ndata: ${data}\n\n`

/** The open connections of this process. */
export class LiveConnections {
  private readonly sessions = new Map<EventStream, LiveSession>()
  private isClosed = false

  get tokenHashes(): string[] {
    return [...this.sessions.values()].map(({ tokenHash }) => tokenHash)
  }

  persons(): ReadonlySet<string> {
    return new Set([...this.sessions.values()].map(({ personId }) => personId))
  }

  /** Ends the person's oldest connection when there are too many; 503 when the process has too many. */
  open(session: LiveSession, isChanged: boolean): EventStream {
    this.makeRoom(session.personId, 1)
    if (this.isClosed || this.sessions.size >= maxOfProcess) throw serviceUnavailable()
    const stream = createEventStream(() => this.sessions.delete(stream))
    this.sessions.set(stream, session)
    stream.send(`retry: ${reconnectIn()}\n\n`)
    if (isChanged) stream.send(changed)
    return stream
  }

  count(person: string): number {
    return this.find(({ personId }) => personId === person).length
  }

  /** Ends the person's oldest connection when there are too many, with those of other processes. */
  makeRoom(person: string, others: number): void {
    const ofPerson = this.find(({ personId }) => personId === person)
    const extra = Math.max(0, ofPerson.length + others - maxOfPerson)
    for (const stream of ofPerson.slice(0, extra)) end(stream)
  }

  notify(persons: ReadonlySet<string>): void {
    for (const stream of this.find(({ personId }) => persons.has(personId))) stream.send(changed)
  }

  beat(): void {
    for (const stream of this.find(() => true)) stream.send(heartbeat)
  }

  end(isOver: (tokenHash: string) => boolean, isElsewhere = false): void {
    for (const stream of this.find(({ tokenHash }) => isOver(tokenHash))) end(stream, isElsewhere)
  }

  /** Browsers connect again, to another process. */
  close(): void {
    this.isClosed = true
    for (const stream of this.find(() => true)) stream.close()
  }

  private find(isWanted: (session: LiveSession) => boolean): EventStream[] {
    return [...this.sessions].flatMap(([stream, session]) => (isWanted(session) ? [stream] : []))
  }
}

function end(stream: EventStream, isElsewhere = false): void {
  stream.send(ended(isElsewhere ? 'elsewhere' : 'ended'))
  stream.close()
}

/** Milliseconds, different for each: when a process stops, many reconnect at once. */
function reconnectIn(): number {
  return Math.round(1_000 + Math.random() * 3_000)
}
