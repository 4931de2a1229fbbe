import type { MouseEvent } from 'react'
import { type SearchState, searchPath } from '#site/lib/search-state.ts'

interface Props {
  search: SearchState
  totalPages: number
  onGo(search: SearchState): void
}

export function Pagination({ search, totalPages, onGo }: Props) {
  if (totalPages < 2) return null
  const link = (page: number, text: string) => (
    <a
      href={searchPath({ ...search, page })}
      aria-current={page === search.page ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onGo({ ...search, page })
      }}
    >
      {text}
    </a>
  )
  return (
    <nav aria-label="Paginación">
      <ul>
        {search.page > 1 && <li>{link(search.page - 1, 'Anterior')}</li>}
        {shownPages(search.page, totalPages).map(page =>
          page > 0 ? <li key={page}>{link(page, String(page))}</li> : <li key={page}>…</li>
        )}
        {search.page < totalPages && <li>{link(search.page + 1, 'Siguiente')}</li>}
      </ul>
    </nav>
  )
}

/** First, last, and the neighbours of the current page; a negative number stands for what is left out. */
export function shownPages(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(near.filter(page => page >= 1 && page <= last))].sort((a, b) => a - b)
  return pages.flatMap((page, nth) => {
    const before = pages[nth - 1] ?? 0
    return nth > 0 && page - before > 1 ? [-page, page] : [page]
  })
}
