import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { archiveUsers } from './archive-users.ts'
import { eraseUsers } from './erase-users.ts'
import { expireJobs } from './expire-jobs.ts'
import {
  dropOldCounts,
  dropOldPictures,
  dropOldSessions,
  forgetOldCommands,
  purgeDueArchives
} from './cleanup.ts'
import { vacuum } from './vacuum.ts'

export interface Duty {
  name: string
  /** Cron, by the clock of Madrid. */
  when: string
  /** Answers how many things it treated. Running it twice, or in two processes, does no harm. */
  run(tools: DataTools): Promise<number>
}

/** What must be done without anyone asking. */
export const timetable: Duty[] = [
  { name: 'expire-jobs', when: '* * * * *', run: expireJobs },
  { name: 'archive-users', when: '* * * * *', run: archiveUsers },
  { name: 'erase-users', when: '17 * * * *', run: eraseUsers },
  { name: 'purge-archives', when: '41 4 * * *', run: purgeDueArchives },
  { name: 'forget-commands', when: '23 * * * *', run: forgetOldCommands },
  { name: 'drop-sessions', when: '29 * * * *', run: dropOldSessions },
  { name: 'drop-counts', when: '*/10 * * * *', run: dropOldCounts },
  { name: 'drop-pictures', when: '37 3 * * *', run: dropOldPictures },
  { name: 'vacuum', when: '13 5 * * *', run: vacuum }
]
