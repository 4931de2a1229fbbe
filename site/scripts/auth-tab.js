// Runs right after the forms: `register=true` shows that form before hydration.
if (new URLSearchParams(location.search).get('register') === 'true') {
  const swap = (id, isSelected) => {
    const tab = document.getElementById(`tab-${id}`)
    tab.setAttribute('aria-selected', isSelected)
    tab.tabIndex = isSelected ? 0 : -1
    document.getElementById(`panel-${id}`).hidden = !isSelected
  }
  swap('login', false)
  swap('register', true)
}
