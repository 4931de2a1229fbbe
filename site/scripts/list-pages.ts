import './save-job.ts'
import { preparePopovers } from './prepare-popovers.ts'
import { filterSheetKey } from '#site/lib/browser/filter-sheet-state.ts'

/** What pages with lists do beside their islands: loaded after them. */

preparePopovers()
addEventListener('pointerover', nameProvince)

/** In the HTML the names would be titles of the page for text browsers. */
function nameProvince({ target }: PointerEvent): void {
  const link = target instanceof Element && target.closest('.map a')
  if (!link || link.querySelector('title')) return
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  title.textContent = link.getAttribute('aria-label')
  link.append(title)
}

const panel = '.filter-panel'

const isCurrent = (): boolean => history.state?.[filterSheetKey] === true

function mark(isOpen: boolean, change: 'pushState' | 'replaceState'): void {
  history[change]({ ...history.state, [filterSheetKey]: isOpen }, '')
}

// A reload closes it.
if (isCurrent()) mark(false, 'replaceState')

addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (!(target instanceof Element && target.matches(panel))) return
    if (newState === 'open') mark(true, 'pushState')
    else if (isCurrent()) history.back()
  },
  { capture: true }
)

addEventListener('popstate', () => {
  if (!isCurrent()) document.querySelector<HTMLElement>(panel)?.hidePopover?.()
})
