import { keepResults } from '#site/lib/kept.ts'
import { onceSeen } from '#site/lib/once-seen.ts'

/** Before the search itself is awake, so that an ad opened at once leads back here too. */
onceSeen(() => keepResults(location.pathname + location.search))
