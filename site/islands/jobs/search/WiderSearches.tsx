import { useId } from 'react'
import { emptySearch, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { searchWords } from '#services/words/words.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { looserText, widerText } from '#site/lib/no-results-texts.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'

type Meta = JobListResponse['meta']

interface Props {
  title: string
  search: JobListSearch
  meta: Meta
  onGo(search: JobListSearch): void
}

/** The searches with one condition less, or a wider place, that find more; renders nothing without any. */
export function WiderSearches({ title, search, meta, onGo }: Props) {
  const id = useId()
  const searches = widerSearches(search, meta)
  if (!searches.length) return null
  return (
    <section className="section">
      <h2 id={id}>{title}</h2>
      <ul className="items box" aria-labelledby={id}>
        {searches.map(({ text, to, total }) => (
          <li key={text}>
            <div className="item-body">
              <p className="item-title">
                <InPlaceLink className="whole" href={searchPath(to)} onGo={() => onGo(to)}>
                  {text}
                </InPlaceLink>
              </p>
            </div>
            <p className="end muted">{formatCount(total, searchWords.job, searchWords.jobs)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WiderSearch {
  text: string
  to: JobListSearch
  total: number
}

const maxWider = 4

/** Searches without one condition, then those of a wider place; the search without any condition has a button of its own. */
function widerSearches(
  search: JobListSearch,
  { looser = [], wider = [], around }: Meta
): WiderSearch[] {
  const places = wider.map(place => ({
    text: widerText(place, around?.name ?? ''),
    to: widen(search, place),
    total: place.total
  }))
  const conditions = looser.map(({ without, total }) => ({
    text: looserText(search, without),
    to: { ...search, [without]: '', page: 1 },
    total
  }))
  const own = searchPath(emptySearch)
  return [...conditions.slice(0, Math.max(1, maxWider - places.length)), ...places]
    .filter(({ to }) => searchPath(to) !== own)
    .slice(0, maxWider)
}

function widen(
  search: JobListSearch,
  { near = '', radius, province, location = '' }: NonNullable<Meta['wider']>[number]
): JobListSearch {
  if (radius) {
    const place = search.location || location
    return { ...search, location: place, near, radius: String(radius), page: 1 }
  }
  const area = { location, near: '', radius: '', ...(province && { province }) }
  return { ...search, ...area, page: 1 }
}
