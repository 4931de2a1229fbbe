import { Hono } from 'hono'
import { searchCandidates } from '#projections/candidate-profiles/queries.ts'
import type { CandidatePage } from '#projections/candidate-profiles/view.ts'
import { brand } from '#services/platform/config/brand.ts'
import { candidatesPerPage, SearchCandidates } from '#services/candidate-profiles/contract.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { authorize } from '#services/auth/authorization.ts'
import { readFromReplica } from '#services/platform/http/read-your-writes.ts'
import { sendPage } from './send.ts'
import type { CandidateListSearch } from './page-data.ts'
import { jsonForScript, escapeHtml } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

/** The list of candidates, whole in its first HTML. */
export function candidateListRoutes(site: BuiltSite): Hono<AppEnv> {
  const shell = site.candidateList
  return new Hono<AppEnv>().get(
    '/candidates',
    authorize('searchCandidates'),
    rateLimitReads,
    async c => {
      const search = parseCandidateSearch(new URL(c.req.url).searchParams)
      const wanted = { ...search, limit: candidatesPerPage }
      const found = await readFromReplica(c, db => searchCandidates(db, wanted))
      if (search.page > 1 && !found.profiles.length) return c.redirect(firstPageUrl(search))
      const data = { search, found, perPage: candidatesPerPage }
      const html = shell.fill({
        ...candidateListMeta(search, found, c.var.tools.config.appOrigin),
        candidates: site.render.renderCandidates(data, shell.islandPrefix),
        data: jsonForScript(data)
      })
      return sendPage(c, html, shell.policy)
    }
  )
}

function firstPageUrl({ text, location }: CandidateListSearch): string {
  const query = new URLSearchParams({ ...(text && { text }), ...(location && { location }) })
  return query.size ? `/candidates?${query}` : '/candidates'
}

/** A page is shown whatever its address says. */
export function parseCandidateSearch(params: URLSearchParams): CandidateListSearch {
  const { data } = SearchCandidates.safeParse(Object.fromEntries(params))
  return { text: data?.text ?? '', location: data?.location ?? '', page: data?.page ?? 1 }
}

/** Search engines keep the list itself; what is searched in it changes too often. */
export function candidateListMeta(
  { text, location, page }: CandidateListSearch,
  { meta }: CandidatePage,
  origin: string
): Record<string, string> {
  const ofPages = page > 1 ? ` (página ${page} de ${meta.totalPages})` : ''
  const isPlain = !text && !location && page === 1
  return {
    title: escapeHtml(`Candidatos${ofPages} · ${brand}`),
    canonical: escapeHtml(`${origin}/candidates`),
    robots: isPlain ? 'index, follow' : 'noindex, follow'
  }
}
