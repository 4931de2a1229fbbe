import { jobCountText, searchedText } from '#services/jobs/search-texts.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
}

/** «14 empleos de «mozo» a 30 km de Jerez»; a phone has the search in the line above. */
export function JobListHeading({ search, meta }: Props) {
  const searched = searchedText(search)
  if (!searched) return <JobCount meta={meta} />
  return (
    <>
      {`${meta.capped ? 'Más de ' : ''}${formatCount(meta.totalJobs, 'empleo', 'empleos')}`}
      <span className="searched">{` ${searched}`}</span>
    </>
  )
}

/** «37 empleos con caballos». */
export function JobCount({ meta }: Pick<Props, 'meta'>) {
  return jobCountText(meta)
}
