import { isPlainClick } from '#site/lib/plain-click.ts'
import { mayBeSignedIn } from '#site/stores/session.ts'

/** Where a plain click leads may depend on the account: `follow` decides, for whoever has one. */
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
