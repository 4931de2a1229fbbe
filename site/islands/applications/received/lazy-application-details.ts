import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'

/** The details of an application; the script is loaded when they are opened. */
export const LazyApplicationDetails = lazyWithRetry(
  async () => (await import('./ApplicationDetails.tsx')).ApplicationDetails
)
