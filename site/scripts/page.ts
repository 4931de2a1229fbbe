import { mayWait } from '#site/lib/outbox/may-wait.ts'
import { hasFlash } from '#site/lib/browser/flash-storage.ts'
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'
import { onSessionChange } from '#site/lib/browser/session-stamp.ts'
import { initRestrictedLinks } from './session/restricted-links.ts'
import { initMenus } from './menus.ts'
import { initPrintedAddress } from './printed-address.ts'
import { initThemeSwitch } from './theme-switch.ts'

initMenus()
initThemeSwitch()
initRestrictedLinks()
initPrintedAddress()
followSession()
onPageActivated(() => showFlash().catch(console.error))
loadListBehaviour()
if (mayWait()) import('#site/ui/outbox/outbox.ts').then(outbox => outbox.startOutbox())

/** Pages with islands load it with their own script; it is more than a page of text needs for a visitor. */
function followSession(): void {
  if (document.querySelector('astro-island')) return
  if (mayBeSignedIn()) import('./session/session.ts').catch(console.error)
  else onSessionChange(() => location.reload())
}

async function showFlash(): Promise<void> {
  if (hasFlash()) (await import('#site/ui/toasts/toast.ts')).showFlash()
}

/** Elements that hold a list of jobs, or will hold one, have classes that end in `jobs`. */
function loadListBehaviour(): void {
  if (document.querySelector('save-job,[class$=jobs],.filter-panel')) import('./list-pages.ts')
}
