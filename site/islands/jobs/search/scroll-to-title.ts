/** Room that stays free above a title, in pixels. */
const titleMargin = 100

/** Brings a title to the top of the window, and the focus with it. */
export function scrollToTitle(title: HTMLElement, { onlyIfAway = false } = {}): void {
  title.focus({ preventScroll: true })
  const { top } = title.getBoundingClientRect()
  if (onlyIfAway && top >= 0 && top < innerHeight / 2) return
  scrollTo({
    top: top + scrollY - titleMargin,
    behavior: onlyIfAway ? 'instant' : scrollBehavior()
  })
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
