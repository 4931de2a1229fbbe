/* These functions run in the browser: they use nothing from outside their bodies. */

/** Targets below 44 px; links in running text and controls inside a chip may have 20 px, and a map has a list beside it. */
export function findSmallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')
  ]
  return targets.flatMap(target => {
    const { width, height } = target.getBoundingClientRect()
    if (
      !target.checkVisibility({ visibilityProperty: true }) ||
      !width ||
      target.closest('[aria-hidden=true], .visually-hidden, .honeypot, .skip, .map')
    )
      return []
    const whole = target.closest('.card')?.querySelector('.card-link') === target
    const inLabel = target.closest('label')?.getBoundingClientRect()
    // A link that is pressed anywhere in its row.
    const row = target.matches('.whole') && target.offsetParent?.getBoundingClientRect()
    const box = inLabel ?? (row || { width, height })
    const isInText = getComputedStyle(target).display === 'inline'
    const least = isInText || target.closest('.chip') ? 20 : 44
    return whole || (box.width >= least && box.height >= least - 0.5)
      ? []
      : [`${target.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`]
  })
}

/** The focused element, if other elements cover it completely. */
export function findCoveredFocus(): string | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap(x =>
    [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y] as const)
  )
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (focused.contains(hit) || hit.contains(focused))
  })
  return isSeen ? undefined : focused.outerHTML.slice(0, 90)
}
