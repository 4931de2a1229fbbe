import { useEffect, useState } from 'react'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import { type ActiveFilter, activeFilters } from '#site/lib/active-filters.ts'
import { countJobs } from './fetch-jobs.ts'

type Counts = Partial<Record<ActiveFilter['id'], string>>

/** What would be found without each filter: «12 empleos». A count that does not arrive is not shown. */
export function useFilterCounts(search: JobListSearch): Counts {
  const [counts, setCounts] = useState<Counts>({})
  useEffect(() => {
    let isWanted = true
    setCounts({})
    for (const { id, without } of activeFilters(search)) {
      countJobs(without)
        .then(({ totalJobs, capped }) => {
          const count = (capped ? 'más de ' : '') + formatCount(totalJobs, 'empleo', 'empleos')
          if (isWanted) setCounts(known => ({ ...known, [id]: count }))
        })
        .catch(() => undefined)
    }
    return () => {
      isWanted = false
    }
  }, [search])
  return counts
}
