import { search } from './search-queries.ts'
import { durationOr, promising, rateOr, steady } from './target.ts'
import { readVocabulary } from './search-terms.ts'

/** The search alone: 300 a second of the mix, or of one `KIND`. */
export const options = promising(
  { search: steady('default', rateOr(300), durationOr('60s')) },
  { p95: 50, p99: 150 }
)

export { readVocabulary as setup }
export default search
