import {
  emptySearch,
  readSearch,
  type JobListSearch,
  searchPath
} from '#services/jobs/shared/search-url.ts'
import { activeFilters } from '#site/lib/active-filters.ts'
import { deviceStorage } from '#site/lib/storage/storage.ts'

const storageKey = 'busquedas'
const maxSearches = 3

/** The last searches of this browser, newest first. */
export function recentSearches(): JobListSearch[] {
  const paths = deviceStorage.getItem(storageKey)?.split('\n') ?? []
  return paths.map(path => readSearch(new URLSearchParams(path.split('?')[1])))
}

export function saveRecentSearch(search: JobListSearch): void {
  const path = searchPath({ ...search, page: 1 })
  if (path === searchPath(emptySearch)) return
  deviceStorage.setItem(
    storageKey,
    prependSearch(path, recentSearches().map(searchPath)).join('\n')
  )
}

export function clearRecentSearches(): void {
  deviceStorage.removeItem(storageKey)
}

export function prependSearch(path: string, before: string[]): string[] {
  return [path, ...before.filter(recent => recent !== path)].slice(0, maxSearches)
}

/** «mozo · Segovia · Prácticas». */
export function searchLabel(search: JobListSearch): string {
  return activeFilters(search)
    .map(({ label }) => label)
    .join(' · ')
}
