import { trafficMix } from './traffic-mix.ts'
import { durationOrDefault, withThresholds, rateOrDefault } from './target.ts'

export { search, setup, story, visit } from './traffic-mix.ts'

/** Half an hour of all journeys, for what grows slowly. */
export const options = withThresholds(trafficMix(rateOrDefault(50), durationOrDefault('30m')), {
  p95: 50,
  p99: 100
})
