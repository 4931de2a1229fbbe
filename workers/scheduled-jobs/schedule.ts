import {
  type AlertContext,
  askForRenewals,
  cleanUpHits,
  endOverdueAlerts,
  sendDigests
} from './alerts.ts'
import { answerApplicants } from './answer-applicants.ts'
import { type ArchivalContext, archiveUsers } from './archive-users.ts'
import { backUp, type NightlyBackupContext } from './back-up.ts'
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
import {
  announceEnds,
  type ReminderContext,
  remindEmployers
} from '#services/mail/plan/remind-employers.ts'
import { vacuum } from './vacuum.ts'

export type ScheduleContext = ArchivalContext &
  ErasureContext &
  ReminderContext &
  AlertContext &
  NightlyBackupContext &
  PictureObjectContext

export interface ScheduledJob {
  name: string
  /** Cron, in the time zone of Madrid. */
  cron: string
  /** Ten minutes unless it is given. */
  longestMinutes?: number
  /** Returns how many items it processed. Running it twice, or in two processes, does no harm. */
  run(dependencies: ScheduleContext): Promise<number>
}

/** All scheduled jobs. */
export const schedule: ScheduledJob[] = [
  { name: 'expire-jobs', cron: '* * * * *', run: expireJobs },
  { name: 'correct-expiries', cron: '27 * * * *', run: correctExpiries },
  { name: 'answer-applicants', cron: '* * * * *', run: answerApplicants },
  { name: 'announce-ends', cron: '7 * * * *', run: announceEnds },
  { name: 'remind-employers', cron: '0 9 * * *', run: remindEmployers },
  { name: 'hide-reported', cron: '* * * * *', run: hideReported },
  { name: 'archive-users', cron: '* * * * *', run: archiveUsers },
  { name: 'erase-users', cron: '17 * * * *', run: eraseUsers },
  { name: 'announce-erasures', cron: '7 9 * * *', run: announceErasures },
  { name: 'end-idle-accounts', cron: '17 9 * * *', run: endIdleAccounts },
  { name: 'remove-contacts', cron: '37 * * * *', run: removeContacts },
  { name: 'end-storage-terms', cron: '7 4 * * *', run: endStorageTerms },
  { name: 'purge-archives', cron: '41 4 * * *', run: cleanUpArchives },
  { name: 'forget-commands', cron: '23 * * * *', run: cleanUpIdempotencyRecords },
  { name: 'drop-sessions', cron: '29 * * * *', run: cleanUpSessions },
  { name: 'drop-counts', cron: '*/10 * * * *', run: cleanUpRateLimits },
  { name: 'back-up', cron: '17 3 * * *', longestMinutes: 6 * 60, run: backUp },
  { name: 'drop-pictures', cron: '37 3 * * *', run: cleanUpPictures },
  { name: 'remove-objects', cron: '* * * * *', run: removePictureObjects },
  { name: 'drop-views', cron: '47 3 * * *', run: cleanUpViews },
  {
    // After the storage terms have ended, so that it counts what is left.
    name: 'count-observatory',
    cron: '37 4 * * *',
    run: ({ db, now }) => countObservatory(db, now())
  },
  {
    name: 'count-responsiveness',
    cron: '47 4 * * *',
    run: ({ db, now }) => countResponsiveness(db, now())
  },
  { name: 'drop-mail', cron: '53 3 * * *', run: cleanUpMails },
  { name: 'end-alerts', cron: '7 * * * *', run: endOverdueAlerts },
  { name: 'ask-alerts', cron: '10 10 * * *', run: askForRenewals },
  // Again after half past seven, for a worker that did not run then.
  { name: 'send-digests', cron: '30 7-21 * * *', run: sendDigests },
  { name: 'drop-hits', cron: '57 3 * * *', run: cleanUpHits },
  { name: 'vacuum', cron: '13 5 * * *', run: vacuum }
]
