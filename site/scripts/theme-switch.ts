import { persistentAtom } from '@nanostores/persistent'

/** Empty: follows the system. */
const $theme = persistentAtom<string>('tema', '')

/** The buttons of the footer that choose between light and dark. */
export function initThemeSwitch(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')
  buttons.forEach(button => {
    button.closest<HTMLElement>('.theme')?.removeAttribute('hidden')
    button.addEventListener('click', () => $theme.set(button.dataset['themeChoice'] ?? ''))
  })
  $theme.subscribe(theme => {
    if (theme) document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
    buttons.forEach(button => {
      button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === theme))
    })
  })
}
