import type { JobPageData } from '#services/pages/contract.ts'
import { formatNumber } from '#site/lib/formats.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { YardAnswers, YardSteps } from './YardWords.tsx'

type YardOfJob = NonNullable<JobPageData['yard']>

/** Who hires, with a link to the other jobs. */
export function YardPanel({ yard }: { yard: YardOfJob }) {
  const { id, name, text, picture, since, otherJobs, answers, steps } = yard
  return (
    <section>
      <h2>Quién contrata</h2>
      <div className="panel yard">
        <div className="row">
          <Avatar fullName={name} picture={picture} size="m" isYard id={id} />
          <div>
            <h3>{name}</h3>
            <YardAnswers answers={answers} />
          </div>
        </div>
        {text && <p className="text">{text}</p>}
        <YardSteps since={since} steps={steps} />
        <p>
          <a href={`/yards/${id}`}>{linkText(otherJobs)}</a>
        </p>
      </div>
    </section>
  )
}

function linkText(otherJobs: number): string {
  if (!otherJobs) return 'Su página'
  return otherJobs === 1 ? 'Su otro anuncio' : `Sus otros ${formatNumber(otherJobs)} anuncios`
}
