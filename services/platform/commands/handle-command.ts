import { setTimeout } from 'node:timers/promises'
import type { Database, Transaction } from '#events/database/database.ts'
import { type Aggregate, type DomainEvent, UnknownEvent } from '#events/aggregates/aggregate.ts'
import { type IdempotencyRecord, isProcessed } from '#events/store/idempotency-records.ts'
import { ConcurrencyError, SessionOutdated, SubjectErased } from '#events/database/sql-errors.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { user as userAggregate } from '#events/aggregates/users.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import { serviceUnavailable, unauthenticated } from '#services/platform/http/errors/errors.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import { type AnyReference, createStreamLoader, type LoadStream } from './stream-loader.ts'

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

/** The user and the request of the command: recorded with each event. */
export interface CommandRequest {
  user?: { id: string } | undefined
  requestId?: string
  idempotency?: IdempotencyRecord | undefined
}

/** Events for another stream that the decision loaded. */
export interface StreamEvents {
  stream: string
  events: readonly DomainEvent[]
}

/** Without events nothing is written. */
export interface Decision<Event> {
  events: readonly Event[]
  consequences?: readonly StreamEvents[]
  /** Further writes of the transaction; called again after a rollback. */
  inTransaction?: ((tx: Transaction) => Promise<void>) | undefined
}

/**
 * Returns the events that follow from the state of an aggregate, of others that it loads, and of queries on the read tables;
 * none when nothing changes. It holds only while none of these streams changes, and is called again when one has: it must
 * have no effect of its own.
 */
export type Decide<State, Event> = (
  state: State,
  load: LoadStream,
  now: Date
) => readonly Event[] | Decision<Event> | Promise<readonly Event[] | Decision<Event>>

export type Commands = ReturnType<typeof createCommands>

export function createCommands({ db, vault, now, metrics }: CommandDependencies) {
  return {
    handle<State, Event extends DomainEvent>(
      { user, requestId, idempotency }: CommandRequest,
      aggregate: Aggregate<State, Event>,
      id: string,
      decide: Decide<State, Event>,
      prefetch?: readonly AnyReference[]
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
      return handleCommand(context, aggregate, id, decide, prefetch)
    }
  }
}

const maxAttempts = 10
/** Errors that rolled everything back, and may not occur at the next attempt. */
const mayPass = [ConcurrencyError, SubjectErased, SessionOutdated]

/**
 * Loads, decides, encrypts, appends and projects, all or nothing. Starts again after a concurrent append, and after an
 * outdated session of the database; a repeated command has no second effect. 503 after ten attempts, and for events of a
 * later program. What the decision will load may be named in `prefetch`: it is read in the round trip of the first stream.
 */
export async function handleCommand<State, Event extends DomainEvent>(
  context: CommandContext,
  aggregate: Aggregate<State, Event>,
  id: string,
  decide: Decide<State, Event>,
  prefetch: readonly AnyReference[] = []
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await handleOnce(context, aggregate, id, decide, prefetch)
    } catch (error) {
      if (error instanceof UnknownEvent) throw serviceUnavailable()
      if (!mayPass.some(cause => error instanceof cause)) throw error
      if (attempt === maxAttempts) throw serviceUnavailable()
      await setTimeout(Math.random() * 10 * attempt)
    }
  }
}

async function handleOnce<State, Event extends DomainEvent>(
  context: CommandContext,
  aggregate: Aggregate<State, Event>,
  id: string,
  decide: Decide<State, Event>,
  prefetch: readonly AnyReference[]
): Promise<void> {
  const { db, vault, now, metrics, user, requestId, idempotency, watchesAccount } = context
  const streams = createStreamLoader(db)
  const account: AnyReference[] = user && watchesAccount ? [[userAggregate, user.id]] : []
  const subjects = user ? [id, user.id] : [id]
  const [, wasProcessed, keys] = await Promise.all([
    streams.read([[aggregate, id], ...account, ...prefetch], db.lookups),
    idempotency && isProcessed(db.lookups, idempotency),
    vault.readKeys(db.lookups, subjects)
  ])
  if (wasProcessed) return
  const state = await streams.load([aggregate, id])
  await requireActiveAccount(context, streams.load)
  const stream = aggregate.stream(id)
  const at = notBefore(now().toISOString(), streams.lastOf(stream)?.at)
  const deciding = (async () => decide(state, streams.load, new Date(at)))()
  const decided = await deciding.catch(async refusal => {
    // A query sees what the same request has written meanwhile.
    if (idempotency && (await isProcessed(db, idempotency))) return []
    throw refusal
  })
  const {
    events,
    consequences = [],
    inTransaction
  }: Decision<Event> = isDecision(decided) ? decided : { events: decided }
  if (![events, ...consequences.map(({ events }) => events)].some(({ length }) => length)) return
  const loaded = streams.loaded()
  const unknown = consequences.find(
    consequence => !loaded.some(({ stream }) => stream === consequence.stream)
  )
  if (unknown) throw new Error(`the decision has not loaded ${unknown.stream}`)
  const eventsOf = new Map<string, readonly DomainEvent[]>([
    [stream, events],
    ...consequences.map(consequence => [consequence.stream, consequence.events] as const)
  ])
  const meta = { ...(user && { by: user.id }), ...(requestId && { request: requestId }) }
  await appendAndProject(
    {
      db,
      vault,
      meta,
      idempotency,
      keys,
      inTransaction,
      onAppended: metrics?.observeAppend
    },
    loaded.map(({ stream, version }) => ({
      stream,
      expected: version,
      at: notBefore(at, streams.lastOf(stream)?.at),
      events: eventsOf.get(stream) ?? []
    }))
  )
}

function isDecision<Event>(
  decided: readonly Event[] | Decision<Event>
): decided is Decision<Event> {
  return 'events' in decided
}

/** Sessions are read when the request arrives: the account may be deleted since. */
async function requireActiveAccount(
  { user, watchesAccount }: CommandContext,
  load: LoadStream
): Promise<void> {
  if (!user || !watchesAccount) return
  const account = await load([userAggregate, user.id])
  if (account.state !== 'active') throw unauthenticated()
}

/** An event never comes before the one that it follows, even when a clock was set back. */
function notBefore(now: string, last: string | undefined): string {
  return last !== undefined && last > now ? last : now
}
