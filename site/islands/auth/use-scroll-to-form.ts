import { type RefObject, useEffect } from 'react'

/** Pixels that stay free above the form. */
const offset = 80
/** Milliseconds; what is above the form may still grow while the page loads. */
const retryDelays = [300, 600, 1000]
const userInputEvents = ['pointerdown', 'keydown', 'wheel']

/** `fromMobile=true` scrolls to the form, unless the visitor has already scrolled. */
export function useScrollToForm(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('fromMobile') !== 'true') return
    const timers = retryDelays.map(wait => setTimeout(() => scrollTo(place.current), wait))
    const stop = () => timers.forEach(clearTimeout)
    for (const hand of userInputEvents) addEventListener(hand, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const hand of userInputEvents) removeEventListener(hand, stop)
    }
  }, [place])
}

function scrollTo(form: HTMLElement | null): void {
  if (!form) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = form.getBoundingClientRect().top + scrollY - offset
  window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
}
