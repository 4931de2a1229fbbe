import { filterSheetKey } from '#site/lib/browser/filter-sheet-state.ts'

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
