import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { type Aggregate, fold } from '#events/aggregates/aggregate.ts'
import { application } from '#events/aggregates/applications.ts'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { moderationCase } from '#events/aggregates/cases.ts'
import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { guest } from '#events/aggregates/guests.ts'
import { job } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import { user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { findPositionAt, readStream, readStreams } from '#events/store/event-store.ts'
import { findApplication } from '#projections/applications/queries.ts'
import { findCase } from '#projections/cases/queries.ts'
import { projections } from '#projections/index.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { inPastTables } from '#projections/rebuild/past-tables.ts'
import { findUser } from '#projections/users/queries.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'

type AnyAggregate = Aggregate<unknown, DomainEvent>
const any = (aggregate: unknown) => aggregate as AnyAggregate

/** The kinds of things that can be shown as they were. */
export interface PastKind {
  /** The words of the message when there is none: «ningún anuncio». */
  noun: string
  aggregate: AnyAggregate
  find(db: Queryable, id: string, at: Date): Promise<object | undefined>
}

export const pastKinds = {
  job: { noun: 'ningún anuncio', aggregate: any(job), find: findJob },
  user: { noun: 'ninguna cuenta', aggregate: any(user), find: findUser },
  application: { noun: 'ninguna aplicación', aggregate: any(application), find: findApplication },
  case: { noun: 'ningún expediente', aggregate: any(moderationCase), find: findCase }
} satisfies Record<string, PastKind>

export interface EventSince {
  position: number
  at: string
  type: string
  /** The id of an account, or `operator`; missing for a guest and what the worker did. */
  by?: string
  /** The id of the request, as in the log of the server. */
  request?: string
  data: object
  /** Personal part; missing when the event has none, or it was erased. */
  personal?: object | undefined
  wasErased: boolean
}

export interface Past {
  /** Position of the last event before the moment, in the whole log. */
  position: number
  /** When its first event happened. */
  beganAt: string
  /** The state without typed texts; null before its first event. */
  state: unknown
  /** The view as pages showed it; null when they did not. */
  view: object | null
  /** True when its texts of that moment were erased with their key. */
  wasErased: boolean
  since: EventSince[]
}

/** Undefined for a thing without events. */
export async function readPast(
  { db, vault }: Pick<DataAccess, 'db' | 'vault'>,
  { aggregate, find }: PastKind,
  id: string,
  moment: Date
): Promise<Past | undefined> {
  const stream = aggregate.stream(id)
  const history = await readStream(db, stream)
  const [first] = history
  if (!first) return undefined
  const position = await findPositionAt(db, moment.toISOString())
  const related = await readStreams(db, [stream, ...relatedStreams(history)])
  const then = await vault.decrypt(
    db,
    related.filter(event => event.position <= position)
  )
  const since = await vault.decrypt(
    db,
    history.filter(event => event.position > position)
  )
  const ownThen = history.filter(event => event.position <= position)
  const view = await inPastTables(db, projections, then, tx => find(tx, id, moment))
  return {
    position,
    beganAt: first.at,
    state: ownThen.length ? fold(aggregate, ownThen) : null,
    view: view ?? null,
    wasErased: then.some(event => event.stream === stream && event.isErased),
    since: since.map(toEventSince)
  }
}

/** The aggregates that fields of the open data refer to. */
const named: Record<string, readonly Pick<AnyAggregate, 'stream'>[]> = {
  employerId: [user, employerVerification],
  applicantId: [user],
  guestId: [guest],
  jobId: [job],
  ownerId: [user],
  targetId: [user, job, message, candidateProfile]
}

/** Streams that a view also shows: the job and the people of an application, the owner and the target of a case. */
function relatedStreams(history: readonly { data: object }[]): string[] {
  const streams = history.flatMap(({ data }) =>
    Object.entries(data).flatMap(([field, id]) =>
      (named[field] ?? []).map(({ stream }) => stream(String(id)))
    )
  )
  return [...new Set(streams)]
}

function toEventSince(event: DecryptedEvent): EventSince {
  const { position, at, type, meta, data, personal, isErased } = event
  const { by, request } = meta as Pick<EventSince, 'by' | 'request'>
  return {
    position,
    at,
    type,
    ...(by && { by }),
    ...(request && { request }),
    data,
    personal,
    wasErased: isErased
  }
}
