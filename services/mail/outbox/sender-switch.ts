import type { Queryable } from '#events/database/database.ts'

/** False when the sender was in that state already. */
export async function switchSender(db: Queryable, isOn: boolean): Promise<boolean> {
  const changed = await db.query(
    'UPDATE mail.sender SET is_on = $1 WHERE is_on <> $1 RETURNING is_on',
    [isOn]
  )
  return changed.length > 0
}

/** Starts the subscriptions at the end of the log: no e-mail follows from the past. */
export async function skipMailsOfThePast(tx: Queryable): Promise<void> {
  await tx.query("SELECT es.start_at_head('mail'), es.start_at_head('alerts')")
}

/** After an import: no e-mail about the past, and the sender stays off until the operator turns it on. */
export async function silenceMails(tx: Queryable): Promise<void> {
  await skipMailsOfThePast(tx)
  await switchSender(tx, false)
}
