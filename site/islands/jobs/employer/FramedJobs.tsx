import type { EmployerPageData } from '#services/pages/shared/contract.ts'
import type { JobSummary as Job } from '#site/lib/api.ts'
import { firstVisitAt, newestJobs } from '#site/lib/time-ago.ts'
import { ownWords } from '#site/ui/own-words.ts'
import { JobCardPhoto, photoClass } from '../cards/JobPhotos.tsx'
import { JobCardBody } from '../cards/JobListItem.tsx'
import { brand } from '#services/words/shared/brand.ts'
import { jobCount } from './EmployerPage.tsx'

const newTab = { target: '_blank', rel: 'noopener' }

/** The ads of an employer in a frame of its own website; links leave the frame. Rendered by the server only. */
export function FramedJobs({ employer: { id, name, liveJobs }, jobs, now }: EmployerPageData) {
  const newest = newestJobs(jobs, firstVisitAt(now))
  return (
    <>
      <h1 translate="no" dir="auto">
        {name}
      </h1>
      <h2>{jobCount(liveJobs)}</h2>
      {jobs.length > 0 ? (
        <ul className="cards">
          {jobs.map(job => (
            <FramedJob key={job.id} job={job} now={now} isNew={newest.has(job.id)} />
          ))}
        </ul>
      ) : (
        <p>Cuando publique un anuncio, estará aquí.</p>
      )}
      <p className="small muted">
        {jobs.length > 0 && 'Cada anuncio se abre en otra pestaña. '}
        <a href={`/employers/${id}`} {...newTab}>
          {`${name} en ${brand}`}
        </a>
      </p>
    </>
  )
}

function FramedJob({ job, now, isNew }: { job: Job; now: number; isNew: boolean }) {
  return (
    <li>
      <article className={`card job-card${photoClass(job.photo)}`}>
        <h3>
          <a className="card-link" href={`/jobs/${job.id}`} {...newTab} {...ownWords}>
            {job.title}
          </a>
        </h3>
        <JobCardPhoto path={job.photo} />
        <JobCardBody job={job} now={now} isNew={isNew} isAmongOwn />
      </article>
    </li>
  )
}
