import { type JobSearchData, readData } from './data.ts'
import { JobList } from './JobList.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useJobSearch } from './use-job-search.ts'

/** The search form and its results; without data it stands for what the server will put there. */
export default function JobSearchIsland() {
  const data = readData()
  return data ? <JobSearch data={data} /> : <>%%results%%</>
}

export function JobSearch({ data }: { data: JobSearchData }) {
  const { search, found, now, state, error, go } = useJobSearch(data)
  return (
    <>
      <SearchForm search={search} facets={found.meta.facets} onSearch={go} />
      {error ? (
        <div role="alert">
          <p>Error al obtener los trabajos</p>
          <p>{error}</p>
          <button type="button" onClick={() => go(search)}>
            Reintentar
          </button>
        </div>
      ) : (
        <JobList
          search={search}
          found={found}
          now={now}
          isLoading={state === 'loading'}
          onGo={go}
        />
      )}
    </>
  )
}
