import { durationOr, promising, rateOr, steady } from './target.ts'
import { visit } from './browse-journey.ts'

/** Visitors without an account; `RATE` is visits a second, of six requests each. */
export const options = promising(
  { browse: steady('default', rateOr(30), durationOr('60s')) },
  { p95: 75, p99: 200 }
)

export default visit
