import { useEffect } from 'react'
import { brand } from '#services/platform/config/brand.ts'

/** Names the page once it is known what somebody is shown. */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · ${brand}`
  }, [name])
}
