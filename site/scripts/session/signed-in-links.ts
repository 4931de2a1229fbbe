import { isPlainClick } from '#site/lib/browser/plain-click.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'

/** Calls `follow` on a plain click when the visitor may be signed in. */
export function onSignedInClick(
  selector: string,
  follow: (link: HTMLAnchorElement) => unknown
): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    link.addEventListener('click', event => {
      if (!mayBeSignedIn() || !isPlainClick(event)) return
      event.preventDefault()
      follow(link)
    })
  }
}
