// A tab of `/auth` that is pressed before its script has arrived: `use-auth-tab.ts` reads the address then.
addEventListener('click', event => {
  const pressed = event.target.closest('astro-island[ssr] [role=tab]')
  if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  history.pushState(null, '', pressed.href)
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const isSelected = tab === pressed
    tab.setAttribute('aria-selected', isSelected)
    tab.tabIndex = isSelected ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !isSelected
  }
})
