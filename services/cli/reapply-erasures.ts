import type { Transaction } from '#events/database/database.ts'
import type { Erasure } from '#events/store/erasures.ts'
import { application } from '#events/aggregates/applications.ts'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { moderationCase } from '#events/aggregates/cases.ts'
import { guest } from '#events/aggregates/guests.ts'
import { job } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import { lastPosition, readStreamEnd } from '#events/store/event-store.ts'
import { importEvents } from '#events/store/export-import.ts'
import { user } from '#events/aggregates/users.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'

/** Appends the erasures to a restored log. The keys of those people and things were not imported. */
export async function reapplyErasures(
  tx: Transaction,
  { vault, now }: DataAccess,
  erasures: readonly Erasure[]
): Promise<void> {
  if (!erasures.length) return
  const position = await lastPosition(tx)
  const found = await Promise.all(erasures.map(erasure => erasureEvent(tx, erasure)))
  const erasureEvents = withOwnVersions(found)
  const { events } = await vault.encrypt(tx, erasureEvents, { by: 'operator' })
  const recordedAt = now().toISOString()
  await importEvents(
    tx,
    events.map((event, nth) => ({
      ...event,
      stream: erasureEvents[nth]?.stream ?? '',
      version: erasureEvents[nth]?.version ?? 1,
      position: position + nth + 1,
      recordedAt
    }))
  )
}

const erasable = [
  [user, 'UserErased'],
  [job, 'JobErased'],
  [application, 'ApplicationErased'],
  [message, 'MessageErased'],
  [candidateProfile, 'CandidateProfileErased'],
  [moderationCase, 'CaseTextsErased']
] as const

/** Those that the log knows as something else than a guest. */
export async function findKnownErasures(
  tx: Transaction,
  erasures: readonly Erasure[]
): Promise<Erasure[]> {
  const known: Erasure[] = []
  for (const erasure of erasures) if (await findStream(tx, erasure.subject)) known.push(erasure)
  return known
}

/** Several texts of one case are several events of its stream. */
function withOwnVersions<Event extends { stream: string; version: number }>(
  events: readonly Event[]
): Event[] {
  const before = new Map<string, number>()
  return events.map(event => {
    const nth = before.get(event.stream) ?? 0
    before.set(event.stream, nth + 1)
    return { ...event, version: event.version + nth }
  })
}

/** A person without an account was a guest. */
async function erasureEvent(tx: Transaction, { subject, erasedAt }: Erasure) {
  const id = aggregateOf(subject)
  const found = await findStream(tx, subject)
  const data = { id }
  if (!found)
    return { type: 'GuestErased', data, at: erasedAt, stream: guest.stream(id), version: 1 }
  const { type, stream, version } = found
  const at = found.at && found.at > erasedAt ? found.at : erasedAt
  return { type, data, at, stream, version: version + 1 }
}

/** The key of a text begins with the id of its case. */
const aggregateOf = (subject: string) => subject.split('.', 1)[0] ?? subject

async function findStream(tx: Transaction, subject: string) {
  const id = aggregateOf(subject)
  for (const [aggregate, type] of erasable) {
    const stream = aggregate.stream(id)
    const end = await readStreamEnd(tx, stream)
    if (end.version) return { type, stream, at: end.at, version: end.version }
  }
  return undefined
}
