import { JobCardBody } from '#site/islands/jobs/JobListItem.tsx'
import { useNow } from '#site/islands/jobs/use-now.ts'
import type { FormValues } from '#site/ui/use-form.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { expiryAfter } from '#services/jobs/limits.ts'

interface Props {
  values: FormValues
  /** Of a job that is posted already. */
  postDate?: string
  expiryDate?: string
}

/** The card that the list will show, updated while the form is filled in. */
export function JobPreview({ values, postDate, expiryDate }: Props) {
  const now = useNow(Date.now())
  const { title, companyName, location, jobType, experience } = values
  const job = {
    companyName: companyName || 'Tu empresa',
    location: location || 'Lugar',
    jobType: jobTypes.find(type => type === jobType),
    experience: experiences.find(level => level === experience),
    postDate: postDate ?? new Date(now).toISOString(),
    expiryDate: expiryDate ?? expiryAfter(new Date(now)).toISOString()
  }
  return (
    <aside className="preview" aria-labelledby="vista-previa">
      <h2 id="vista-previa">Así se verá</h2>
      <div className="card">
        <h3>{title || 'Título del puesto'}</h3>
        <JobCardBody job={job} now={now} />
      </div>
      <p className="muted small">
        Los anuncios que dicen el salario, el horario y si hay vivienda ahorran llamadas a las dos
        partes.
      </p>
    </aside>
  )
}
