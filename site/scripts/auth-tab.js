// Runs right after the forms: who comes to register sees that form first, before any script has arrived.
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
