/** Behaviour of pages with a session: loaded on those with islands, and on others when there may be one. */
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'
import { findSession } from '#site/stores/session.ts'
import { initSignInAgain } from '#site/ui/sign-in/sign-in-again.ts'
import { loadToasts } from '#site/ui/toasts/toast.ts'

initSignInAgain()
if (mayBeSignedIn()) {
  import('./account-menu.ts').then(({ showAccount }) => showAccount()).catch(console.error)
}
findSession()
const whenIdle = window.requestIdleCallback ?? setTimeout
onPageActivated(afterIslands)

/** Hydrating islands need the connection first. */
function afterIslands(): void {
  const load = () => whenIdle(loadToasts)
  if (!document.querySelector('astro-island[ssr]')) load()
  else document.addEventListener('astro:hydrate', load, { capture: true, once: true })
}
