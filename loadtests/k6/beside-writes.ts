import { check } from 'k6'
import exec from 'k6/execution'
import { requestsPerVisit } from './browse-journey.ts'
import { createAccounts, type LiveAccounts } from './live-accounts.ts'
import { guestApplicationBody, jobBody } from './request-bodies.ts'
import { search } from './search-queries.ts'
import { readSearchTerms, type SearchTerms, zipf } from './search-terms.ts'
import { constantRate, durationOrDefault, rateOrDefault, send, withThresholds } from './target.ts'

export { createBoard as setup }
export { visit } from './browse-journey.ts'

const writesPerSecond = 5
const [reads, duration] = [rateOrDefault(480), durationOrDefault('60s')]

/** As much as `search` and `browse` together, while five writes a second come: new jobs and applications in turn. */
export const options = withThresholds(
  {
    searching: constantRate('searchBoard', (reads * 5) / 8, duration),
    browsing: constantRate('visit', (reads * 3) / 8 / requestsPerVisit, duration),
    writing: constantRate('write', writesPerSecond, duration)
  },
  { p95: 75, p99: 250 }
)

interface Board {
  terms: SearchTerms
  employer: LiveAccounts
}

const createBoard = (): Board => ({ terms: readSearchTerms(), employer: createAccounts(1) })

export const searchBoard = ({ terms }: Board): void => search(terms)

export function write({ terms, employer }: Board): void {
  const index = exec.scenario.iterationInTest
  const { status } = index % 2 === 0 ? postJob(terms, employer) : apply(employer, index)

  check({ status }, { 'it is written': () => status === 201 })
}

/** In the words of the other jobs, so that searches find it. */
function postJob({ words, places }: SearchTerms, { browsers }: LiveAccounts) {
  const body = {
    ...jobBody(`Mozo de ${zipf(words)}`),
    location: zipf(places),
    description: Array.from({ length: 8 }, () => zipf(words))
      .join(' ')
      .slice(0, 100)
  }
  return send('POST', '/api/jobs', 'post', body, { headers: { Cookie: browsers[0]?.[0] ?? '' } })
}

function apply({ jobId }: LiveAccounts, index: number) {
  const name = `k6.${index}.${Date.now().toString(36)}`
  const body = guestApplicationBody(name)
  return send('POST', `/api/jobs/${jobId}/applications`, 'apply', body)
}
