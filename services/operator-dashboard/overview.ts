import { dashboardDays } from '#events/limits/figures.ts'
import type { Database, Queryable } from '#events/database/database.ts'
import { listLatestErasures } from '#events/store/erasures.ts'
import { listDeadLetters } from '#events/store/dead-letters.ts'
import { countPendingCases } from '#projections/cases/queries.ts'
import { countEmployers } from '#projections/users/employers.ts'
import { dayInSql } from '#services/platform/shared/time-zone.ts'
import type { Config } from '#services/platform/config/config.ts'
import { readDatabaseStatus } from '#services/platform/observability/status.ts'
import { readClockNow } from '#services/clock/clock.ts'
import { findLastBackup } from '#services/backups/last-backup.ts'
import { listServerFaults } from '#services/mail/outbox/mail-list.ts'
import type { DailyCounts, Deletion, Overview } from './view.ts'

const shownDeletions = 50

export async function readOverview(
  db: Database,
  { backupDir }: Pick<Config, 'backupDir'>,
  now: Date
): Promise<Overview> {
  const { head, subscriptions } = await readDatabaseStatus(db)
  const deadLetters = await listDeadLetters(db)
  return {
    waiting: { cases: await countPendingCases(db), employers: await countEmployers(db, false) },
    head,
    days: await readDailyCounts(db, now),
    subscriptions: subscriptions.map(({ name, position, lag, deadLetters }) => ({
      name,
      position,
      lag,
      deadLetters
    })),
    deadLetters: deadLetters.map(({ subscription, position, attempts, error, failedAt }) => {
      return {
        id: deadLetterId(subscription, position),
        subscription,
        position,
        attempts,
        error,
        failedAt
      }
    }),
    mailFaults: await listServerFaults(db),
    isBackupScheduled: backupDir !== undefined,
    lastBackupAt: await findLastBackup(db),
    clockSoundHours: (await readClockNow({ db, now: () => now })).soundHours,
    deletions: await readDeletions(db)
  }
}

function readDailyCounts(db: Queryable, now: Date): Promise<DailyCounts[]> {
  return db.query(
    `WITH days AS (
       SELECT ${dayInSql('$1::timestamptz')} - back AS day
         FROM generate_series(0, $2 - 1) AS back)
     SELECT day, coalesce(posted.n, 0) AS postings, coalesce(applied.n, 0) AS applications,
       coalesce(searched.n, 0) AS searches, coalesce(registered.n, 0) AS registrations
       FROM days
       LEFT JOIN (SELECT day, n FROM figures.days WHERE fact = 'JobPosted') AS posted USING (day)
       LEFT JOIN (SELECT day, n FROM figures.days WHERE fact = 'ApplicationSubmitted') AS applied
         USING (day)
       LEFT JOIN (SELECT day, n FROM figures.days WHERE fact = 'UserRegistered') AS registered
         USING (day)
       LEFT JOIN figures.searches AS searched USING (day)
      ORDER BY day`,
    [now.toISOString(), dashboardDays.counted]
  )
}

/** Latest first. */
async function readDeletions(db: Queryable): Promise<Deletion[]> {
  const deleted = await db.query<Deletion>(
    `SELECT id, 'deleted' AS kind, deleted_at AS at,
       CASE WHEN deleted_by_admin THEN 'operator' ELSE 'owner' END AS by
       FROM users WHERE is_deleted ORDER BY at DESC, id LIMIT $1`,
    [shownDeletions]
  )
  const erasures = await listLatestErasures(db, shownDeletions)
  const erased = erasures.map(({ subject, erasedAt, requestedBy }): Deletion => {
    return { id: subject, kind: 'erased', at: erasedAt, by: requestedBy }
  })
  const byTime = (a: Deletion, b: Deletion) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id)
  return [...deleted, ...erased].sort(byTime).slice(0, shownDeletions)
}

/** The id of a dead letter in addresses. */
export function deadLetterId(subscription: string, position: number): string {
  return `${subscription}-${position}`
}
