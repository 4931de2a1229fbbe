import { deviceStorage } from '#site/lib/storage/storage.ts'

/** The account's panel and the phone's menu. */
export function initMenus(): void {
  const button = document.querySelector('[data-account-button]')
  const panel = document.getElementById('cuenta')
  panel?.addEventListener('focusout', ({ relatedTarget }) => {
    const isOutside = relatedTarget instanceof Node && !panel.contains(relatedTarget)
    if (isOutside && relatedTarget !== button) panel.hidePopover?.()
  })
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  document.querySelector('[data-open-menu]')?.addEventListener('click', () => {
    deviceStorage.setItem('menu-visto', '1')
    document.documentElement.dataset['menuSeen'] = ''
    menu?.showModal()
  })
  document.querySelector('[data-close-menu]')?.addEventListener('click', () => menu?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && menu?.close())
  hideButtonWhileScrollingDown()
}

/** Pixels that count as scrolling in one direction. */
const noticeableScroll = 8

/** Keeps the text below free; the button returns with the first scroll up. */
function hideButtonWhileScrollingDown(): void {
  let before = scrollY
  const follow = () => {
    const moved = scrollY - before
    if (Math.abs(moved) < noticeableScroll) return
    before = scrollY
    document.documentElement.toggleAttribute('data-scrolling-down', moved > 0)
  }
  addEventListener('scroll', follow, { passive: true })
  addEventListener('scrollend', () => delete document.documentElement.dataset['scrollingDown'])
}
