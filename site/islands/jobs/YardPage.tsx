import type { YardPageData } from '#services/pages/contract.ts'
import { formatCount } from '#site/lib/formats.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { JobListItem } from './JobListItem.tsx'
import { YardExplanation } from './YardExplanation.tsx'
import { YardAnswers, YardSteps } from './YardWords.tsx'

/** An employer's own page: rendered by the server alone. */
export function YardPage({ yard, jobs, now }: YardPageData) {
  const { id, name, text, picture, since, liveJobs, answers, steps } = yard
  return (
    <>
      <header>
        <Avatar fullName={name} picture={picture} size="l" isYard id={id} />
        <div>
          <h1>{name}</h1>
          <YardAnswers answers={answers} />
          <YardSteps since={since} steps={steps} />
        </div>
        {text && <p className="text">{text}</p>}
      </header>
      <section>
        <h2>{jobCount(liveJobs)}</h2>
        {jobs.length > 0 ? (
          <ul className="cards">
            {jobs.map(job => (
              <JobListItem key={job.id} job={job} now={now} />
            ))}
          </ul>
        ) : (
          <p>
            Cuando publique otro anuncio estará aquí. <a href="/jobs">Ver todos los empleos</a>
          </p>
        )}
      </section>
      {(answers.length > 0 || steps.length > 0) && <YardExplanation />}
      <p className="small">
        <a className="report-link" href={`/denunciar?tipo=yard&id=${id}`} rel="nofollow">
          Denunciar esta cuadra
        </a>
      </p>
    </>
  )
}

const jobCount = (count: number) =>
  count ? formatCount(count, 'anuncio abierto', 'anuncios abiertos') : 'Ahora no busca a nadie'
