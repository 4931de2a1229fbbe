import { trafficMix } from './traffic-mix.ts'
import { durationOrDefault, withThresholds, rateOrDefault } from './target.ts'

export { search, setup, story, visit } from './traffic-mix.ts'

/** All journeys at once; `RATE` is requests a second. */
export const options = withThresholds(trafficMix(rateOrDefault(150), durationOrDefault('60s')), {
  p95: 75,
  p99: 250
})
