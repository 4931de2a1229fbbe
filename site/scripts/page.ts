import { onceSeen } from '#site/lib/once-seen.ts'
import { findSession, leaveToTheirOwner } from '#site/stores/session.ts'
import { showFlash } from '#site/toasts/toast.ts'
import { dressAccount } from './account.ts'
import { guardLinks } from './guarded-links.ts'
import { openMenus } from './menus.ts'
import { offerThemes } from './themes.ts'

leaveToTheirOwner()
dressAccount()
openMenus()
offerThemes()
guardLinks()
onceSeen(showFlash)
findSession()
