import { countedJobs, jobCountText, searchedText } from '#services/jobs/shared/search-texts.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { searchWords } from '#services/words/words.ts'

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
  if (!searched) return isFailed ? searchWords.anyJobs : <JobCount meta={meta} />
  return isFailed ? searchWords.jobsOf(searched) : `${countedJobs(meta)} ${searched}`
}

/** «37 empleos con caballos». */
export function JobCount({ meta }: Pick<Props, 'meta'>) {
  return jobCountText(meta)
}
