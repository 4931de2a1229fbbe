import { cardWords } from '#services/words/words.ts'

/** Shows the photos of a gallery large, one at a time: with arrows, swipes, the keyboard, and Escape to leave. */
export function openPhotoViewer(link: HTMLAnchorElement): void {
  const links = [...(link.parentElement?.querySelectorAll('a') ?? [])]
  const slides = links.map(createSlide)
  const dialog = createDialog(slides)
  const last = slides.length - 1
  const go = (index: number, behavior: ScrollBehavior) =>
    slides[Math.max(0, Math.min(last, index))]?.scrollIntoView({ behavior, inline: 'center' })
  const step = (by: number) => go(shownIndex(slides) + by, 'smooth')
  dialog.addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.value) step(Number(button.value))
    else if (button || target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
  go(links.indexOf(link), 'instant')
}

/** The slide in the middle of the list. */
function shownIndex(slides: readonly HTMLElement[]): number {
  const { scrollLeft = 0, clientWidth = 1 } = slides[0]?.parentElement ?? {}
  return Math.round(scrollLeft / clientWidth)
}

function createSlide(link: HTMLAnchorElement, index: number, { length }: unknown[]): HTMLElement {
  const slide = document.createElement('li')
  if (length > 1) slide.dataset['number'] = `${index + 1} / ${length}`
  const photo = document.createElement('img')
  photo.alt = link.querySelector('img')?.alt ?? ''
  // Before `src`: the others are loaded once they are shown.
  photo.loading = 'lazy'
  photo.src = link.href
  slide.append(photo)
  return slide
}

function createDialog(slides: readonly HTMLElement[]): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'photo-viewer'
  dialog.setAttribute('aria-label', cardWords.photos)
  const list = document.createElement('ul')
  list.tabIndex = 0
  list.setAttribute('aria-label', cardWords.photos)
  list.append(...slides)
  dialog.append(button('close', cardWords.closePhotos, '×'), list)
  if (slides.length > 1)
    dialog.append(
      button('previous', cardWords.previousPhoto, '‹', '-1'),
      button('next', cardWords.nextPhoto, '›', '1')
    )
  return dialog
}

/** With a value it is a step to another photo. */
function button(className: string, name: string, sign: string, value = ''): HTMLButtonElement {
  const element = document.createElement('button')
  Object.assign(element, { type: 'button', className, value, textContent: sign })
  element.setAttribute('aria-label', name)
  return element
}
