import { useEffect } from 'react'

const ofPages = / \(página \d+ de \d+\)/

/** Which page of several this is, as the browser's own lists tell it. */
export function usePageNumberTitle(page: number, totalPages: number): void {
  useEffect(() => {
    const [name = '', ...rest] = document.title.replace(ofPages, '').split(' · ')
    const numbered = totalPages > 1 ? `${name} (página ${page} de ${totalPages})` : name
    document.title = [numbered, ...rest].join(' · ')
  }, [page, totalPages])
}
