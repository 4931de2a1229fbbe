import { onPageActivated } from '#site/lib/on-page-activated.ts'
import { findSession, mayBeSignedIn, type SessionState } from '#site/stores/session.ts'
import { initSignInAgain } from '#site/ui/sign-in-again.ts'
import { loadToasts, showFlash } from '#site/ui/toast.ts'
import { renderAccountMenu } from './account-menu.ts'
import { initRestrictedLinks } from './restricted-links.ts'
import { initMenus } from './menus.ts'
import { initThemeSwitch } from './theme-switch.ts'

initSignInAgain()
renderAccountMenu()
initMenus()
initThemeSwitch()
initRestrictedLinks()
onPageActivated(showFlash)
findSession().then(showUnseen, console.error)
loadToastsWhenIdle()
loadListBehaviour()

/** Badges come after everything else. */
async function showUnseen({ state }: SessionState): Promise<void> {
  if (state === 'user') (await import('./badges.ts')).showBadges()
}

/** Where a call may fail: beside forms, and for those who may log out. A page of text loads no React. */
function loadToastsWhenIdle(): void {
  if (!mayBeSignedIn() && !document.querySelector('astro-island')) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  onPageActivated(() => whenIdle(loadToasts))
}

/** Where jobs are, or will be listed: the lists have classes that end so. */
function loadListBehaviour(): void {
  if (document.querySelector('save-job,[class$=jobs],.filter-panel')) import('./list-pages.ts')
}
