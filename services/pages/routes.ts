import { Hono, type MiddlewareHandler } from 'hono'
import { job } from '#events/jobs.ts'
import { readStream } from '#events/log.ts'
import { findJob, type JobView, searchJobs } from '#projections/jobs/queries.ts'
import { brand } from '#services/brand.ts'
import type { Env } from '#services/env.ts'
import { countedRead } from '#services/guards.ts'
import { may } from '#services/permissions.ts'
import { jobsPerPage } from '#services/jobs/contract.ts'
import { answerFile, answerPage } from './answers.ts'
import { breadcrumbs, jobPosting } from './job-posting.ts'
import { asked, headOfList, readPageSearch } from './list-head.ts'
import { dataText, htmlText } from './shell.ts'
import type { Site } from './site.ts'

/** Files of the site, answered before anything else is asked. */
export function staticFiles(
  { files }: Site,
  headers: Record<string, string>
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const file =
      c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return next()
    return answerFile(c, { ...file, headers: { ...headers, ...file.headers } })
  }
}

/** Pages that the server fills with what the board has. */
export function pageRoutes(site: Site): Hono<Env> {
  return new Hono<Env>()
    .get('/jobs', may('searchJobs'), countedRead, async c => {
      const { tools } = c.var
      const search = readPageSearch(new URL(c.req.url).searchParams)
      const now = tools.now()
      const found = await searchJobs(tools.searches, asked(search, jobsPerPage), now)
      const data = { search, found, now: now.getTime() }
      const html = site.jobList.fill({
        ...headOfList(search, found, tools.config.appOrigin),
        results: site.render.renderJobSearch(data, site.jobList.prefix),
        data: dataText(data)
      })
      return answerPage(c, html, site.jobList.policy)
    })

    .get('/jobs/:id', may('findJob'), countedRead, async c => {
      const { tools } = c.var
      const id = c.req.param('id')
      const found = await findJob(tools.db, id)
      if (!found) {
        const history = await readStream(tools.db, job.stream(id))
        return answerFile(c, site.missingJob, history.length ? 410 : 404)
      }
      const html = site.jobDetail.fill(fillDetail(site, found, tools.config.appOrigin, tools.now()))
      return answerPage(c, html, site.jobDetail.policy)
    })
}

function fillDetail(site: Site, found: JobView, origin: string, now: Date): Record<string, string> {
  const address = `${origin}/jobs/${found.id}`
  const isLive = new Date(found.expiryDate) > now
  const posting = [jobPosting(found, address, brand), breadcrumbs(found, origin)]
  return {
    title: htmlText(`${found.title} · ${found.location}`),
    description: htmlText(`${found.companyName}: ${found.description}`),
    canonical: htmlText(address),
    robots: isLive ? 'index, follow' : 'noindex',
    posting: isLive ? `<script type="application/ld+json">${dataText(posting)}</script>` : '',
    job: site.render.renderJobDetail(found, now.getTime()),
    data: dataText(found)
  }
}
