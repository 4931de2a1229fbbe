import { everyone } from './everyone.ts'
import { durationOr, promising, rateOr } from './target.ts'

export { search, setup, story, visit } from './everyone.ts'

/** Half an hour of everybody, for what grows slowly. */
export const options = promising(everyone(rateOr(50), durationOr('30m')), { p95: 50, p99: 100 })
