import { everyone } from './traffic-mix.ts'
import { durationOr, promising, rateOr } from './target.ts'

export { search, setup, story, visit } from './traffic-mix.ts'

/** Half an hour of everybody, for what grows slowly. */
export const options = promising(everyone(rateOr(50), durationOr('30m')), { p95: 50, p99: 100 })
