import type { Context } from 'hono'
import type { Database } from '#events/database/database.ts'
import { isTown } from '#events/places/place-index.ts'
import { withDistance } from '#projections/jobs/search/place-filter.ts'
import { searchedPlace } from '#projections/jobs/search/place-filter.ts'
import { findJobHistory } from '#projections/jobs/figures/history.ts'
import { findSimilarJobs } from '#projections/jobs/search/similar-jobs.ts'
import type { JobCard, JobView } from '#projections/jobs/tables/view.ts'
import { phoneLinks } from '#projections/views/phone-links.ts'
import { findEmployer } from '#projections/jobs/figures/employers.ts'
import { questionsOf } from '#services/applications/shared/questions.ts'
import { toEmployerView } from '#services/jobs/shared/employer-texts.ts'
import { jobFacts } from '#services/jobs/shared/job-facts.ts'
import { jobHistory } from '#services/jobs/shared/job-history.ts'
import { isOver } from '#services/jobs/shared/expiry.ts'
import { readSearch } from '#services/jobs/shared/search-url.ts'
import { shareText } from '#services/jobs/shared/share-text.ts'
import type { ReplicaRead } from '#services/platform/http/responses/read-your-writes.ts'
import { cachedPosition } from '#services/response-cache/validity.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import type { JobIslandData, JobPageData, PlainFormData } from '../shared/contract.ts'
import { jsonForScript } from '../site/html-template.ts'
import { jobMeta } from '../seo/job-meta.ts'
import { speech } from '#services/words/words.ts'

/** Similar jobs, shown below a job. */
const maxSimilar = 3

/** A job, its employer, its history, and other jobs for its readers. */
export interface JobAndAround {
  found: JobView
  similar: JobCard[]
  employer: Awaited<ReturnType<typeof findEmployer>>
  changes: Awaited<ReturnType<typeof findJobHistory>>
}

export async function loadAround(
  { db, replicaRead }: { db: Database; replicaRead: ReplicaRead },
  c: Context,
  found: JobView,
  now: Date
): Promise<JobAndAround> {
  const [employer, changes, similar] = await Promise.all([
    findEmployer(db, found.employerId, now, found.id),
    findJobHistory(db, found.id),
    replicaRead(cachedPosition(c), db => findSimilarJobs(db, found, now, maxSimilar))
  ])
  return { found, employer, changes, similar }
}

interface JobPageOptions {
  site: PagesOfLanguage
  origin: string
  /** Includes the place of the search from which the visitor came. */
  params: URLSearchParams
  contact: 'on request' | 'gone' | 'shown'
  now: Date
  /** The form of an application that was refused. */
  sent?: PlainFormData
}

/** The HTML of a job's page, which says how to reach the employer only where the contact is shown. */
export function fillJobPage(
  { found, employer, changes, similar }: JobAndAround,
  { site, origin, params, contact, now, sent }: JobPageOptions
): string {
  const { contactPhone, contactEmail, ...job } = withDistanceFrom(found, params)
  const links = phoneLinks(contactPhone)
  const facts = jobFacts(found)
  const text = shareText(found, facts.offer, origin + speech.path(`/jobs/${found.id}`))
  const isLive = !found.outcome && !isOver(found, now)
  const history = jobHistory(changes)
  const page = {
    job,
    contact: contact === 'shown' ? { contactPhone, contactEmail, ...links } : contact,
    isLive,
    facts,
    history,
    shareText: text,
    employer: toEmployerOf(found, employer, now),
    hasMobile: links.whatsapp !== null
  }
  const hasEmployerPage = page.employer !== undefined
  const { dataController, sendsMail } = site
  const questions = isLive || sent ? questionsOf(found) : []
  const data: JobIslandData = {
    job,
    questions,
    now: now.getTime(),
    dataController,
    sendsMail,
    sent
  }
  return site.jobDetail.fill({
    ...jobMeta(found, { origin, now, hasEmployerPage }),
    job: site.render().renderJobPage(data, page, site.jobDetail.islandPrefix),
    similar: site.render().renderSimilarJobs(similar, now.getTime(), found),
    data: jsonForScript(data)
  })
}

/** The distance between the job and the place of the visitor's search, which the link of the list names. */
function withDistanceFrom(job: JobView, params: URLSearchParams): JobView {
  const { near, location } = readSearch(params)
  const place = searchedPlace({ near, location })
  return place && isTown(place) ? withDistance(job, place) : job
}

function toEmployerOf(
  job: JobView,
  employer: JobAndAround['employer'],
  now: Date
): JobPageData['employer'] {
  if (!employer || employer.isGone || employer.isHidden) return undefined
  const { liveJobs, ...own } = toEmployerView(employer, now)
  return { ...own, otherJobs: isOver(job, now) ? liveJobs : Math.max(0, liveJobs - 1) }
}
