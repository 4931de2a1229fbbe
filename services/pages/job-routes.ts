import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { isTown } from '#events/places/place-index.ts'
import { withDistance } from '#projections/jobs/distances.ts'
import { searchedPlace } from '#projections/jobs/place-filter.ts'
import { findJobHistory } from '#projections/jobs/history.ts'
import { findJob } from '#projections/jobs/queries.ts'
import { findSimilarJobs } from '#projections/jobs/similar-jobs.ts'
import type { JobView } from '#projections/jobs/view.ts'
import { findYard } from '#projections/jobs/yards.ts'
import type { Authorize } from '#services/auth/decide.ts'
import { firstAnniversary, toYardView } from '#services/jobs/employer-texts.ts'
import { jobFacts } from '#services/jobs/job-facts.ts'
import { jobHistory } from '#services/jobs/job-history.ts'
import { isOver, withoutOldContact } from '#services/jobs/limits.ts'
import { readSearch } from '#services/jobs/search-url.ts'
import { shareText } from '#services/jobs/share-text.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { dependsOn, isValidWithin, onCacheHit } from '#services/platform/http/cacheability.ts'
import type { CacheHit } from '#services/platform/http/cached-response.ts'
import type { CacheResponses } from '#services/platform/http/cache-responses.ts'
import { isSearchTextTooLong } from '#services/platform/validation/search-params.ts'
import type { BuiltSite } from './built-site.ts'
import type { JobIslandData, JobPageData } from './contract.ts'
import { jsonForScript } from './html-template.ts'
import { jobMeta } from './job-meta.ts'
import { sendHiddenJob, sendMissingJob } from './missing-job.ts'
import { pageTime } from './page-time.ts'
import { type JobListDependencies, sendJobList, sendLandingPage } from './send-job-list.ts'
import { sendPage } from './send.ts'

/** Below a job. */
const similarJobs = 3

export interface JobPageDependencies extends JobListDependencies {
  authorize: Authorize
  db: Database
  cacheResponses: CacheResponses
  viewCounter: { add(job: { id: string; employerId: string }, c: CacheHit): void }
}

/** The list of jobs, and the page of one job. */
export function jobPageRoutes(dependencies: JobPageDependencies): Hono<AppEnv> {
  const { authorize, db, cacheResponses, origin, site } = dependencies
  return new Hono<AppEnv>()
    .get('/jobs', authorize('searchJobs'), cacheResponses('jobs'), async c => {
      const params = new URL(c.req.url).searchParams
      const isTooLong = ['keyword', 'location'].some(name => isSearchTextTooLong(params, name))
      return sendJobList(c, readSearch(params), isTooLong, dependencies)
    })

    .get('/empleos/:role', authorize('searchJobs'), cacheResponses('jobs'), c =>
      sendLandingPage(c, { role: c.req.param('role') }, dependencies)
    )
    .get('/empleos/en/:province', authorize('searchJobs'), cacheResponses('jobs'), c =>
      sendLandingPage(c, { province: c.req.param('province') }, dependencies)
    )
    .get('/empleos/:role/:province', authorize('searchJobs'), cacheResponses('jobs'), c =>
      sendLandingPage(c, c.req.param(), dependencies)
    )

    .get('/jobs/:id', authorize('findJob'), cacheResponses('jobs'), async c => {
      const id = c.req.param('id')
      const now = dependencies.now()
      const stored = await findJob(db, id)
      const found = stored && withoutOldContact(stored, now)
      if (!found) return sendMissingJob(c, id, dependencies)
      if (found.hiddenReason) return sendHiddenJob(c, found.hiddenReason, site)
      const { employerId } = found
      dependsOn(c, employerId)
      dependencies.viewCounter.add(found, c)
      onCacheHit(c, c => dependencies.viewCounter.add({ id, employerId }, c))
      const more = await loadAround(db, found, now)
      const anniversary = firstAnniversary(more.yard?.since ?? found.postDate)
      if (anniversary > now) isValidWithin(c, 0, anniversary.getTime())
      const time = new Date(pageTime(c, now, [found, ...more.similar]))
      const placed = withDistanceFrom(found, new URL(c.req.url).searchParams)
      const around = { found: placed, ...more }
      const html = site.jobDetail.fill(jobPageVariables(site, around, origin, time))
      return sendPage(c, html, site.jobDetail.policy)
    })
}

/** How far the job is from the place of the visitor's search, which the link of the list names. */
function withDistanceFrom(job: JobView, params: URLSearchParams): JobView {
  const { near, location } = readSearch(params)
  const place = searchedPlace({ near, location })
  return place && isTown(place) ? withDistance(job, place) : job
}

/** The employer, what happened to the job, and other jobs for its readers. */
async function loadAround(db: Database, found: JobView, now: Date) {
  const [yard, changes, similar] = await Promise.all([
    findYard(db, found.employerId, now, found.id),
    findJobHistory(db, found.id),
    findSimilarJobs(db, found, now, similarJobs)
  ])
  return { yard, changes, similar }
}

interface JobAndAround extends Awaited<ReturnType<typeof loadAround>> {
  found: JobView
}

function jobPageVariables(
  site: BuiltSite,
  { found, yard, changes, similar }: JobAndAround,
  origin: string,
  now: Date
): Record<string, string> {
  const facts = jobFacts(found)
  const message = shareText(found, facts.offer, `${origin}/jobs/${found.id}`)
  const page = {
    job: found,
    isLive: !found.outcome && !isOver(found, now),
    facts,
    history: jobHistory(changes),
    yard: toYardOf(found, yard, now)
  }
  const { dataController } = site
  const data: JobIslandData = {
    job: found,
    shareText: message,
    now: now.getTime(),
    dataController
  }
  return {
    ...jobMeta(found, origin, now),
    job: site.render.renderJobPage(data, page, site.jobDetail.islandPrefix),
    similar: site.render.renderSimilarJobs(similar, now.getTime()),
    data: jsonForScript(data)
  }
}

type FoundYard = Awaited<ReturnType<typeof findYard>>

function toYardOf(job: JobView, yard: FoundYard, now: Date): JobPageData['yard'] {
  if (!yard || yard.isGone || yard.isHidden) return undefined
  const { liveJobs, ...own } = toYardView(yard, now)
  return { ...own, otherJobs: isOver(job, now) ? liveJobs : Math.max(0, liveJobs - 1) }
}
