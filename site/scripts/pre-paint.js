// Runs before the first paint: the page must not change its look afterwards.
;(() => {
  const root = document.documentElement
  const stored = name => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  if (/(^|; )sesion=1/.test(document.cookie)) root.dataset.signedIn = ''
  if (stored('tema')) root.dataset.theme = stored('tema')
  if (stored('menu-visto')) root.dataset.menuSeen = ''
})()
