import { useUrlState } from '#site/lib/use-url-state.ts'

export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

/** The pages of a tab: each has its address, so that Back goes from one to the other. */
export function useTabPages(tab: string) {
  const { asked, go } = useUrlState(readPageNumber)
  const pathOf = (page: number) => `/profile?tab=${tab}${page > 1 ? `&page=${page}` : ''}`
  return { page: asked, pathOf, go: (page: number) => go(pathOf(page)) }
}
