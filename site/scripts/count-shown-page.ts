import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'

/** Not in all types of the DOM yet. */
type Navigation = PerformanceNavigationTiming & { activationStart?: number; deliveryType?: string }

/** The server counts no page that a browser fetches ahead: one that is shown is requested again. */
onPageActivated(() => {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[]
  const isPrerendered = Boolean(navigation?.activationStart)
  if (isPrerendered || navigation?.deliveryType === 'navigational-prefetch') {
    fetch(location.href).catch(() => {})
  }
})
