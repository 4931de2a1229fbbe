import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { CandidateContact } from './CandidateContact.tsx'
import { candidateProfileKey } from './profile-key.ts'

/** Contact of one candidate, as far as the viewer may see it; loaded when the card is opened. */
export function CandidateDetails({ id }: { id: string }) {
  const call = apiClient['candidate-profiles'][':id']
  const { data, error, retry } = useQuery(candidateProfileKey(id), () =>
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
