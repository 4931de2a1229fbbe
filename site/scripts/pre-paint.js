// Runs before the first paint: what the page looks like must not change afterwards.
;(() => {
  const root = document.documentElement
  const kept = name => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  if (/(^|; )sesion=1/.test(document.cookie)) root.dataset.signedIn = ''
  if (kept('tema')) root.dataset.theme = kept('tema')
  if (kept('menu-visto')) root.dataset.menuSeen = ''
})()
