import { useEffect } from 'react'

/** Marks the link of the header for the shown page, in place of the account. */
export function useMarkedLink(href: string): void {
  useEffect(() => {
    const link = document.querySelector(`.nav-links [href="${href}"]`)
    const account = document.querySelector('[data-account-button][aria-current]')
    link?.setAttribute('aria-current', 'true')
    account?.removeAttribute('aria-current')
    return () => {
      link?.removeAttribute('aria-current')
      account?.setAttribute('aria-current', 'true')
    }
  }, [href])
}
