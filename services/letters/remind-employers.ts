import type { Database } from '#events/database/database.ts'
import { listRemindedEmployers } from '#projections/applications/waiting.ts'
import { listEndingJobs } from '#projections/jobs/ending.ts'
import { dayOf } from '#services/platform/config/time-zone.ts'
import { createLetterId } from './letter-id.ts'
import type { PlannedLetter } from './planned-letter.ts'
import { findRecentLetters, findWritten, insertLetter } from './store.ts'

export interface ReminderDependencies {
  db: Database
  secret: string
  now(): Date
}

/** Writes to the employers whose ads end within a week, once for each end. */
export async function announceEnds({ db, secret, now }: ReminderDependencies): Promise<number> {
  const letterId = createLetterId(secret)
  const ending = await listEndingJobs(db, now())
  const letters = ending.map(({ id: about, employerId: person, expiryDate }) => {
    const letter: PlannedLetter = { kind: 'job-ending', person, about }
    return { ...letter, id: letterId(letter, expiryDate), writtenAt: now().toISOString() }
  })
  const written = await findWritten(
    db,
    letters.map(({ id }) => id)
  )
  const missing = letters.filter(({ id }) => !written.has(id))
  for (const letter of missing) await insertLetter(db, letter)
  return missing.length
}

/** Writes, once a day at most, to the employers whose applications have waited for one or two weeks since they were last reminded. */
export async function remindEmployers({ db, secret, now }: ReminderDependencies): Promise<number> {
  const letterId = createLetterId(secret)
  const kind = 'applications-waiting'
  let reminded = 0
  for (const { id: person, dueSince } of await listRemindedEmployers(db, now())) {
    const before = new Date(Date.parse(dueSince) - 1).toISOString()
    const earlier = await findRecentLetters(db, kind, person, before)
    if (earlier.length) continue
    const letter: PlannedLetter = { kind, person }
    const id = letterId(letter, dayOf(now()))
    await insertLetter(db, { ...letter, id, writtenAt: now().toISOString() })
    reminded++
  }
  return reminded
}
