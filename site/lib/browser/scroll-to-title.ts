import { isMotionReduced } from './motion.ts'

/** Space that stays free above a title, in pixels. */
const titleMargin = 100

/** Scrolls a title to the top of the window, and focuses it. */
export function scrollToTitle(title: HTMLElement, { onlyIfAway = false } = {}): void {
  title.focus({ preventScroll: true })
  const { top } = title.getBoundingClientRect()
  if (onlyIfAway && top >= 0 && top < innerHeight / 2) return
  scrollToTop(top, onlyIfAway ? 'instant' : scrollBehavior())
}

/** Brings what stands above the window back into it; the focus stays where it is. */
export function bringIntoView(title: HTMLElement | null): void {
  const top = title?.getBoundingClientRect().top ?? 0
  if (top < 0) scrollToTop(top, scrollBehavior())
}

function scrollToTop(top: number, behavior: ScrollBehavior): void {
  scrollTo({ top: top + scrollY - titleMargin, behavior })
}

const scrollBehavior = (): ScrollBehavior => (isMotionReduced() ? 'instant' : 'smooth')
