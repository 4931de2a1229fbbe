/** Behaviour of pages with lists beside their islands: loaded after them. */
import './filter-sheet.ts'
import './near-me-button.ts'
import './save-job.ts'
import { preparePopovers } from './session/prepare-popovers.ts'

preparePopovers()
addEventListener('pointerover', nameProvince)

/** In the HTML, text browsers would show the names as titles of the page. */
function nameProvince({ target }: PointerEvent): void {
  const link = target instanceof Element && target.closest('.map a')
  if (!link || link.querySelector('title')) return
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  title.textContent = link.getAttribute('aria-label')
  link.append(title)
}
