/** Opens and closes popovers in browsers that lack them. */
const openClass = 'open'
let opener: Element | null | undefined

HTMLElement.prototype.hidePopover = function () {
  if (!this.classList.contains(openClass)) return
  const hadFocus = this.contains(document.activeElement)
  toggle(this, false)
  if (hadFocus && opener instanceof HTMLElement) opener.focus()
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const button = target.closest('[popovertarget]')
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  const isClosed = popover && !popover.classList.contains(openClass)
  for (const open of findOpen()) if (open === popover || !open.contains(target)) open.hidePopover()
  if (!isClosed) return
  opener = button
  toggle(popover, true)
})

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') for (const open of findOpen()) open.hidePopover()
})

const findOpen = () => [...document.querySelectorAll<HTMLElement>(`[popover].${openClass}`)]

function toggle(popover: HTMLElement, isOpen: boolean): void {
  popover.classList.toggle(openClass, isOpen)
  const event = Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' })
  // After the other effects of the press, such as sending a form.
  setTimeout(() => popover.dispatchEvent(event))
}

export {}
