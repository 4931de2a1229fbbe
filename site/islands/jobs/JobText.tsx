import type { JobFacts } from '#services/jobs/job-facts.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { detailCountdown } from '#site/lib/countdown.ts'
import { longDate } from '#site/lib/formats.ts'
import { ExpiryMeter } from './ExpiryMeter.tsx'
import { FactSection, FactStrip } from './JobFacts.tsx'
import { JobPhotos } from './JobPhotos.tsx'
import { JobRequirements } from './JobRequirements.tsx'

interface Props {
  job: JobResponse
  facts: JobFacts
  now: number
  isLive: boolean
}

/** What a job says: title, dates, main facts, text, requirements, housing, yard. */
export function JobText({ job, facts, now, isLive }: Props) {
  return (
    <article className="job-text">
      <header className="stack">
        <h1>{job.title}</h1>
        <p className="lead">
          <b>{job.companyName}</b>
          <span className="place">{job.location}</span>
        </p>
        <p className="chips">
          {facts.role && <span className="chip">{facts.role}</span>}
          <span className="chip">{job.jobType}</span>
          {job.experience && <span className="chip">{job.experience}</span>}
        </p>
        <div className="dates">
          {isLive && <ExpiryMeter expiryDate={job.expiryDate} now={now} read={detailCountdown} />}
          <p className="muted small">
            Publicado el <time dateTime={job.postDate}>{longDate(job.postDate)}</time>
            {!job.outcome && (
              <>
                {isLive ? ' · caduca el ' : ' · caducó el '}
                <time dateTime={job.expiryDate}>{longDate(job.expiryDate)}</time>
              </>
            )}
          </p>
        </div>
      </header>
      <FactStrip facts={facts.main} />
      <section>
        <h2>Descripción</h2>
        <p className="text">{job.description}</p>
        {job.details && <p className="text">{job.details}</p>}
      </section>
      <JobRequirements text={job.requirements} groups={facts.asks} />
      <FactSection title="La vivienda" facts={facts.housing} />
      <JobPhotos companyName={job.companyName} photos={job.photos} />
      <FactSection title="El centro" facts={facts.yard} />
      {job.minors && <MinorsNotice />}
    </article>
  )
}

/** Ley Orgánica 8/2021, article 57; the certificate itself is never collected here. */
function MinorsNotice() {
  return (
    <p className="notice small">
      <b>Trato habitual con menores.</b> Antes de empezar, la empresa te pedirá el certificado
      negativo del Registro Central de Delincuentes Sexuales (Ley Orgánica 8/2021, artículo 57). No
      lo envíes con tu aplicación.
    </p>
  )
}
