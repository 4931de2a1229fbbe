import type { JobListResponse } from '#site/lib/api.ts'
import { type JobListSearch, searchPath } from '#services/jobs/search-url.ts'
import { sharedName } from '#site/lib/search-texts.ts'

type Meta = JobListResponse['meta']

interface Props {
  search: JobListSearch
  around: NonNullable<Meta['around']>
  namesakes: NonNullable<Meta['namesakes']>
}

/** «¿Otro Jerez? Jerez de los Caballeros, en Badajoz, o Jérez del Marquesado, en Granada.» */
export function Namesakes({ search, around, namesakes }: Props) {
  const last = namesakes.length - 1
  return (
    <p className="small muted namesakes">
      {`¿Otro ${sharedName(search.location, around.name)}? `}
      {namesakes.map(({ near, name, province }, index) => (
        <span key={near}>
          {index > 0 && (index === last ? ', o ' : ', ')}
          <a href={searchPath({ ...search, location: `${name}, ${province}`, near, page: 1 })}>
            {name}
          </a>
          {`, en ${province}`}
          {index === last && '.'}
        </span>
      ))}
    </p>
  )
}
