import type { Database } from '#events/database/database.ts'
import { measureWaitingCases } from '#projections/cases/queries.ts'
import { countOfAllDays } from '#projections/daily-statistics/queries.ts'
import { countUnerasedUsers } from '#projections/users/queries.ts'
import { readBackupAge } from '#services/backups/last-backup.ts'
import { readClockNow } from '#services/clock/clock.ts'
import { countMails, type MailCount } from '#services/mail/outbox/mail-list.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { Backlog, OperationalState } from '#services/platform/observability/gauges.ts'
import { gracePeriodStart } from '#services/users/decide.ts'

/** Days after its term, by which the hourly job has erased an account also when it waited for a clock to be trusted. */
const overdueAfterDays = 2

/** For /metrics, `npm run ops -- status` and /operador. */
export async function readOperationalState(
  db: Database,
  { mail, eraseAfterDays }: Pick<Config, 'mail' | 'eraseAfterDays'>,
  now: Date
): Promise<OperationalState> {
  const mails = await countMails(db, now)
  const waiting = await measureWaitingCases(db, now)
  const due = gracePeriodStart(now, eraseAfterDays + overdueAfterDays)
  return {
    mails: mails.map(({ state, count }) => ({ state, count })),
    waitingMails: mail.delivery === 'none' ? null : measureWaitingMails(mails),
    mailServerFaults: sum(mails.map(({ serverFaults }) => serverFaults)),
    backupAge: await readBackupAge(db, now),
    clockSoundHours: (await readClockNow({ db, now: () => now })).soundHours,
    cases: { count: waiting.cases, oldestSeconds: waiting.oldestCase },
    heldJobs: { count: waiting.heldJobs, oldestSeconds: waiting.oldestHeldJob },
    accountsRegistered: await countOfAllDays(db, 'UserRegistered'),
    erasuresOverdue: await countUnerasedUsers(db, due.toISOString())
  }
}

/** The oldest is among those that are due. */
function measureWaitingMails(mails: readonly MailCount[]): Backlog {
  const waiting = mails.filter(({ state }) => state === 'waiting' || state === 'sending')
  const ages = waiting.flatMap(({ oldestSeconds }) => oldestSeconds ?? [])
  return {
    count: sum(waiting.map(({ count }) => count)),
    oldestSeconds: ages.length ? Math.max(...ages) : null
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
