/** Runs when the page is shown: at once, or when a prerendered page is activated. */
export function onPageActivated(act: () => void): void {
  const isPrerendering = 'prerendering' in document && document.prerendering
  if (isPrerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
