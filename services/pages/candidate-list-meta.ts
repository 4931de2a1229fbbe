import type { CandidatePage } from '#projections/candidate-profiles/view.ts'
import { SearchCandidates } from '#services/candidate-profiles/contract.ts'
import type { CandidateListSearch } from '#services/candidate-profiles/search-url.ts'
import { brand } from '#services/platform/config/brand.ts'
import { pageNumberSuffix } from '#services/platform/config/spanish-formats.ts'
import { escapeHtml } from './html-template.ts'

/** Parses an address leniently: invalid parameters give the whole list. */
export function parseCandidateSearch(params: URLSearchParams): CandidateListSearch {
  const { data } = SearchCandidates.safeParse(Object.fromEntries(params))
  return { text: data?.text ?? '', location: data?.location ?? '', page: data?.page ?? 1 }
}

/** Variables of the page's head. Search engines index the whole list only: search results change too often. */
export function candidateListMeta(
  { text, location, page }: CandidateListSearch,
  { meta }: CandidatePage,
  origin: string
): Record<string, string> {
  const pageNumber = page > 1 ? pageNumberSuffix(page, meta.totalPages) : ''
  const isWholeList = !text && !location && page === 1
  return {
    title: escapeHtml(`Candidatos${pageNumber} · ${brand}`),
    canonical: escapeHtml(`${origin}/candidates`),
    robots: isWholeList ? 'index, follow' : 'noindex, follow'
  }
}
