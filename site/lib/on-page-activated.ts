/** A page that was drawn ahead of its click speaks, and notes things down, when it is shown. */
export function onPageActivated(act: () => void): void {
  const isAhead = 'prerendering' in document && document.prerendering
  if (isAhead) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
