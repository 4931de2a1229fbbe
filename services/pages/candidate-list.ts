import { Hono } from 'hono'
import { type CandidatePage, searchCandidates } from '#projections/candidate-profiles/queries.ts'
import { brand } from '#services/platform/config/brand.ts'
import { SearchCandidates } from '#services/candidate-profiles/contract.ts'
import { candidatesPerPage } from '#services/candidate-profiles/limits.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { authorize } from '#services/auth/authorization.ts'
import { readFromReplica } from '#services/platform/http/read-your-writes.ts'
import { sendPage } from './send.ts'
import {
  type CandidateListSearch,
  candidatesPath
} from '#services/candidate-profiles/search-url.ts'
import { pageNumberSuffix } from '#services/platform/spanish-formats.ts'
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
      if (search.page > 1 && !found.profiles.length)
        return c.redirect(candidatesPath({ ...search, page: 1 }))
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
  const ofPages = page > 1 ? pageNumberSuffix(page, meta.totalPages) : ''
  const isPlain = !text && !location && page === 1
  return {
    title: escapeHtml(`Candidatos${ofPages} · ${brand}`),
    canonical: escapeHtml(`${origin}/candidates`),
    robots: isPlain ? 'index, follow' : 'noindex, follow'
  }
}
