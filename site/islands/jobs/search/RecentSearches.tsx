import { type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { searchLabel } from './recent-searches.ts'

interface Props {
  searches: readonly JobListSearch[]
  onForget(): void
}

/** Opens over the content, without a layout shift. */
export function RecentSearches({ searches, onForget }: Props) {
  return (
    <div className="recent-searches">
      <h2 id="recientes">Búsquedas recientes</h2>
      <ul aria-labelledby="recientes">
        {searches.map(search => (
          <li key={searchPath(search)}>
            <a href={searchPath(search)}>{searchLabel(search)}</a>
          </li>
        ))}
      </ul>
      <button className="button quiet slim" type="button" onClick={onForget}>
        Borrar
      </button>
    </div>
  )
}
