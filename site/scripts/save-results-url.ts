import { saveResultsUrl } from '#site/lib/session-storage.ts'
import { onPageActivated } from '#site/lib/on-page-activated.ts'

/** Before hydration, so that a job opened at once leads back here too. */
onPageActivated(() => saveResultsUrl(location.pathname + location.search))
