import { Hono } from 'hono'
import { type CandidatePage, searchCandidates } from '#projections/candidate-profiles/queries.ts'
import { brand } from '#services/platform/config/brand.ts'
import { candidatesPerPage, SearchCandidates } from '#services/candidate-profiles/contract.ts'
import type { Env } from '#services/platform/http/app-env.ts'
import { countedRead } from '#services/platform/http/request-guards.ts'
import { may } from '#services/auth/authorization.ts'
import { askSearches } from '#services/platform/http/read-your-writes.ts'
import { answerPage } from './send.ts'
import type { CandidateSearch } from './page-data.ts'
import { dataText, htmlText } from './html-template.ts'
import type { Site } from './built-site.ts'

/** The list of candidates, whole in its first HTML. */
export function candidatePages(site: Site): Hono<Env> {
  const shell = site.candidateList
  return new Hono<Env>().get('/candidates', may('searchCandidates'), countedRead, async c => {
    const search = readCandidateSearch(new URL(c.req.url).searchParams)
    const wanted = { ...search, limit: candidatesPerPage }
    const found = await askSearches(c, db => searchCandidates(db, wanted))
    if (search.page > 1 && !found.profiles.length) return c.redirect(firstPage(search))
    const data = { search, found, perPage: candidatesPerPage }
    const html = shell.fill({
      ...headOfCandidates(search, found, c.var.tools.config.appOrigin),
      candidates: site.render.renderCandidates(data, shell.prefix),
      data: dataText(data)
    })
    return answerPage(c, html, shell.policy)
  })
}

function firstPage({ text, location }: CandidateSearch): string {
  const query = new URLSearchParams({ ...(text && { text }), ...(location && { location }) })
  return query.size ? `/candidates?${query}` : '/candidates'
}

/** A page is shown whatever its address says. */
export function readCandidateSearch(params: URLSearchParams): CandidateSearch {
  const { data } = SearchCandidates.safeParse(Object.fromEntries(params))
  return { text: data?.text ?? '', location: data?.location ?? '', page: data?.page ?? 1 }
}

/** Search engines keep the list itself; what is searched in it changes too often. */
export function headOfCandidates(
  { text, location, page }: CandidateSearch,
  { meta }: CandidatePage,
  origin: string
): Record<string, string> {
  const ofPages = page > 1 ? ` (página ${page} de ${meta.totalPages})` : ''
  const isPlain = !text && !location && page === 1
  return {
    title: htmlText(`Candidatos${ofPages} · ${brand}`),
    canonical: htmlText(`${origin}/candidates`),
    robots: isPlain ? 'index, follow' : 'noindex, follow'
  }
}
