import { readPageNumber } from '#services/platform/validation/search-params.ts'
import { useUrlState } from '#site/lib/use-url-state.ts'

/** The pages of a tab: each has its address, so that Back goes from one to the other. */
export function useTabPages(tab: string) {
  const { asked, go } = useUrlState(readPageNumber)
  const pathOf = (page: number) => `/profile?tab=${tab}${page > 1 ? `&page=${page}` : ''}`
  return { page: asked, pathOf, go: (page: number) => go(pathOf(page)) }
}
