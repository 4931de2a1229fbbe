import { setTimeout } from 'node:timers/promises'
import type { Database, Transaction } from '#events/database/database.ts'
import { type Aggregate, type DomainEvent, UnknownEvent } from '#events/aggregates/aggregate.ts'
import { type IdempotencyRecord, isProcessed } from '#events/store/idempotency-records.ts'
import { ConcurrencyError, SessionOutdated, SubjectErased } from '#events/database/sql-errors.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { user as userAggregate } from '#events/aggregates/users.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import { serviceUnavailable, unauthenticated } from '#services/platform/http/errors.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import {
  type AnyReference,
  createStreamLoader,
  type LoadStream,
  type StreamLoader,
  type StreamReferences
} from './stream-loader.ts'

export type CommandContext = CommandDependencies &
  CommandRequest & {
    /** The user is an account: it must be active, and the command is decided again when it changes. */
    watchesAccount?: boolean
  }

export interface CommandDependencies {
  db: Database
  vault: PersonalDataVault
  now(): Date
  metrics?: Pick<Metrics, 'observeAppend'> | undefined
}

/** Who gives the command, and in which request: recorded with each event. */
export interface CommandRequest {
  user?: { id: string } | undefined
  requestId?: string
  idempotency?: IdempotencyRecord | undefined
}

/** The events that follow from the state of an aggregate; none when nothing changes. Pure. */
export type Decide<State, Event> = (state: State, now: Date) => readonly Event[]

/** Events for another stream that the decision loaded. */
export interface StreamEvents {
  stream: string
  events: readonly DomainEvent[]
}

/** Like `Decide`, from the states of other aggregates too; it holds only while none of them changes. */
export interface JointDecision<State, Event, First, Then, Found> {
  load: StreamReferences<First>
  /** What read tables say, asked once the streams are loaded: at each attempt. */
  query?: (loaded: NoInfer<First>, load: LoadStream) => Promise<Found>
  /** Streams whose ids follow from the states that were loaded first; runs at each attempt. */
  thenLoad?: (
    loaded: NoInfer<First>,
    load: LoadStream
  ) => StreamReferences<Then> | Promise<StreamReferences<Then>>
  decide(state: State, loaded: NoInfer<First> & Then & Found, now: Date): readonly Event[]
  /** What follows for other streams, in the same transaction, once `decide` has decided something. */
  consequences?(state: State, loaded: NoInfer<First> & Then & Found, now: Date): StreamEvents[]
}

export type Commands = ReturnType<typeof createCommands>

export function createCommands({ db, vault, now, metrics }: CommandDependencies) {
  return {
    handle<State, Event extends DomainEvent, First = object, Then = object, Found = object>(
      { user, requestId, idempotency }: CommandRequest,
      aggregate: Aggregate<State, Event>,
      id: string,
      decision: Decide<State, Event> | JointDecision<State, Event, First, Then, Found>,
      inSameTransaction?: (tx: Transaction) => Promise<void>
    ): Promise<void> {
      const context = {
        db,
        vault,
        now,
        metrics,
        user,
        watchesAccount: true,
        idempotency,
        ...(requestId && { requestId })
      }
      return handleCommand(context, aggregate, id, decision, inSameTransaction)
    }
  }
}

const maxAttempts = 10
/** What has rolled everything back, and may be otherwise at the next attempt. */
const mayPass = [ConcurrencyError, SubjectErased, SessionOutdated]

/**
 * Loads, decides, encrypts, appends and projects, all or nothing. Starts again after a
 * concurrent append, and after an outdated session of the database; a repeated command has no second effect. 503 after ten
 * attempts, and for events of a later program.
 */
export async function handleCommand<
  State,
  Event extends DomainEvent,
  First = object,
  Then = object,
  Found = object
>(
  context: CommandContext,
  aggregate: Aggregate<State, Event>,
  id: string,
  decision: Decide<State, Event> | JointDecision<State, Event, First, Then, Found>,
  inSameTransaction?: (tx: Transaction) => Promise<void>
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await handleOnce(context, aggregate, id, decision, inSameTransaction)
    } catch (error) {
      if (error instanceof UnknownEvent) throw serviceUnavailable()
      if (!mayPass.some(one => error instanceof one)) throw error
      if (attempt === maxAttempts) throw serviceUnavailable()
      await setTimeout(Math.random() * 10 * attempt)
    }
  }
}

async function handleOnce<State, Event extends DomainEvent, First, Then, Found>(
  context: CommandContext,
  aggregate: Aggregate<State, Event>,
  id: string,
  decision: Decide<State, Event> | JointDecision<State, Event, First, Then, Found>,
  inSameTransaction?: (tx: Transaction) => Promise<void>
): Promise<void> {
  const { db, vault, now, metrics, user, requestId, idempotency, watchesAccount } = context
  const streams = createStreamLoader(db)
  const account: AnyReference[] = user && watchesAccount ? [[userAggregate, user.id]] : []
  const known = 'load' in decision ? Object.values<AnyReference>(decision.load) : []
  const subjects = user ? [id, user.id] : [id]
  const [, wasProcessed, keys] = await Promise.all([
    streams.read([[aggregate, id], ...account, ...known], db.lookups),
    idempotency && isProcessed(db.lookups, idempotency),
    vault.readKeys(db.lookups, subjects)
  ])
  if (wasProcessed) return
  const state = await streams.load([aggregate, id])
  await requireActiveAccount(context, streams.load)
  const stream = aggregate.stream(id)
  const at = notBefore(now().toISOString(), streams.lastOf(stream)?.at)
  const deciding = decideEvents(decision, state, new Date(at), streams)
  const decided = await deciding.catch(async refusal => {
    // A query sees what the same request has written meanwhile.
    if (idempotency && (await isProcessed(db, idempotency))) return undefined
    throw refusal
  })
  if (!decided?.events.length) return
  const eventsOf = new Map(
    [{ stream, events: decided.events }, ...decided.consequences].map(one => [
      one.stream,
      one.events
    ])
  )
  const meta = { ...(user && { by: user.id }), ...(requestId && { request: requestId }) }
  await appendAndProject(
    { db, vault, meta, idempotency, keys, inSameTransaction, onAppended: metrics?.observeAppend },
    streams.loaded().map(({ stream, version }) => ({
      stream,
      expected: version,
      at: notBefore(at, streams.lastOf(stream)?.at),
      events: eventsOf.get(stream) ?? []
    }))
  )
}

/** A session was looked up when the request arrived: its account may be deleted since. */
async function requireActiveAccount(
  { user, watchesAccount }: CommandContext,
  load: LoadStream
): Promise<void> {
  if (!user || !watchesAccount) return
  const account = await load([userAggregate, user.id])
  if (account.state !== 'active') throw unauthenticated()
}

async function decideEvents<State, Event, First, Then, Found>(
  decision: Decide<State, Event> | JointDecision<State, Event, First, Then, Found>,
  state: State,
  now: Date,
  streams: StreamLoader
): Promise<{ events: readonly Event[]; consequences: readonly StreamEvents[] }> {
  if (typeof decision === 'function') return { events: decision(state, now), consequences: [] }
  const first = await streams.loadAll(decision.load)
  const found = (await decision.query?.(first, streams.load)) ?? ({} as Found)
  const next = await decision.thenLoad?.(first, streams.load)
  const then = next ? await streams.loadAll(next) : ({} as Then)
  const all = { ...first, ...then, ...found }
  const events = decision.decide(state, all, now)
  return { events, consequences: decision.consequences?.(state, all, now) ?? [] }
}

/** A clock that was set back does not put an event before the one that it follows. */
function notBefore(now: string, last: string | undefined): string {
  return last !== undefined && last > now ? last : now
}
