import { deviceStorage } from '#site/lib/storage/storage.ts'

const storageKey = 'tema'

/** The buttons of the footer that choose between light and dark; without a choice the page follows the system. */
export function initThemeSwitch(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')
  function show(): void {
    const theme = deviceStorage.getItem(storageKey) ?? ''
    if (theme) document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
    buttons.forEach(button => {
      button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === theme))
    })
  }
  buttons.forEach(button => {
    button.closest<HTMLElement>('.theme')?.removeAttribute('hidden')
    button.addEventListener('click', () => {
      deviceStorage.setItem(storageKey, button.dataset['themeChoice'] ?? '')
      show()
    })
  })
  // Another tab has changed it, also while this page was in the back/forward cache.
  addEventListener('storage', show)
  addEventListener('pageshow', show)
  show()
}
