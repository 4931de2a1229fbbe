import { jobCountText, searchedText } from '#services/jobs/shared/search-texts.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
  /** The search failed: `meta` is that of the one before. */
  isFailed: boolean
}

/** «14 empleos de «mozo» en Segovia, con vivienda», without a circle, which has its own line. */
export function JobListHeading({ search, meta, isFailed }: Props) {
  const place = meta.around && { location: '', near: '', radius: '' }
  const searched = searchedText({ ...search, ...place })
  if (!searched) return isFailed ? 'Empleos con caballos' : <JobCount meta={meta} />
  const count = `${meta.capped ? 'Más de ' : ''}${formatCount(meta.totalJobs, 'empleo', 'empleos')}`
  return `${isFailed ? 'Empleos' : count} ${searched}`
}

/** «37 empleos con caballos». */
export function JobCount({ meta }: Pick<Props, 'meta'>) {
  return jobCountText(meta)
}
