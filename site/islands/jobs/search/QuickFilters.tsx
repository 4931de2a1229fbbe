import { experiences } from '#events/job-content/facets.ts'
import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { searchFormWords } from '#services/words/words.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'

const quickFilters: readonly [JobFilterKey, string][] = [
  ['housing', 'si'],
  ['ownHorse', 'si'],
  ['experience', experiences[0]],
  ['weekends', 'libres']
]

interface Props {
  search: JobListSearch
  facets: JobListResponse['meta']['facets']
  onGo(search: JobListSearch): void
}

/** Links that narrow a search by the filters that most people ask for, each with its number of jobs; none without a job. */
export function QuickFilters({ search, facets, onGo }: Props) {
  const offered = quickFilters.flatMap(([name, value]) => {
    const counts: Partial<Record<string, number>> = facets[name]
    const count = search[name] ? 0 : (counts[value] ?? 0)
    return count ? [{ name, value, count, to: { ...search, [name]: value, page: 1 } }] : []
  })
  if (!offered.length) return null
  return (
    <ul className="quick-filters no-print" aria-label={searchFormWords.quickFilters}>
      {offered.map(({ name, value, count, to }) => (
        <li key={name}>
          <InPlaceLink href={searchPath(to)} onGo={() => onGo(to)}>
            <span>{filterLabel(name, value)}</span>{' '}
            <span className="muted" key={count}>
              {formatNumber(count)}
            </span>
          </InPlaceLink>
        </li>
      ))}
    </ul>
  )
}
