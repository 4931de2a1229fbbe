import type { ReactNode } from 'react'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Pagination } from '#site/ui/Pagination.tsx'
import { listUrl } from './list-url.ts'
import type { useApplications } from './use-applications.ts'
import { applicationWords } from '#services/words/words.ts'

interface Props {
  list: ReturnType<typeof useApplications>
}

/** The other pages, and what is missing from the list. */
export function ApplicationPages({ list }: Props) {
  const { filter, data } = list
  return (
    <>
      {data?.meta.withdrawnApplications && (
        <p className="muted">
          {applicationWords.withdrawnMeanwhile(data.meta.withdrawnApplications)}
        </p>
      )}
      <Pagination
        page={filter.page}
        totalPages={data?.meta.totalPages ?? 1}
        hrefOf={page => listUrl({ ...filter, page, shown: undefined })}
        onGo={page => {
          list.goToPage(page)
          document.getElementById('cuantas')?.focus()
        }}
      />
    </>
  )
}

/** Shown in place of a list that did not arrive. */
export function ApplicationProblem({ list, children }: Props & { children: ReactNode }) {
  if (!list.error) return children
  return (
    <ErrorPanel title={applicationWords.failed} message={list.error.message} onRetry={list.retry} />
  )
}
