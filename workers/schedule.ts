import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'
import { archiveUsers } from './archive-users.ts'
import { eraseUsers } from './erase-users.ts'
import { expireJobs } from './expire-jobs.ts'
import {
  cleanUpRateLimits,
  cleanUpPictures,
  cleanUpSessions,
  cleanUpIdempotencyRecords,
  cleanUpArchives
} from './cleanup.ts'
import { vacuum } from './vacuum.ts'

export interface ScheduledJob {
  name: string
  /** Cron expression in the time zone of Madrid. */
  cron: string
  /** Idempotent; returns how many items it processed. */
  run(tools: DataAccess): Promise<number>
}

export const schedule: ScheduledJob[] = [
  { name: 'expire-jobs', cron: '* * * * *', run: expireJobs },
  { name: 'archive-users', cron: '* * * * *', run: archiveUsers },
  { name: 'erase-users', cron: '17 * * * *', run: eraseUsers },
  { name: 'purge-archives', cron: '41 4 * * *', run: cleanUpArchives },
  { name: 'forget-commands', cron: '23 * * * *', run: cleanUpIdempotencyRecords },
  { name: 'drop-sessions', cron: '29 * * * *', run: cleanUpSessions },
  { name: 'drop-counts', cron: '*/10 * * * *', run: cleanUpRateLimits },
  { name: 'drop-pictures', cron: '37 3 * * *', run: cleanUpPictures },
  { name: 'vacuum', cron: '13 5 * * *', run: vacuum }
]
