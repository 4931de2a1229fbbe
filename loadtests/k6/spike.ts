import http from 'k6/http'
import type { Options } from 'k6/options'
import { search } from './search-queries.ts'
import { rateOrDefault, constantRate, systemTags } from './target.ts'
import { readSearchTerms } from './search-terms.ts'

// Load shedding under a spike is no failure, as long as the 503 comes at once.
http.setResponseCallback(http.expectedStatuses(200, 503))

const rate = rateOrDefault(100)

/** Base load, ten times as much for twenty seconds, base load again five seconds later. */
export const options: Options = {
  scenarios: {
    calm: constantRate('search', rate, '20s'),
    spike: { ...constantRate('search', rate * 10, '20s', '20s'), maxVUs: 600 },
    after: constantRate('search', rate, '20s', '45s')
  },
  systemTags,
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
  thresholds: {
    http_req_failed: ['rate==0'],
    'http_req_duration{scenario:calm}': ['p(95)<50', 'p(99)<150'],
    'http_req_duration{scenario:spike,status:503}': ['p(95)<1000'],
    'http_req_duration{scenario:after}': ['p(95)<50', 'p(99)<150'],
    'checks{scenario:calm}': ['rate==1'],
    'checks{scenario:after}': ['rate==1']
  }
}

export { readSearchTerms as setup, search }
