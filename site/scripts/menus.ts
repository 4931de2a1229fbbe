import { persistentAtom } from '@nanostores/persistent'

const $menuSeen = persistentAtom<string>('menu-visto', '')

/** The account's panel and the phone's menu. */
export function initMenus(): void {
  const button = document.querySelector('[data-account-button]')
  const panel = document.getElementById('cuenta')
  panel?.addEventListener('focusout', ({ relatedTarget }) => {
    const isOutside = relatedTarget instanceof Node && !panel.contains(relatedTarget)
    if (isOutside && relatedTarget !== button) panel.hidePopover()
  })
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  document.querySelector('[data-open-menu]')?.addEventListener('click', () => {
    $menuSeen.set('1')
    document.documentElement.dataset['menuSeen'] = ''
    menu?.showModal()
  })
  document.querySelector('[data-close-menu]')?.addEventListener('click', () => menu?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && menu?.close())
}
