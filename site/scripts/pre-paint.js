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
  if (/(^|; )(__Host-)?sesion=1/.test(document.cookie)) root.dataset.signedIn = ''
  // There popovers.ts opens and closes them, and styles hide them until then.
  if (!('popover' in root)) root.dataset.noPopover = ''
  if (stored('tema')) root.dataset.theme = stored('tema')
  if (stored('menu-visto')) root.dataset.menuSeen = ''
  if (stored('guardados')) root.dataset.hasSaved = ''
  const [, jobId] = /^(?:\/[a-z]{2})?\/jobs\/([\w-]+)$/.exec(location.pathname) ?? []
  if (jobId && new URLSearchParams(stored('aplicados') ?? '').has(jobId))
    root.dataset.appliedHere = ''
  // A navigation may interrupt the fade of the one before, which is no error.
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
      viewTransition?.finished.catch(() => {})
    })
  }
  // A filter that is chosen before its script has arrived: `use-early-choices.ts` applies it then.
  addEventListener('change', ({ target }) => {
    if (target.form && !target.closest('form')) target.form.dataset.chosenEarly = ''
  })
  // A button that is pressed before its script has arrived: `mail-button.ts` sends it then.
  addEventListener('click', ({ target }) => {
    const pressed = target.closest?.('mail-button:not(:defined) button')
    if (pressed) pressed.dataset.pressedEarly = ''
  })
})()
