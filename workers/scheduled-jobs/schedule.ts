import { digestTime } from '#events/limits/alerts.ts'
import {
  type AlertContext,
  askForRenewals,
  cleanUpHits,
  endOverdueAlerts,
  sendDigests
} from './alerts.ts'
import { answerApplicants } from './answer-applicants.ts'
import { type ArchivalContext, archiveUsers } from './archive-users.ts'
import { backUp, dropBackups, type NightlyBackupContext } from './back-up.ts'
import { announceErasures, endStorageTerms } from './end-storage-terms.ts'
import { endIdleAccounts } from './idle-accounts.ts'
import { type ErasureContext, eraseUsers } from './erase-users.ts'
import { correctExpiries, expireJobs } from './expire-jobs.ts'
import { removeContacts } from './remove-contacts.ts'
import { hideReported } from './hide-reported.ts'
import {
  cleanUpRateLimits,
  cleanUpPictures,
  cleanUpSessions,
  cleanUpViews,
  cleanUpIdempotencyRecords,
  cleanUpArchives,
  cleanUpMails,
  type PictureObjectContext,
  removePictureObjects
} from './cleanup.ts'
import { countObservatory } from '#projections/jobs/figures/observatory.ts'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { announceEnds, remindEmployers } from '#services/mail/plan/remind-employers.ts'
import {
  alertOperators,
  type OperatorMailContext,
  remindOperators
} from '#services/mail/plan/write-to-operators.ts'
import { type ClockContext, isClockTrusted } from '#services/clock/clock.ts'
import { vacuum } from './vacuum.ts'

export type ScheduleContext = ArchivalContext &
  ErasureContext &
  OperatorMailContext &
  AlertContext &
  NightlyBackupContext &
  PictureObjectContext

export interface ScheduledJob {
  name: string
  /** Cron, in the time zone of Madrid. */
  cron: string
  /** Does nothing while the clock is not trusted: only the clock makes it due, and it cannot be undone. */
  waits: boolean
  /** Ten minutes unless it is given. */
  longestMinutes?: number
  /** Returns how many items it processed. Running it twice, or in two processes, does no harm. */
  run(dependencies: ScheduleContext): Promise<number>
}

const [digestHour, digestMinute] = digestTime.split(':')

/** All scheduled jobs; one that does not wait says why a wrong clock does no harm. */
export const schedule: ScheduledJob[] = [
  { name: 'expire-jobs', cron: '* * * * *', waits: true, run: expireJobs },
  // By a clock that is behind it would bring back jobs that have ended.
  { name: 'correct-expiries', cron: '27 * * * *', waits: true, run: correctExpiries },
  // Asked for by who closed the job; what a clock that is ahead leaves out is answered when it is right.
  { name: 'answer-applicants', cron: '* * * * *', waits: false, run: answerApplicants },
  { name: 'announce-ends', cron: '7 * * * *', waits: true, run: announceEnds },
  { name: 'remind-employers', cron: '0 9 * * *', waits: true, run: remindEmployers },
  // Made due by cases; a clock that jumps writes one e-mail too many or too late.
  { name: 'alert-operators', cron: '* * * * *', waits: false, run: alertOperators },
  { name: 'remind-operators', cron: '0 9 * * *', waits: true, run: remindOperators },
  // Made due by reports; an operator can undo it.
  { name: 'hide-reported', cron: '* * * * *', waits: false, run: hideReported },
  // Reads no clock.
  { name: 'archive-users', cron: '* * * * *', waits: false, run: archiveUsers },
  { name: 'erase-users', cron: '17 * * * *', waits: true, run: eraseUsers },
  { name: 'announce-erasures', cron: '7 9 * * *', waits: true, run: announceErasures },
  { name: 'end-idle-accounts', cron: '17 9 * * *', waits: true, run: endIdleAccounts },
  { name: 'remove-contacts', cron: '37 * * * *', waits: true, run: removeContacts },
  { name: 'end-storage-terms', cron: '7 4 * * *', waits: true, run: endStorageTerms },
  { name: 'purge-archives', cron: '41 4 * * *', waits: true, run: cleanUpArchives },
  { name: 'forget-commands', cron: '23 * * * *', waits: true, run: cleanUpIdempotencyRecords },
  { name: 'drop-sessions', cron: '29 * * * *', waits: true, run: cleanUpSessions },
  // A crash of the database empties the counters too.
  { name: 'drop-counts', cron: '*/10 * * * *', waits: false, run: cleanUpRateLimits },
  // Adds one at worst; `drop-backups` deletes.
  { name: 'back-up', cron: '17 3 * * *', waits: false, longestMinutes: 6 * 60, run: backUp },
  { name: 'drop-backups', cron: '47 * * * *', waits: true, run: dropBackups },
  { name: 'drop-pictures', cron: '37 3 * * *', waits: true, run: cleanUpPictures },
  // An erasure asks for it; only an upload has a term, an hour, and takes seconds.
  { name: 'remove-objects', cron: '* * * * *', waits: false, run: removePictureObjects },
  // Reads no clock.
  { name: 'drop-views', cron: '47 3 * * *', waits: false, run: cleanUpViews },
  {
    // After the storage terms have ended, so that it counts what is left. Counted anew each night.
    name: 'count-observatory',
    cron: '37 4 * * *',
    waits: false,
    run: ({ db, now }) => countObservatory(db, now())
  },
  {
    // Counted anew each night.
    name: 'count-responsiveness',
    cron: '47 4 * * *',
    waits: false,
    run: ({ db, now }) => countResponsiveness(db, now())
  },
  { name: 'drop-mail', cron: '53 3 * * *', waits: true, run: cleanUpMails },
  { name: 'end-alerts', cron: '7 * * * *', waits: true, run: endOverdueAlerts },
  { name: 'ask-alerts', cron: '10 10 * * *', waits: true, run: askForRenewals },
  // Again each hour, for a worker that did not run then.
  {
    name: 'send-digests',
    cron: `${digestMinute} ${digestHour}-21 * * *`,
    waits: true,
    run: sendDigests
  },
  { name: 'drop-hits', cron: '57 3 * * *', waits: true, run: cleanUpHits },
  // Reads no clock.
  { name: 'vacuum', cron: '13 5 * * *', waits: false, run: vacuum }
]

/** Returns how many items it processed: none while it waits. */
export async function runScheduledJob(
  { waits, run }: ScheduledJob,
  dependencies: ScheduleContext & ClockContext
): Promise<number> {
  return waits && !(await isClockTrusted(dependencies)) ? 0 : run(dependencies)
}
