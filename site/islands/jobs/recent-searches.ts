import { noSearch, readSearch, type SearchState, searchPath } from '#site/lib/search-state.ts'

const key = 'busquedas'
const most = 3

/** The last searches of this browser, newest first. */
export function recentSearches(): SearchState[] {
  const paths = localStorage.getItem(key)?.split('\n') ?? []
  return paths.map(path => readSearch(new URLSearchParams(path.split('?')[1])))
}

export function remember(search: SearchState): void {
  const path = searchPath({ ...search, page: 1 })
  if (path === searchPath(noSearch)) return
  localStorage.setItem(key, newestFirst(path, recentSearches().map(searchPath)).join('\n'))
}

export function forgetSearches(): void {
  localStorage.removeItem(key)
}

export function newestFirst(path: string, before: string[]): string[] {
  return [path, ...before.filter(one => one !== path)].slice(0, most)
}

/** «mozo · Segovia · Prácticas». */
export function wordsOf({ keyword, location, jobType, experience }: SearchState): string {
  return [keyword, location, jobType, experience].filter(Boolean).join(' · ')
}
