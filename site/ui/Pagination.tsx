import type { ReactNode } from 'react'
import { InPlaceLink } from './InPlaceLink.tsx'
import { uiWords } from '#services/words/words.ts'

interface Props {
  page: number
  totalPages: number
  /** The address of a page, so that its link works without a script. */
  hrefOf(page: number): string
  onGo(page: number): void
}

/** Numbered pages; a plain click loads in place, any other follows the link. */
export function Pagination({ page, totalPages, hrefOf, onGo }: Props) {
  if (totalPages < 2) return null
  const link = (to: number, text: ReactNode, label?: string, className?: string) => (
    <InPlaceLink
      className={className}
      href={hrefOf(to)}
      aria-current={to === page ? 'page' : undefined}
      aria-label={label}
      onGo={() => onGo(to)}
    >
      {text}
    </InPlaceLink>
  )
  return (
    <nav aria-label={uiWords.pagination}>
      <ul className="pages">
        {page > 1 && (
          <li>{link(page - 1, word(uiWords.previous), uiWords.previousPage, 'step')}</li>
        )}
        {visiblePages(page, totalPages).map(shownPage => (
          <li key={shownPage} className={itemClass(shownPage, page, totalPages)}>
            {shownPage > 0 ? link(shownPage, shownPage, uiWords.page(shownPage)) : <span>…</span>}
          </li>
        ))}
        {page < totalPages && (
          <li>{link(page + 1, word(uiWords.next), uiWords.nextPage, 'step next')}</li>
        )}
      </ul>
    </nav>
  )
}

const word = (text: string) => <span className="word">{text}</span>

/** The class of an item that a phone leaves out. */
function itemClass(shownPage: number, page: number, last: number): string | undefined {
  if (shownPage < 0) return 'gap'
  return shownPage !== page && shownPage !== 1 && shownPage !== last ? 'neighbour' : undefined
}

/** First, last, and the neighbours of the current page; a negative number stands for a gap. */
export function visiblePages(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(near.filter(page => page >= 1 && page <= last))].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    return index > 0 && page - before > 1 ? [-page, page] : [page]
  })
}
