import { matchJob } from '#services/jobs/job-match.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'

const ownProfiles = () =>
  callApi(apiClient['my-candidate-profiles'].$get({ query: { onlyActive: 'true' } }))

/** What the job asks beside the profile of the applicant; nothing without one. */
export function JobMatchPanel({ job }: { job: Pick<JobResponse, 'asks'> }) {
  const { data } = useQuery('my-candidate-profiles', ownProfiles)
  const profile = data?.[0]
  if (!profile) return null
  const { summary, has } = matchJob(job, profile)
  const marks = Object.entries(has)
  if (!marks.length) return null
  return (
    <section className="panel" aria-labelledby="lo-que-piden">
      <h2 id="lo-que-piden">{summary ?? 'Lo que se valora'}</h2>
      <ul>
        {marks.map(([ask, isMet]) => (
          <li key={ask} className={isMet ? 'has' : 'lacks'}>
            {ask} <span className="muted">{isMet ? 'lo tienes' : 'te falta'}</span>
          </li>
        ))}
      </ul>
      <p className="muted small">
        Según <a href={`/editar-perfil/${profile.id}`}>tu perfil</a>, que solo tú comparas con el
        anuncio.
      </p>
    </section>
  )
}
