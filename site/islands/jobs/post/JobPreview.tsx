import { readValidFields } from '#services/jobs/posting/contract.ts'
import { jobTypes } from '#events/job-content/facets.ts'
import { mainFacts } from '#services/jobs/shared/job-facts.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { expiryAfter } from '#services/jobs/shared/expiry.ts'
import { FactStrip } from '#site/islands/jobs/detail/JobFacts.tsx'
import { JobCardBody } from '#site/islands/jobs/cards/JobListItem.tsx'
import { JobCardPhoto, photoClass } from '#site/islands/jobs/cards/JobPhotos.tsx'
import { useNow } from '#site/islands/jobs/cards/use-now.ts'
import { smallPhoto } from '#site/lib/browser/photos.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { toJobRequest } from './job-form-values.ts'
import { readPhotos } from './photo-values.ts'

export interface PreviewProps {
  values: FormValues
  /** The date of a job that is posted already. */
  postDate?: string
  expiryDate?: string
}

/** The preview beside the form. */
export function JobPreviewPanel(preview: PreviewProps) {
  return (
    <aside className="preview gap-3 sticky" aria-labelledby="vista-previa">
      <h2 id="vista-previa">Así se verá</h2>
      <JobPreview {...preview} />
    </aside>
  )
}

/** The card and the head of the page, updated while the form is filled in. */
export function JobPreview({ values, postDate, expiryDate }: PreviewProps) {
  const now = useNow(Date.now())
  const { title, companyName, location, description = '', jobType } = values
  const terms: JobTerms = readValidFields(toJobRequest(values))
  const job = {
    ...terms,
    companyName: companyName || 'Tu empresa',
    location: location || 'Lugar',
    description,
    jobType: jobTypes.find(type => type === jobType),
    postDate: postDate ?? new Date(now).toISOString(),
    expiryDate: expiryDate ?? expiryAfter(new Date(now)).toISOString()
  }
  const heading = title || 'Título del puesto'
  const photo = cardPhoto(values)
  return (
    <div className="stack">
      <p className="muted small">En la lista</p>
      <div className={`card job-card${photoClass(photo)}`}>
        <h3>{heading}</h3>
        <JobCardPhoto path={photo} />
        <JobCardBody job={job} now={now} />
      </div>
      <p className="muted small">En su página</p>
      <div className="panel mini">
        <h3>{heading}</h3>
        <FactStrip facts={mainFacts(terms)} />
      </div>
      <Completeness terms={terms} />
    </div>
  )
}

function cardPhoto({ photos }: FormValues): string | undefined {
  const [first] = readPhotos(photos)
  return first && smallPhoto(first.path)
}

/** Whether the job states what most readers decide by. */
function Completeness({ terms: { pay, housing, hours } }: { terms: JobTerms }) {
  const terms = [
    ['el sueldo', pay && 'min' in pay],
    ['la vivienda', housing],
    ['los días libres', hours?.daysOff]
  ] as const
  return (
    <ul className="stack muted small completeness">
      {terms.map(([what, isGiven]) => (
        <li key={what} className={isGiven ? 'done' : undefined}>
          {`${isGiven ? 'Dice' : 'Todavía no dice'} ${what}`}
        </li>
      ))}
    </ul>
  )
}
