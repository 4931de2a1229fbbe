import http from 'k6/http'
import type { Options } from 'k6/options'
import { search } from './search-queries.ts'
import { rateOr, steady, systemTags } from './target.ts'
import { readVocabulary } from './search-terms.ts'

// Under a spike some are sent away; that is no failure as long as they hear it at once.
http.setResponseCallback(http.expectedStatuses(200, 503))

const rate = rateOr(100)

/** Calm, ten times as much for twenty seconds, calm again five seconds later. */
export const options: Options = {
  scenarios: {
    calm: steady('search', rate, '20s'),
    spike: { ...steady('search', rate * 10, '20s', '20s'), maxVUs: 600 },
    after: steady('search', rate, '20s', '45s')
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

export { readVocabulary as setup, search }
