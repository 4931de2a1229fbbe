import { saveResultsUrl } from '#site/lib/browser/session-storage.ts'
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'

/** Before hydration, so that a job opened at once leads back here too. */
onPageActivated(() => saveResultsUrl(location.pathname + location.search))
