import type { Scenario } from 'k6/options'
import { requestsOfStory } from './hiring-journey.ts'
import { steady } from './target.ts'
import { requestsOfVisit } from './browse-journey.ts'

export { story } from './hiring-journey.ts'
export { search } from './search-queries.ts'
export { visit } from './browse-journey.ts'
export { readVocabulary as setup } from './search-terms.ts'

/** Of a hundred requests 50 search, 42 browse and 8 belong to people with an account. */
export function everyone(perSecond: number, duration: string): Record<string, Scenario> {
  return {
    searching: steady('search', perSecond * 0.5, duration),
    browsing: steady('visit', (perSecond * 0.42) / requestsOfVisit, duration),
    writing: steady('story', (perSecond * 0.08) / requestsOfStory, duration)
  }
}
