import type { Scenario } from 'k6/options'
import { requestsPerStory } from './hiring-journey.ts'
import { constantRate } from './target.ts'
import { requestsPerVisit } from './browse-journey.ts'

export { story } from './hiring-journey.ts'
export { search } from './search-queries.ts'
export { visit } from './browse-journey.ts'
export { readSearchTerms as setup } from './search-terms.ts'

/** Of a hundred requests 50 search, 42 browse, and 8 are of users with an account. */
export function trafficMix(perSecond: number, duration: string): Record<string, Scenario> {
  return {
    searching: constantRate('search', perSecond * 0.5, duration),
    browsing: constantRate('visit', (perSecond * 0.42) / requestsPerVisit, duration),
    writing: constantRate('story', (perSecond * 0.08) / requestsPerStory, duration)
  }
}
