import { story } from './hiring-journey.ts'
import { durationOrDefault, withThresholds, rateOrDefault, constantRate } from './target.ts'

/** `RATE` is stories a second, of six writes and two reads each; two writes hash a password. */
export const options = withThresholds(
  { write: constantRate('default', rateOrDefault(5), durationOrDefault('60s')) },
  { p95: 150, p99: 400 }
)

export default story
