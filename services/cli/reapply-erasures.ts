import type { Transaction } from '#events/database/database.ts'
import type { Erasure } from '#events/store/erasures.ts'
import { guest } from '#events/guests.ts'
import { lastPosition, readStreamEnd } from '#events/store/event-store.ts'
import { importEvents } from '#events/store/export-import.ts'
import { user } from '#events/users.ts'
import type { DataAccess } from '#services/startup/open-infrastructure.ts'

/** Says in a log that was put back who had to be forgotten again; their keys never came back. */
export async function reapplyErasures(
  tx: Transaction,
  { vault, now }: DataAccess,
  erasures: readonly Erasure[]
): Promise<void> {
  if (!erasures.length) return
  const position = await lastPosition(tx)
  const facts = await Promise.all(erasures.map(erasure => erasureEvent(tx, erasure)))
  const { events } = await vault.encrypt(tx, facts, { by: 'operator' })
  const recordedAt = now().toISOString()
  await importEvents(
    tx,
    events.map((event, nth) => ({
      ...event,
      stream: facts[nth]?.stream ?? '',
      version: facts[nth]?.version ?? 1,
      position: position + nth + 1,
      recordedAt
    }))
  )
}

/** Whoever has no account was a guest. */
async function erasureEvent(tx: Transaction, { subject: id, erasedAt }: Erasure) {
  const stream = user.stream(id)
  const past = await readStreamEnd(tx, stream)
  if (!past.version) {
    return { type: 'GuestErased', data: { id }, at: erasedAt, stream: guest.stream(id), version: 1 }
  }
  const at = past.at && past.at > erasedAt ? past.at : erasedAt
  return { type: 'UserErased', data: { id }, at, stream, version: past.version + 1 }
}
