import { useEffect } from 'react'
import { brand } from '#services/words/shared/brand.ts'

/** Sets the document's title. */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · ${brand}`
  }, [name])
}
