const panel = '.filter-panel'
/** Of the history entry that Back leaves to close the sheet. */
const key = 'filtros'

const isCurrent = (): boolean => history.state?.[key] === true

function mark(isOpen: boolean, change: 'pushState' | 'replaceState'): void {
  history[change]({ ...history.state, [key]: isOpen }, '')
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
  if (!isCurrent()) document.querySelector<HTMLElement>(panel)?.hidePopover()
})
