import { onceSeen } from '#site/lib/on-page-activated.ts'
import { findSession, leaveToTheirOwner } from '#site/stores/session.ts'
import { showFlash } from '#site/ui/toasts/toast.ts'
import { dressAccount } from './account-menu.ts'
import { guardLinks } from './restricted-links.ts'
import { openMenus } from './menus.ts'
import { offerThemes } from './theme-switch.ts'

leaveToTheirOwner()
dressAccount()
openMenus()
offerThemes()
guardLinks()
onceSeen(showFlash)
findSession()
