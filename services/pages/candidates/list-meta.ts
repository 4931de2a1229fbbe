import { findMunicipality } from '#events/places/municipalities.ts'
import type { CandidatePage } from '#projections/candidate-profiles/view.ts'
import { SearchCandidates } from '#services/candidate-profiles/search-contract.ts'
import {
  type CandidateListSearch,
  emptyCandidateSearch,
  isFilteredSearch
} from '#services/candidate-profiles/shared/search-url.ts'
import { brand } from '#services/words/shared/brand.ts'
import { pageNumberSuffix } from '#services/platform/shared/formats.ts'
import { escapeHtml } from '../site/html-template.ts'
import { withPlaceName } from '../site/with-place-name.ts'
import { candidateWords, speech } from '#services/words/words.ts'

/** Parses an address leniently: a parameter that is not valid counts as not set. */
export function parseCandidateSearch(params: URLSearchParams): CandidateListSearch {
  const given = [...new Set(params.keys())].map(name => [name, params.getAll(name).join()] as const)
  const valid = given.filter(([name, value]) => isValid(name, value))
  const { page, limit: _, ...filters } = SearchCandidates.parse(Object.fromEntries(valid))
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  const texts = Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
  return withPlaceName({ ...emptyCandidateSearch, ...texts, page })
}

function isValid(name: string, value: string): boolean {
  if (!Object.hasOwn(SearchCandidates.shape, name)) return false
  const { success } = SearchCandidates.shape[name as keyof SearchCandidates].safeParse(value)
  return success && !(name === 'near' && value && !findMunicipality(value))
}

/** Variables of the page's head. Search engines index the whole list only: search results change too often. */
export function candidateListMeta(
  search: CandidateListSearch,
  { meta }: CandidatePage,
  origin: string
): Record<string, string> {
  const { page } = search
  const pageNumber = page > 1 ? pageNumberSuffix(page, meta.totalPages) : ''
  const isWholeList = !isFilteredSearch(search) && page === 1
  return {
    title: escapeHtml(`${candidateWords.title}${pageNumber} · ${brand}`),
    canonical: escapeHtml(origin + speech.path('/candidates')),
    robots: isWholeList ? 'index, follow' : 'noindex, follow'
  }
}
