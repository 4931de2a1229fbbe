import { useEffect } from 'react'
import { useUrlState } from '#site/lib/browser/use-url-state.ts'
import { useLiveQuery } from '#site/stores/live-query.ts'
import { updateCache } from '#site/stores/queries.ts'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import {
  type ApplicationFilter,
  type ListedApplication,
  type ApplicationListResponse,
  listQuery,
  listUrl,
  readListUrl,
  replaceApplication
} from './list-url.ts'
import { pageNumberSuffix } from '#services/platform/shared/formats.ts'

/** The list named by the address, and the way to other lists. */
export function useApplications() {
  const { state: filter, go } = useUrlState(readListUrl)
  const [key, call] = listQuery(filter)
  const list = useLiveQuery(key, call)
  const totalPages = list.data?.meta.totalPages ?? 1
  const isBeyond = !list.isLoading && totalPages > 0 && filter.page > totalPages
  usePageNumberTitle(filter.page, totalPages)
  useEffect(() => {
    if (isBeyond) go(listUrl({ ...filter, page: 1 }), 'replaceState')
  })
  return {
    ...list,
    filter,
    choose: (status: ApplicationStatus | undefined) =>
      go(listUrl({ ...filter, status, page: 1, shown: undefined })),
    goToPage: (page: number) => go(listUrl({ ...filter, page, shown: undefined })),
    /** Back leads from the application that is opened first to the list. */
    show: (shown: string) =>
      go(listUrl({ ...filter, shown }), filter.shown ? 'replaceState' : 'pushState'),
    goTo: (changes: Partial<ApplicationFilter>) => go(listUrl({ ...filter, ...changes })),
    update: (changed: ListedApplication) =>
      updateCache<ApplicationListResponse>(key, list => replaceApplication(list, changed))
  }
}

const ofPages = / \(\p{L}+ \d+ \p{L}+ \d+\)/u

/** Names the page of the list in the document's title. */
function usePageNumberTitle(page: number, totalPages: number): void {
  useEffect(() => {
    const [name = '', ...rest] = document.title.replace(ofPages, '').split(' · ')
    const numbered = totalPages > 1 ? name + pageNumberSuffix(page, totalPages) : name
    document.title = [numbered, ...rest].join(' · ')
  }, [page, totalPages])
}
