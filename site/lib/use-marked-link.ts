import { useEffect } from 'react'

/** Marks the link of the header that leads to what is shown. */
export function useMarkedLink(href: string): void {
  useEffect(() => {
    const link = document.querySelector(`.nav-links [href="${href}"]`)
    link?.setAttribute('aria-current', 'page')
    return () => link?.removeAttribute('aria-current')
  }, [href])
}
