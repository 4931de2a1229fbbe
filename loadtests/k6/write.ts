import { story } from './hiring-journey.ts'
import { durationOr, promising, rateOr, steady } from './target.ts'

/** `RATE` is stories a second, of six writes and two reads each; two writes hash a password. */
export const options = promising(
  { write: steady('default', rateOr(5), durationOr('60s')) },
  { p95: 150, p99: 400 }
)

export default story
