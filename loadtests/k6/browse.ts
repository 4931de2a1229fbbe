import { durationOrDefault, withThresholds, rateOrDefault, constantRate } from './target.ts'
import { visit } from './browse-journey.ts'

/** Visitors without an account; `RATE` is visits a second, of six requests each. */
export const options = withThresholds(
  { browse: constantRate('default', rateOrDefault(30), durationOrDefault('60s')) },
  { p95: 75, p99: 200 }
)

export default visit
