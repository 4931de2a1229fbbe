import { Hono } from 'hono'
import { searchCandidates } from '#projections/candidate-profiles/search-candidates.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { candidatesPerPage } from '#events/limits/candidate-profiles.ts'
import { SearchCandidates } from '#services/candidate-profiles/search-contract.ts'
import { candidateQuery, candidatesPath } from '#services/candidate-profiles/shared/search-url.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { readFromReplica, cacheResponses } from '#services/response-cache/cache-responses.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { jsonForScript } from '../site/html-template.ts'
import { sendSearchPage } from '../site/send.ts'
import { candidateListMeta, parseCandidateSearch } from './list-meta.ts'

/** The list of candidates, rendered whole in the first HTML. */
export function candidateListRoutes({
  candidateList: template,
  render,
  dataController
}: PagesOfLanguage): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/candidates',
    authorize('searchCandidates'),
    cacheResponses('candidate_profiles', 'jobs'),
    async c => {
      const { origin } = c.env.board
      const search = parseCandidateSearch(new URL(c.req.url).searchParams)
      // The page is the same for all visitors: with a session the browser asks again.
      const query = SearchCandidates.parse({ ...candidateQuery(search), limit: candidatesPerPage })
      const found = await readFromReplica(c, db =>
        searchCandidates(db, { viewer: { type: 'visitor' }, ...query })
      )
      if (search.page > 1 && !found.profiles.length)
        return c.redirect(candidatesPath({ ...search, page: 1 }))
      const data = { search, found, perPage: candidatesPerPage, dataController }
      const html = template.fill({
        ...candidateListMeta(search, found, origin),
        candidates: render().renderCandidates(data, template.islandPrefix),
        data: jsonForScript(data)
      })
      // No cache may show a candidate who has left the list.
      return sendSearchPage(c, html, template.policy, cacheControl.revalidated)
    }
  )
}
