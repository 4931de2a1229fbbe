import { useEffect } from 'react'
import { useAddress } from '#site/lib/use-url-state.ts'
import { amend, useQuery } from '#site/stores/queries.ts'
import {
  type Application,
  type ApplicationPage,
  listCall,
  listPath,
  readList,
  type Status
} from './list-url.ts'
import { usePageTitle } from './use-page-number-title.ts'

/** The list that the address asks for, and how to go on to another. */
export function useApplications() {
  const { asked, go } = useAddress(readList)
  const [key, call] = listCall(asked)
  const list = useQuery(key, call)
  const totalPages = list.data?.meta.totalPages ?? 1
  const isBeyond = !list.isLoading && totalPages > 0 && asked.page > totalPages
  usePageTitle(asked.page, totalPages)
  useEffect(() => {
    if (isBeyond) go(listPath({ ...asked, page: 1 }), 'replaceState')
  })
  return {
    ...list,
    asked,
    choose: (status: Status | undefined) => go(listPath({ status, page: 1 })),
    goToPage: (page: number) => go(listPath({ ...asked, page })),
    keep: (changed: Application) =>
      amend<ApplicationPage>(key, ({ applications, meta }) => ({
        meta,
        applications: applications.map(one => (one.id === changed.id ? changed : one))
      }))
  }
}
