import type { CandidatePage } from '#projections/candidate-profiles/view.ts'
import { SearchCandidates } from '#services/candidate-profiles/contract.ts'
import { brand } from '#services/platform/config/brand.ts'
import { escapeHtml } from './html-template.ts'
import type { CandidateListSearch } from './page-data.ts'

/** Parses an address leniently: invalid parameters give the whole list. */
export function parseCandidateSearch(params: URLSearchParams): CandidateListSearch {
  const { data } = SearchCandidates.safeParse(Object.fromEntries(params))
  return { text: data?.text ?? '', location: data?.location ?? '', page: data?.page ?? 1 }
}

export function firstPageUrl({ text, location }: CandidateListSearch): string {
  const query = new URLSearchParams({ ...(text && { text }), ...(location && { location }) })
  return query.size ? `/candidates?${query}` : '/candidates'
}

/** Variables of the page's head. Search engines index the whole list only: search results change too often. */
export function candidateListMeta(
  { text, location, page }: CandidateListSearch,
  { meta }: CandidatePage,
  origin: string
): Record<string, string> {
  const pageNumber = page > 1 ? ` (página ${page} de ${meta.totalPages})` : ''
  const isWholeList = !text && !location && page === 1
  return {
    title: escapeHtml(`Candidatos${pageNumber} · ${brand}`),
    canonical: escapeHtml(`${origin}/candidates`),
    robots: isWholeList ? 'index, follow' : 'noindex, follow'
  }
}
