import type { Database } from '#events/database/database.ts'
import { listRemindedEmployers } from '#projections/applications/waiting.ts'
import { listEndingJobs } from '#projections/jobs/ending.ts'
import { dayOf } from '#services/platform/config/time-zone.ts'
import { createLetterId } from './letter-id.ts'
import type { PlannedLetter } from './planned-letter.ts'
import { insertLetter } from './store.ts'

export interface ReminderDependencies {
  db: Database
  secret: string
  now(): Date
}

/** Writes to the employers whose ads end in a week. */
export async function announceEnds({ db, secret, now }: ReminderDependencies): Promise<number> {
  const ending = await listEndingJobs(db, now())
  for (const { id, employerId, expiryDate } of ending) {
    const letter: PlannedLetter = { kind: 'job-ending', person: employerId, about: id }
    await write({ db, secret, now }, letter, expiryDate)
  }
  return ending.length
}

/** Writes, once a day at most, to the employers whose applications wait for one or two weeks today. */
export async function remindEmployers({ db, secret, now }: ReminderDependencies): Promise<number> {
  const employers = await listRemindedEmployers(db, now())
  for (const { id } of employers) {
    const letter: PlannedLetter = { kind: 'applications-waiting', person: id }
    await write({ db, secret, now }, letter, dayOf(now()))
  }
  return employers.length
}

function write(
  { db, secret, now }: ReminderDependencies,
  letter: PlannedLetter,
  cause: string
): Promise<void> {
  const id = createLetterId(secret)(letter, cause)
  return insertLetter(db, { ...letter, id, writtenAt: now().toISOString() })
}
