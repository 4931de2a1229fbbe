import { type Context, Hono } from 'hono'
import { isUnavailable } from '#events/database/unavailable.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import type { JobPage } from '#projections/jobs/tables/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { authPath, readReturnPath } from '#services/auth/shared/auth-url.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { doNotCache } from '#services/response-cache/validity.ts'
import { homeWords } from '#services/words/words.ts'
import { cacheResponses, readFromReplica } from '#services/response-cache/cache-responses.ts'
import { keepErrorsPrivate } from './site/keep-errors-private.ts'
import { operatorPath } from './site/private-paths.ts'
import { sendFile, sendSearchPage } from './site/send.ts'
import { candidatePageRoutes } from './candidates/page-routes.ts'
import { candidateListRoutes } from './candidates/list-routes.ts'
import type { HomeParts } from './shared/contract.ts'
import { hasPage, leadEmployersToSpanish } from './site/languages.ts'
import { pageTime } from './site/page-time.ts'
import { jobPageRoutes } from './jobs/job-routes.ts'
import { jobListRoutes } from './jobs/list-routes.ts'
import { jobFileRoutes } from './seo/job-file-routes.ts'
import { feedRoutes, seoRoutes } from './seo/routes.ts'
import { answerPageRoutes } from './forms/answer-page-routes.ts'
import { followedPageRoutes } from './forms/followed-routes.ts'
import { linkedPageRoutes } from './forms/linked-page-routes.ts'
import { noticePageRoutes } from './notices/notice-routes.ts'
import { observatoryRoutes } from './notices/observatory-routes.ts'
import { previewPageRoutes } from './forms/preview-routes.ts'
import { appealPageRoutes } from './forms/appeal-routes.ts'
import { applicationFormRoutes } from './forms/application-form-routes.ts'
import { accountPageRoutes } from './forms/account-routes.ts'
import { passwordPageRoutes } from './forms/password-page-routes.ts'
import { reportPageRoutes } from './forms/report-routes.ts'
import { apiReferenceRoutes } from './notices/api-reference-routes.ts'
import { transparencyRoutes } from './notices/transparency-routes.ts'
import { employerPageRoutes } from './jobs/employer-routes.ts'
import type { BuiltSite, PagesOfLanguage } from './site/built-site.ts'

const latestJobsOnHome = 6

/** Pages that the server renders from the read tables. */
export function pageRoutes(site: BuiltSite, describeApi: () => object): Hono<AppEnv> {
  return protectedPages(site)
    .route('/', accountPageRoutes(site))
    .route('/', passwordPageRoutes(site))
    .route('/', feedRoutes)
    .route('/', seoRoutes)
    .route('/', jobFileRoutes)
    .route('/', candidateListRoutes(site))
    .route('/', candidatePageRoutes(site))
    .route('/', jobListRoutes(site))
    .route('/', jobPageRoutes(site))
    .route('/', applicationFormRoutes(site))
    .route('/', employerPageRoutes(site))
    .route('/', noticePageRoutes(site))
    .route('/', observatoryRoutes(site))
    .route('/', previewPageRoutes(site))
    .route('/', followedPageRoutes(site))
    .route('/', answerPageRoutes(site))
    .route('/', linkedPageRoutes(site))
    .route('/', reportPageRoutes(site))
    .route('/', appealPageRoutes(site))
    .route('/', transparencyRoutes(site))
    .route('/', apiReferenceRoutes(site, describeApi))
    .route('/', homeRoutes(site))
    .get(operatorPath, keepErrorsPrivate, authorize('readSecondFactor'), c =>
      sendFile(c, site.operator)
    )
}

/** The pages of candidates in another language than Spanish, below the address of the language. */
export function translatedPageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  return protectedPages(site)
    .route('/', homeRoutes(site))
    .route('/', candidateListRoutes(site))
    .route('/', candidatePageRoutes(site))
    .route('/', jobListRoutes(site))
    .route('/', jobPageRoutes(site))
    .route('/', applicationFormRoutes(site))
    .route('/', followedPageRoutes(site))
    .route('/', accountPageRoutes(site))
    .route('/', passwordPageRoutes(site))
    .route('/', linkedPageRoutes(site))
    .route('/', reportPageRoutes(site))
    .route('/', feedRoutes)
}

const homeRoutes = (site: PagesOfLanguage) =>
  new Hono<AppEnv>().get('/', authorize('searchJobs'), cacheResponses('jobs'), async c => {
    const now = c.env.board.now()
    const found = await latestJobs(c)
    if (!found) doNotCache(c)
    const parts = found
      ? site.render().renderHome(found, pageTime(c, now, found.jobs))
      : withoutJobs()
    return sendSearchPage(c, site.home.fill(parts), site.home.policy)
  })

/** Pages that need a session; without a session cookie the visitor is redirected to sign in. */
function protectedPages(site: PagesOfLanguage): Hono<AppEnv> {
  const pages = new Hono<AppEnv>()
  if (site.language !== defaultLanguage) {
    for (const route of [...site.protected.keys(), '/editar-perfil/:id', '/candidates/:id'])
      pages.use(route, leadEmployersToSpanish)
  }
  for (const [route, file] of site.protected) {
    if (!hasPage(site.language, route)) continue
    pages.get(route, c =>
      c.env.board.sessions.mayExist(c)
        ? sendFile(c, file)
        : c.redirect(authPath('login', pathOf(c)))
    )
  }
  if (!hasPage(site.language, '/editar-perfil/id')) return pages
  return pages.get('/editar-perfil/:id', c => sendFile(c, site.editProfile))
}

/** The path and the query, to which the sign-in returns. */
function pathOf(c: Context<AppEnv>): string | undefined {
  const { pathname, search } = new URL(c.req.url)
  return readReturnPath(pathname + search)
}

const withoutJobs = (): HomeParts => ({
  jobCount: homeWords.noCount,
  quickFilters: '',
  allJobs: homeWords.newestFirst,
  latest: '',
  roles: '',
  map: ''
})

/** Empty while the database is unavailable, so that the home page is always served. */
async function latestJobs(c: Context<AppEnv>): Promise<JobPage | undefined> {
  const { log, now } = c.env.board
  try {
    return await readFromReplica(c, (db, state) =>
      searchJobs(db, { page: 1, limit: latestJobsOnHome }, now(), state)
    )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn({ err: error }, 'home page served without jobs')
    return undefined
  }
}
