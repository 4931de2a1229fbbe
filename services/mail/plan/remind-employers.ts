import type { Database } from '#events/database/database.ts'
import { listRemindedEmployers } from '#projections/applications/waiting.ts'
import { listEndingJobs } from '#projections/jobs/tables/ending.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { createMailId } from '../parts/mail-id.ts'
import type { PlannedMail } from './planned-mail.ts'
import { findRecentMails, findWritten, insertMail } from '../outbox/store.ts'

export interface ReminderContext {
  db: Database
  secret: string
  now(): Date
}

/** Writes to the employers whose jobs end within `endingDays`, once for each end. */
export async function announceEnds({ db, secret, now }: ReminderContext): Promise<number> {
  const mailId = createMailId(secret)
  const ending = await listEndingJobs(db, now())
  const mails = ending.map(({ id: about, employerId: person, expiryDate }) => {
    const mail: PlannedMail = { kind: 'job-ending', person, about }
    return { ...mail, id: mailId(mail, expiryDate), writtenAt: now().toISOString() }
  })
  const written = await findWritten(
    db,
    mails.map(({ id }) => id)
  )
  const missing = mails.filter(({ id }) => !written.has(id))
  for (const mail of missing) await insertMail(db, mail)
  return missing.length
}

/** Writes, once a day at most, to the employers whose applications have waited for one or two weeks since they were last reminded. */
export async function remindEmployers({ db, secret, now }: ReminderContext): Promise<number> {
  const mailId = createMailId(secret)
  const kind = 'applications-waiting'
  let reminded = 0
  for (const { id: person, dueSince } of await listRemindedEmployers(db, now())) {
    const before = new Date(Date.parse(dueSince) - 1).toISOString()
    const earlier = await findRecentMails(db, kind, person, before)
    if (earlier.length) continue
    const mail: PlannedMail = { kind, person }
    const id = mailId(mail, dayOf(now()))
    await insertMail(db, { ...mail, id, writtenAt: now().toISOString() })
    reminded++
  }
  return reminded
}
