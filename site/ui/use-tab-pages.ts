import { readPageNumber } from '#services/platform/validation/search-params.ts'
import { useUrlState } from '#site/lib/browser/use-url-state.ts'
import { speech } from '#services/words/words.ts'

/** Pages of a tab, each with its own address. */
export function useTabPages(tab: string) {
  const { state: page, go } = useUrlState(readPageNumber)
  const pathOf = (page: number) =>
    speech.path(`/profile?tab=${tab}${page > 1 ? `&page=${page}` : ''}`)
  return { page, pathOf, go: (page: number) => go(pathOf(page)) }
}
