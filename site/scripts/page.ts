import { onPageActivated } from '#site/lib/on-page-activated.ts'
import { findSession, reloadOnSessionChange } from '#site/stores/session.ts'
import { showFlash } from '#site/ui/toast.ts'
import { renderAccountMenu } from './account-menu.ts'
import { initRestrictedLinks } from './restricted-links.ts'
import { initMenus } from './menus.ts'
import { initThemeSwitch } from './theme-switch.ts'

reloadOnSessionChange()
renderAccountMenu()
initMenus()
initThemeSwitch()
initRestrictedLinks()
onPageActivated(showFlash)
findSession()
