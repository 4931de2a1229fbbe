import { search } from './search-queries.ts'
import { durationOrDefault, withThresholds, rateOrDefault, constantRate } from './target.ts'
import { readSearchTerms } from './search-terms.ts'

/** The search alone: 300 a second of the mix, or of one `KIND`. */
export const options = withThresholds(
  { search: constantRate('default', rateOrDefault(300), durationOrDefault('60s')) },
  { p95: 50, p99: 150 }
)

export { readSearchTerms as setup }
export default search
