import { keepResults } from '#site/lib/session-storage.ts'
import { onceSeen } from '#site/lib/on-page-activated.ts'

/** Before the search itself is awake, so that an ad opened at once leads back here too. */
onceSeen(() => keepResults(location.pathname + location.search))
