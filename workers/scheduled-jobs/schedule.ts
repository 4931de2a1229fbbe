import { answerApplicants } from './answer-applicants.ts'
import { type ArchivalDependencies, archiveUsers } from './archive-users.ts'
import { type ErasureDependencies, eraseUsers } from './erase-users.ts'
import { expireJobs } from './expire-jobs.ts'
import {
  cleanUpRateLimits,
  cleanUpPictures,
  cleanUpSessions,
  cleanUpViews,
  cleanUpIdempotencyRecords,
  cleanUpArchives,
  cleanUpLetters
} from './cleanup.ts'
import { vacuum } from './vacuum.ts'

export type ScheduleDependencies = ArchivalDependencies & ErasureDependencies

export interface ScheduledJob {
  name: string
  /** Cron, in the time zone of Madrid. */
  cron: string
  /** Returns how many items it processed. Running it twice, or in two processes, does no harm. */
  run(dependencies: ScheduleDependencies): Promise<number>
}

/** What happens without a request. */
export const schedule: ScheduledJob[] = [
  { name: 'expire-jobs', cron: '* * * * *', run: expireJobs },
  { name: 'answer-applicants', cron: '* * * * *', run: answerApplicants },
  { name: 'archive-users', cron: '* * * * *', run: archiveUsers },
  { name: 'erase-users', cron: '17 * * * *', run: eraseUsers },
  { name: 'purge-archives', cron: '41 4 * * *', run: cleanUpArchives },
  { name: 'forget-commands', cron: '23 * * * *', run: cleanUpIdempotencyRecords },
  { name: 'drop-sessions', cron: '29 * * * *', run: cleanUpSessions },
  { name: 'drop-counts', cron: '*/10 * * * *', run: cleanUpRateLimits },
  { name: 'drop-pictures', cron: '37 3 * * *', run: cleanUpPictures },
  { name: 'drop-views', cron: '47 3 * * *', run: cleanUpViews },
  { name: 'drop-letters', cron: '53 3 * * *', run: cleanUpLetters },
  { name: 'vacuum', cron: '13 5 * * *', run: vacuum }
]
