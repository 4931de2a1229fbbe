import type { JobView } from '#site/lib/api.ts'
import { countdown } from '#site/lib/countdown.ts'
import { longDate } from '#site/lib/formats.ts'

/** The text of an ad. It is only ever rendered on the server. */
export function JobDetail({ job, now }: { job: JobView; now: number }) {
  const left = countdown(job.expiryDate, now)
  return (
    <article>
      <h1>{job.title}</h1>
      <p>{`${job.companyName} · ${job.location}`}</p>
      <p>{[job.jobType, job.experience].filter(Boolean).join(' · ')}</p>
      <p className={`countdown ${left.tone}`}>{left.text}</p>
      <p>{`Publicado el ${longDate(job.postDate)} · caduca el ${longDate(job.expiryDate)}`}</p>
      <h2>Descripción</h2>
      <p className="text">{job.description}</p>
      {job.requirements && (
        <>
          <h2>Requisitos</h2>
          <p className="text">{job.requirements}</p>
        </>
      )}
      <h2>Contacto</h2>
      <p>
        <a href={`tel:${job.contactPhone.replace(/[^\d+]/g, '')}`}>{job.contactPhone}</a>
      </p>
      <p>
        <a href={`mailto:${job.contactEmail}`}>{job.contactEmail}</a>
      </p>
    </article>
  )
}
