import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { CandidateContact } from './CandidateContact.tsx'

/** Contact of one candidate, loaded on request so that scrapers cannot collect phone numbers. */
export function CandidateDetails({ id }: { id: string }) {
  const call = apiClient['candidate-profiles'][':id']
  const { data, error, retry } = useQuery(`candidate-profiles/${id}`, () =>
    callApi(call.$get({ param: { id } }))
  )
  if (error) {
    return (
      <div className="notice warning" role="alert">
        <p>{errorMessage(error)}</p>
        <button className="button quiet slim" type="button" onClick={retry}>
          Reintentar
        </button>
      </div>
    )
  }
  return (
    <div className="stack" role="status">
      {data ? <CandidateContact profile={data} /> : <p className="muted">Cargando…</p>}
    </div>
  )
}
