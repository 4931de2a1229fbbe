/** Runs whenever the page comes back from the back/forward cache, which shows what was; returns a function that stops it. */
export function onPageRestored(act: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => persisted && act()
  addEventListener('pageshow', listener)
  return () => removeEventListener('pageshow', listener)
}
