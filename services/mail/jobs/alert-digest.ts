import { day } from '#events/units.ts'
import type { JobCard } from '#projections/jobs/tables/view.ts'
import { offerText } from '#services/jobs/shared/card-facts.ts'
import { describeSearch, searchedText } from '#services/jobs/shared/search-texts.ts'
import { searchPath } from '#services/jobs/shared/search-url.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { alertMailWords } from '#services/words/words.ts'
import { alertEndUrl, findAddressedAlert, searchOf } from './alert-mails.ts'
import { reopenHits } from './digests.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { pageUrl } from '../parts/page-url.ts'
import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from '#projections/jobs/tables/queries.ts'

const mostJobs = 10
const week = 7 * day

/** The jobs that an alert has found; none when all of them have gone meanwhile. */
export const alertDigestMail: MailKind = {
  isEssential: false,
  followsClock: true,
  // A later digest takes its place.
  usefulFor: week,
  whenNotSent: (tx, { about = '', writtenAt }) => reopenHits(tx, about, writtenAt),
  async write(context, subject) {
    const { db, origin } = context
    const alert = await findAddressedAlert(db, subject)
    if (!alert) return undefined
    const digest = { alert: alert.id, notifiedAt: subject.writtenAt }
    const { jobs, total } = await findDigestJobs(db, digest, {
      now: context.now(),
      limit: mostJobs
    })
    if (!total) return undefined
    const search = searchOf(alert)
    const counted = formatCount(total, alertMailWords.newJob, alertMailWords.newJobs)
    return {
      to: alert.to,
      mail: {
        subject: [counted, searchedText(search)].filter(Boolean).join(' '),
        lines: [
          alertMailWords.digest(describeSearch(search)),
          ...(total > mostJobs ? [alertMailWords.newest(mostJobs)] : [])
        ],
        items: jobs.map(job => toItem(job, origin)),
        action: {
          text: alertMailWords.seeSearch,
          url: pageUrl(origin, searchPath({ ...search, sort: 'nuevos' }))
        },
        why: alertMailWords.why,
        unsubscribe: alertEndUrl(context, alert.id, subject.writtenAt)
      }
    }
  }
}

function toItem(job: JobCard, origin: string) {
  const { id, title, companyName, location } = job
  return {
    title,
    text: `${companyName}, ${location} · ${offerText(job)}`,
    url: pageUrl(origin, `/jobs/${id}`)
  }
}

/** The jobs of a digest that are still live, newest first, and their number. */
async function findDigestJobs(
  db: Queryable,
  { alert, notifiedAt }: { alert: string; notifiedAt: Date },
  { now, limit }: { now: Date; limit: number }
): Promise<{ jobs: JobCard[]; total: number }> {
  const rows = await db.query<JobRow<JobCard> & { total: number }>(
    `SELECT ${jobCardColumns}, count(*) OVER () AS total FROM jobs
      WHERE id IN (SELECT job FROM mail.alert_hits WHERE alert = $1 AND notified_at = $2)
        AND search.is_live(live, expiry_date, $3) ORDER BY no DESC LIMIT $4`,
    [alert, notifiedAt.toISOString(), now.toISOString(), limit]
  )
  return {
    jobs: rows.map(({ total, ...row }) => toJobView<JobCard>(row)),
    total: rows[0]?.total ?? 0
  }
}
