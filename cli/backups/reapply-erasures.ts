import type { Transaction } from '#events/database/database.ts'
import type { ListedErasure } from '#events/store/erasures.ts'
import { aggregates } from '#events/aggregates/event-schemas.ts'
import { guest } from '#events/aggregates/guests.ts'
import { lastPosition, readStreamEnds } from '#events/store/event-store.ts'
import { importEvents } from '#events/store/export-import.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'

/**
 * Appends the erasures to a restored log, where there were rows or are events of them; returns how many. The keys of
 * those people and things were not imported.
 */
export async function reapplyErasures(
  tx: Transaction,
  { vault, now }: DataAccess,
  erasures: readonly ListedErasure[]
): Promise<number> {
  const erasureEvents = withOwnVersions(await findErasureEvents(tx, erasures))
  if (!erasureEvents.length) return 0
  const position = await lastPosition(tx)
  const { events } = await vault.encrypt(tx, erasureEvents, { by: 'operator' })
  const recordedAt = now().toISOString()
  await importEvents(
    tx,
    events.map((event, index) => ({
      ...event,
      stream: erasureEvents[index]?.stream ?? '',
      version: erasureEvents[index]?.version ?? 1,
      position: position + index + 1,
      recordedAt
    }))
  )
  return events.length
}

/** Several texts of one case are several events of its stream. */
function withOwnVersions<Event extends { stream: string; version: number }>(
  events: readonly Event[]
): Event[] {
  const before = new Map<string, number>()
  return events.map(event => {
    const count = before.get(event.stream) ?? 0
    before.set(event.stream, count + 1)
    return { ...event, version: event.version + count }
  })
}

async function findErasureEvents(tx: Transaction, erasures: readonly ListedErasure[]) {
  const streams = erasures.flatMap(({ subject }) => streamsOf(subject).map(({ stream }) => stream))
  const ends = new Map((await readStreamEnds(tx, streams)).map(end => [end.stream, end]))
  return erasures.flatMap(({ subject, erasedAt, hadRows }) => {
    const data = { id: idOf(subject) }
    for (const { type, stream } of streamsOf(subject)) {
      const end = ends.get(stream)
      if (!end) continue
      const at = end.at > erasedAt ? end.at : erasedAt
      return [{ type, data, at, stream, version: end.version + 1 }]
    }
    // A person without an account was a guest.
    const stream = guest.stream(data.id)
    return hadRows ? [{ type: 'GuestErased', data, at: erasedAt, stream, version: 1 }] : []
  })
}

const streamsOf = (subject: string) =>
  aggregates.flatMap(({ erasedBy: type, stream }) =>
    type ? [{ type, stream: stream(idOf(subject)) }] : []
  )

/** The key of a text begins with the id of its case. */
const idOf = (subject: string) => subject.split('.', 1)[0] ?? subject
