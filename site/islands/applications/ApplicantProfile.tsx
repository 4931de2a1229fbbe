import { useState } from 'react'
import { apiClient, callApi } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { profileFacts, rolesText } from '#site/islands/candidate-profiles/profile-facts.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { FactList } from '#site/ui/FactList.tsx'

/** The profile that the applicant has published, loaded when it is wanted. */
export function ApplicantProfile({ id }: { id: string }) {
  const [isShown, setShown] = useState(false)
  return isShown ? (
    <PublishedProfile id={id} />
  ) : (
    <button className="button secondary slim" type="button" onClick={() => setShown(true)}>
      Ver su perfil
    </button>
  )
}

function PublishedProfile({ id }: { id: string }) {
  const call = apiClient['candidate-profiles'][':id']
  const { data, error, retry } = useQuery(`candidate-profiles/${id}`, () =>
    callApi(call.$get({ param: { id } }))
  )
  if (error)
    return <ErrorPanel title="Error al cargar perfiles" message={error.message} onRetry={retry} />
  if (!data) return <p role="status">Cargando…</p>
  const { description, experience, location, skills } = data
  const facts = [
    { name: 'Puestos', value: rolesText(data) },
    { name: 'Nivel', value: experience },
    { name: 'Dónde', value: location },
    { name: 'Habilidades', value: skills },
    ...profileFacts(data)
  ]
  return (
    <section className="stack" role="status">
      <h3>Su perfil</h3>
      <p className="text">{description}</p>
      <FactList look="facts application" facts={facts} />
    </section>
  )
}
