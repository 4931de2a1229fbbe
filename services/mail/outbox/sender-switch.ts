import type { Queryable } from '#events/database/database.ts'

/** False when it was so already. */
export async function switchSender(db: Queryable, isOn: boolean): Promise<boolean> {
  const changed = await db.query(
    'UPDATE mail.sender SET is_on = $1 WHERE is_on <> $1 RETURNING is_on',
    [isOn]
  )
  return changed.length > 0
}

/** No e-mail follows from what has happened until now. */
export async function skipMailsOfThePast(tx: Queryable): Promise<void> {
  await tx.query("SELECT es.start_at_head('mail'), es.start_at_head('alerts')")
}

/** After an import: no e-mail of the past, and none at all until the operator turns the sender on. */
export async function silenceMails(tx: Queryable): Promise<void> {
  await skipMailsOfThePast(tx)
  await switchSender(tx, false)
}
