import { everyone } from './traffic-mix.ts'
import { durationOr, promising, rateOr } from './target.ts'

export { search, setup, story, visit } from './traffic-mix.ts'

/** Everybody at once; `RATE` is requests a second. */
export const options = promising(everyone(rateOr(150), durationOr('60s')), { p95: 75, p99: 250 })
