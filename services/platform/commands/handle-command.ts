import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '#events/database/database.ts'
import { type Aggregate, type DomainEvent, fold } from '#events/aggregate.ts'
import { type IdempotencyRecord, isProcessed, readStream } from '#events/store/event-store.ts'
import { ConcurrencyError, SubjectErased } from '#events/database/sql-errors.ts'
import { appendAndProject, type StreamAppend } from '#projections/append-and-project.ts'
import type { Tools } from '#services/platform/http/app-env.ts'
import { serviceUnavailable } from '#services/platform/http/errors.ts'

/** Reads what is so of another thing; the decision then holds only if that has not changed meanwhile. */
export type LoadState = <S, F extends DomainEvent>(
  entity: Aggregate<S, F>,
  id: string
) => Promise<S>

/** From the state of a thing, the time and what else is so, the facts; none when there is nothing to say. */
export type Decide<S, F extends DomainEvent> = (
  state: S,
  at: Date,
  past: LoadState
) => readonly F[] | Promise<readonly F[]>

export interface CommandContext {
  tools: Pick<Tools, 'db' | 'vault' | 'now' | 'metrics'>
  user?: { id: string } | undefined
  requestId?: string
  command?: IdempotencyRecord | undefined
}

const maxAttempts = 10

/**
 * The pump: folds the past, lets `decide` say what happens, keeps and shows it, all or nothing. When
 * somebody else was quicker it begins again. A command that was carried out before is not repeated.
 */
export async function handleCommand<S, F extends DomainEvent>(
  recording: CommandContext,
  entity: Aggregate<S, F>,
  id: string,
  decide: Decide<S, F>,
  also?: (tx: Transaction) => Promise<void>
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await handleOnce(recording, entity, id, decide, also)
    } catch (error) {
      if (!(error instanceof ConcurrencyError || error instanceof SubjectErased)) throw error
      if (attempt === maxAttempts) throw serviceUnavailable()
      await setTimeout(Math.random() * 10 * attempt)
    }
  }
}

async function handleOnce<S, F extends DomainEvent>(
  { tools, user, requestId, command: idempotency }: CommandContext,
  entity: Aggregate<S, F>,
  id: string,
  decide: Decide<S, F>,
  inSameTransaction?: (tx: Transaction) => Promise<void>
): Promise<void> {
  const { db, vault, now, metrics } = tools
  const watched = new Map<string, number>()
  let latest = now().toISOString()
  const past: LoadState = async (other, otherId) => {
    const history = await readStream(db, other.stream(otherId))
    const last = history.at(-1)
    watched.set(other.stream(otherId), last?.version ?? 0)
    if (last && last.at > latest) latest = last.at
    return fold(other, history)
  }
  const state = await past(entity, id)
  if (idempotency && (await isProcessed(db, idempotency))) return
  // A clock that was put back does not put an event before the one that it follows.
  const at = latest
  const facts = await decide(state, new Date(at), past)
  if (!facts.length) return
  const sayings = [...watched].map(
    ([stream, expected]): StreamAppend => ({
      stream,
      expected,
      at,
      events: stream === entity.stream(id) ? facts : []
    })
  )
  const meta = { ...(user && { by: user.id }), ...(requestId && { request: requestId }) }
  await appendAndProject(
    { db, vault, meta, idempotency, inSameTransaction, onAppended: metrics?.observeAppend },
    sayings
  )
}
