import { hasFlash } from '#site/lib/browser/flash-storage.ts'
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'
import { onSessionChange } from '#site/lib/browser/session-stamp.ts'
import { persistentAtom } from '@nanostores/persistent'
import { onSignedInClick } from './signed-in-links.ts'

initMenus()
initThemeSwitch()
initRestrictedLinks()
initPrintedAddress()
followSession()
onPageActivated(() => showFlash().catch(console.error))
loadListBehaviour()

/** Pages with islands have it in a script of their own; it is more than a page of text needs for a visitor. */
function followSession(): void {
  if (document.querySelector('astro-island')) return
  if (mayBeSignedIn()) import('./session.ts').catch(console.error)
  else onSessionChange(() => location.reload())
}

async function showFlash(): Promise<void> {
  if (hasFlash()) (await import('#site/ui/feedback/toast.ts')).showFlash()
}

/** Where jobs are, or will be listed: the lists have classes that end so. */
function loadListBehaviour(): void {
  if (document.querySelector('save-job,[class$=jobs],.filter-panel')) import('./list-pages.ts')
}

const $menuSeen = persistentAtom<string>('menu-visto', '')

/** The account's panel and the phone's menu. */
function initMenus(): void {
  const button = document.querySelector('[data-account-button]')
  const panel = document.getElementById('cuenta')
  panel?.addEventListener('focusout', ({ relatedTarget }) => {
    const isOutside = relatedTarget instanceof Node && !panel.contains(relatedTarget)
    if (isOutside && relatedTarget !== button) panel.hidePopover?.()
  })
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  document.querySelector('[data-open-menu]')?.addEventListener('click', () => {
    $menuSeen.set('1')
    document.documentElement.dataset['menuSeen'] = ''
    menu?.showModal()
  })
  document.querySelector('[data-close-menu]')?.addEventListener('click', () => menu?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && menu?.close())
  hideButtonWhileScrollingDown()
}

/** Pixels that count as scrolling in one direction. */
const noticeableScroll = 8

/** What is read next stays free; the button returns with the first scroll up. */
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

/** Paper says when it was printed and, of a public page, at which address: not every browser adds them. */
function initPrintedAddress(): void {
  addEventListener('beforeprint', () => {
    // A page that is made to be printed says what it needs to.
    if (document.querySelector('[data-print]')) return
    const line = document.createElement('p')
    const today = new Date().toLocaleDateString('es-ES', { dateStyle: 'long' })
    // An address with the token of an e-mail is secret, and its page has no canonical one.
    const isPublic = document.querySelector('[rel=canonical]')
    const address = isPublic ? ` · ${location.origin}${location.pathname}${location.search}` : ''
    line.className = 'wrap printed'
    line.textContent = `Impreso el ${today}${address}`
    document.querySelector('main')?.append(line)
    addEventListener('afterprint', () => line.remove(), { once: true })
  })
}

function initRestrictedLinks(): void {
  onSignedInClick('a[data-restricted-to]', async link => {
    const { followRestrictedLink } = await import('./follow-restricted-link.ts')
    await followRestrictedLink(link)
  })
}

/** Empty: as the system has it. */
const $theme = persistentAtom<string>('tema', '')

/** The buttons of the footer that choose between light and dark. */
function initThemeSwitch(): void {
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
