// A tab of `/auth` that is pressed before its script has arrived; the island reads the address then.
const tabs = () => [...document.querySelectorAll('[role=tab]')]
const show = shown => {
  for (const tab of tabs()) {
    const isSelected = tab === shown
    tab.setAttribute('aria-selected', isSelected)
    tab.tabIndex = isSelected ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !isSelected
  }
}
addEventListener('click', event => {
  const pressed = event.target.closest('astro-island[ssr] [role=tab]')
  if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  history.pushState(null, '', pressed.href)
  show(pressed)
})
// Back may be pressed before the island listens: React does not see what was shown without it.
addEventListener('popstate', () => {
  const addressed = tabs().find(tab => tab.href === location.href)
  if (addressed) show(addressed)
})
