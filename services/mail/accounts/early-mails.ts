import { day } from '#events/units.ts'
import { type DigestContext, writeDigests } from '../jobs/digests.ts'

/** Sends the waiting e-mails and tomorrow's digests now: for trying out a board without a mail server. */
export async function sendEarly({ db, secret, now }: DigestContext): Promise<void> {
  await writeDigests({ db, secret, now: () => new Date(now().getTime() + day) })
  await db.query(
    "UPDATE mail.outbox SET next_attempt_at = $1 WHERE state = 'waiting' AND next_attempt_at > $1",
    [now().toISOString()]
  )
}
