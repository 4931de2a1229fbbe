import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { ProvinceMap } from './ProvinceMap.tsx'
import { listWords } from '#services/words/words.ts'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
}

/** A map of the jobs of a search. */
export function JobMap({ search, meta: { facets, around } }: Props) {
  const isNarrow = Boolean(around || search.location || search.province)
  return (
    <aside className="stack job-map" aria-labelledby="mapa">
      <div>
        <h2 id="mapa">{listWords.onMap}</h2>
        {around && <p className="small muted">{listWords.circle(around.radius)}</p>}
      </div>
      <a className="visually-hidden" href="#provincias">
        {listWords.skipMap}
      </a>
      <ProvinceMap
        counts={facets.province}
        around={around}
        chosen={search.province.split(',').filter(Boolean)}
        hrefOf={code => searchPath({ ...anywhere(search), province: code })}
        whole={isNarrow ? searchPath(anywhere(search)) : undefined}
      />
    </aside>
  )
}

const anywhere = (search: JobListSearch): JobListSearch => ({
  ...search,
  location: '',
  near: '',
  radius: '',
  province: '',
  page: 1
})
