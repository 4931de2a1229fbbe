import { useEffect } from 'react'
import { pageNumberSuffix } from '#services/platform/shared/spanish-formats.ts'

const ofPages = / \(página \d+ de \d+\)/

/** Names the page of the list in the document's title. */
export function usePageNumberTitle(page: number, totalPages: number): void {
  useEffect(() => {
    const [name = '', ...rest] = document.title.replace(ofPages, '').split(' · ')
    const numbered = totalPages > 1 ? name + pageNumberSuffix(page, totalPages) : name
    document.title = [numbered, ...rest].join(' · ')
  }, [page, totalPages])
}
