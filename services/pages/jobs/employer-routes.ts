import { type Context, Hono } from 'hono'
import { listEmployerJobs } from '#projections/jobs/search/list-employer-jobs.ts'
import { findEmployer } from '#projections/jobs/figures/employers.ts'
import type { EmployerView } from '#projections/jobs/figures/employers-view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { firstAnniversary, toEmployerView } from '#services/jobs/shared/employer-texts.ts'
import { brand } from '#services/words/shared/brand.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { isValidWithin } from '#services/response-cache/validity.ts'
import { cacheResponses } from '#services/response-cache/cache-responses.ts'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import type { EmployerPageData } from '../shared/contract.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { escapeHtml } from '../site/html-template.ts'
import { pageTime } from '../site/page-time.ts'
import { sendFile, sendFramedPage, sendPage } from '../site/send.ts'

/** Characters of what an employer says of itself in the description of its page. */
const maxAboutLength = 120
/** Jobs that the page shows. */
const maxJobs = 50

/** The public page of an employer, with the live jobs; and these alone, for a frame of its own website. */
export function employerPageRoutes(site: BuiltSite): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/employers/:id', authorize('findJob'), cacheResponses('jobs', 'users'), async c => {
      const { origin } = c.env.board
      const found = await findShownEmployer(c, c.req.param('id'))
      if (!found || found.isGone) return sendFile(c, site.missingEmployer, found ? 410 : 404)
      if (found.isHidden) return sendFile(c, site.hiddenEmployer, 404)
      const data = await loadPageData(c, found)
      const html = site.employer.fill({
        ...employerMeta(data.employer, origin),
        employer: site.render().renderEmployerPage(data)
      })
      return sendPage(c, html, site.employer.policy)
    })

    .get(
      '/employers/:id/anuncios',
      authorize('findJob'),
      cacheResponses('jobs', 'users'),
      async c => {
        const found = await findShownEmployer(c, c.req.param('id'))
        if (!found || found.isGone || found.isHidden) return sendFile(c, site.framedMissing, 404)
        const data = await loadPageData(c, found)
        const html = site.framedJobs.fill({
          title: escapeHtml(`Empleos de ${found.name}`),
          jobs: site.render().renderFramedJobs(data)
        })
        return sendFramedPage(c, html, site.framedJobs.policy)
      }
    )
}

type FoundEmployer = NonNullable<Awaited<ReturnType<typeof findEmployer>>>

async function findShownEmployer(
  c: Context<AppEnv>,
  id: string
): Promise<FoundEmployer | undefined> {
  const { db, now, rateLimiter } = c.env.board
  const extra = requestCosts.list - requestCosts.plain
  await rateLimiter.consumePoints('reads', rateLimitKey(c.var.clientAddress), extra)
  return findEmployer(db, id, now())
}

async function loadPageData(c: Context<AppEnv>, found: FoundEmployer): Promise<EmployerPageData> {
  const { db } = c.env.board
  const now = c.env.board.now()
  const anniversary = firstAnniversary(found.since)
  if (anniversary > now) isValidWithin(c, 0, anniversary.getTime())
  const { jobs } = await listEmployerJobs(db, found.id, false, { page: 1, limit: maxJobs }, now)
  return { employer: toEmployerView(found, now), jobs, now: pageTime(c, now, jobs) }
}

/** Search engines index it while it has live jobs. */
function employerMeta(
  { id, name, text, liveJobs }: EmployerView,
  origin: string
): Record<string, string> {
  const jobs = liveJobs
    ? formatCount(liveJobs, 'empleo con caballos', 'empleos con caballos')
    : 'Ahora no busca a nadie'
  const about = cutAtWord(text?.replace(/\s+/g, ' ').trim() ?? '', maxAboutLength)
  return {
    title: escapeHtml(`${name} · ${brand}`),
    description: escapeHtml(`${name}: ${jobs}. ${about}`.trim()),
    canonical: escapeHtml(`${origin}/employers/${id}`),
    robots: liveJobs ? 'index, follow' : 'noindex, follow'
  }
}
