import type { JobCard } from '#projections/jobs/tables/view.ts'
import { offerText } from '#services/jobs/shared/card-facts.ts'
import { describeSearch, searchedText } from '#services/jobs/shared/search-texts.ts'
import { searchPath } from '#services/jobs/shared/search-url.ts'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import { alertEndUrl, findAddressedAlert, searchOf, whyAlert } from './alert-mails.ts'
import { findDigestJobs } from './digest-jobs.ts'
import { untellHits } from './digests.ts'
import type { MailKind } from '../parts/mail-kind.ts'

const mostJobs = 10
const week = 7 * 24 * 60 * 60 * 1000

/** The jobs that an alert has found; none when all of them have gone meanwhile. */
export const alertDigestMail: MailKind = {
  isEssential: false,
  // A later digest takes its place.
  usefulFor: week,
  whenNotSent: (tx, { about = '', writtenAt }) => untellHits(tx, about, writtenAt),
  async write(context, subject) {
    const { db, origin } = context
    const alert = await findAddressedAlert(db, subject)
    if (!alert) return undefined
    const digest = { alert: alert.id, toldAt: subject.writtenAt }
    const { jobs, total } = await findDigestJobs(db, digest, {
      now: context.now(),
      limit: mostJobs
    })
    if (!total) return undefined
    const search = searchOf(alert)
    const counted = formatCount(total, 'empleo nuevo', 'empleos nuevos')
    const described = describeSearch(search)
    return {
      to: alert.to,
      mail: {
        subject: [counted, searchedText(search)].filter(Boolean).join(' '),
        lines: [
          described ? `Buscas: ${described}.` : 'Buscas cualquier empleo con caballos.',
          ...(total > mostJobs ? [`Estos son los ${mostJobs} más nuevos.`] : [])
        ],
        items: jobs.map(job => toItem(job, origin)),
        action: {
          text: 'Ver la búsqueda',
          url: origin + searchPath({ ...search, sort: 'nuevos' })
        },
        why: whyAlert,
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
    url: `${origin}/jobs/${id}`
  }
}
