import { useEffect } from 'react'
import { useUrlState } from '#site/lib/use-url-state.ts'
import { updateCache, useQuery } from '#site/stores/queries.ts'
import type { ApplicationStatus } from '#events/application-statuses.ts'
import {
  type ApplicationResponse,
  type ApplicationListResponse,
  listQuery,
  listUrl,
  readListUrl
} from './list-url.ts'
import { usePageNumberTitle } from './use-page-number-title.ts'

/** The list that the address asks for, and how to go on to another. */
export function useApplications() {
  const { asked, go } = useUrlState(readListUrl)
  const [key, call] = listQuery(asked)
  const list = useQuery(key, call)
  const totalPages = list.data?.meta.totalPages ?? 1
  const isBeyond = !list.isLoading && totalPages > 0 && asked.page > totalPages
  usePageNumberTitle(asked.page, totalPages)
  useEffect(() => {
    if (isBeyond) go(listUrl({ ...asked, page: 1 }), 'replaceState')
  })
  return {
    ...list,
    asked,
    choose: (status: ApplicationStatus | undefined) => go(listUrl({ status, page: 1 })),
    goToPage: (page: number) => go(listUrl({ ...asked, page })),
    keep: (changed: ApplicationResponse) =>
      updateCache<ApplicationListResponse>(key, ({ applications, meta }) => ({
        meta,
        applications: applications.map(one => (one.id === changed.id ? changed : one))
      }))
  }
}
