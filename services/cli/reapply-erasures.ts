import type { Transaction } from '#events/database/database.ts'
import type { Erasure } from '#events/store/erasures.ts'
import { guest } from '#events/aggregates/guests.ts'
import { lastPosition, readStreamEnd } from '#events/store/event-store.ts'
import { importEvents } from '#events/store/export-import.ts'
import { user } from '#events/aggregates/users.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'

/** Appends the erasures to a restored log. The keys of those people were not imported. */
export async function reapplyErasures(
  tx: Transaction,
  { vault, now }: DataAccess,
  erasures: readonly Erasure[]
): Promise<void> {
  if (!erasures.length) return
  const position = await lastPosition(tx)
  const erasureEvents = await Promise.all(erasures.map(erasure => erasureEvent(tx, erasure)))
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

/** A person without an account was a guest. */
async function erasureEvent(tx: Transaction, { subject: id, erasedAt }: Erasure) {
  const stream = user.stream(id)
  const end = await readStreamEnd(tx, stream)
  if (!end.version) {
    return { type: 'GuestErased', data: { id }, at: erasedAt, stream: guest.stream(id), version: 1 }
  }
  const at = end.at && end.at > erasedAt ? end.at : erasedAt
  return { type: 'UserErased', data: { id }, at, stream, version: end.version + 1 }
}
