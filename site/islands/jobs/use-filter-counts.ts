import { useEffect, useState } from 'react'
import { counted } from '#site/lib/formats.ts'
import { type Filter, filtersOf, type SearchState } from '#site/lib/search-state.ts'
import { countJobs } from './fetch-jobs.ts'

type Counts = Partial<Record<Filter['name'], string>>

/** What would be found without each filter: «12 empleos». A count that does not arrive is not shown. */
export function useCounts(search: SearchState): Counts {
  const [counts, setCounts] = useState<Counts>({})
  useEffect(() => {
    let isWanted = true
    setCounts({})
    for (const { name, without } of filtersOf(search)) {
      countJobs(without)
        .then(({ totalJobs, capped }) => {
          const count = (capped ? 'más de ' : '') + counted(totalJobs, 'empleo', 'empleos')
          if (isWanted) setCounts(known => ({ ...known, [name]: count }))
        })
        .catch(() => undefined)
    }
    return () => {
      isWanted = false
    }
  }, [search])
  return counts
}
