import { jobCountText } from '#services/jobs/search-texts.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
}

/** «14 empleos de «mozo» en Jerez»; a phone has the search in the line above. */
export function JobListHeading({ search: { keyword, location }, meta }: Props) {
  if (!keyword && !location) return jobCountText(meta)
  const words = [keyword && `de «${keyword}»`, location && `en ${location}`].filter(Boolean)
  return (
    <>
      {`${meta.capped ? 'Más de ' : ''}${formatCount(meta.totalJobs, 'empleo', 'empleos')}`}
      <span className="searched">{` ${words.join(' ')}`}</span>
    </>
  )
}
