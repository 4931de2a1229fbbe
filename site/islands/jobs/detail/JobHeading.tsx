import { ownWords } from '#site/ui/own-words.ts'
import { Fragment } from 'react'
import type { PreviewPageData } from '#services/pages/shared/contract.ts'
import { joinUnits } from '#services/platform/shared/formats.ts'
import { distanceText } from '#site/lib/formats.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Separator } from '#site/ui/Separator.tsx'
import { Proofs } from '../employer/EmployerWords.tsx'
import { employerWords, experienceLabels, jobTypeLabels } from '#services/words/words.ts'

type Props = Pick<PreviewPageData, 'job' | 'facts' | 'employer'>

/** The most steps of verification that stand beside the employer's name. */
const shownProofs = 2

/** Title, employer and place of a job; rendered by the server only. */
export function JobHeading({ job, facts: { role }, employer }: Props) {
  const { companyName } = job
  const distance = distanceText(job)
  const jobType = job.jobType && jobTypeLabels[job.jobType]
  const experience = job.experience && experienceLabels[job.experience]
  return (
    <>
      <h1 {...ownWords}>{joinUnits(job.title)}</h1>
      <section className="media job-employer">
        <Avatar
          fullName={companyName}
          picture={employer?.picture ?? null}
          isEmployer
          id={employer?.id ?? job.employerId}
        />
        <section>
          <p className="who">
            <b translate="no" {...ownWords}>
              {employer ? <a href={`/employers/${employer.id}`}>{companyName}</a> : companyName}
            </b>
          </p>
          <p className="muted">
            <span className="dots">
              <span className="place" translate="no" {...ownWords}>
                {job.location}
              </span>
              {distance && (
                <>
                  <Separator />
                  <span>{distance}</span>
                </>
              )}
            </span>
          </p>
        </section>
        {employer && <Trust employer={employer} />}
      </section>
      <p className="chips">
        {[role, jobType, experience].filter(Boolean).map((text, index) => (
          <Fragment key={text}>
            {index > 0 && <Separator />}
            <span className="chip">{text}</span>
          </Fragment>
        ))}
      </p>
    </>
  )
}

/** «Responde en menos de 2 días», and the strongest steps of verification. */
function Trust({ employer: { answers, steps } }: { employer: NonNullable<Props['employer']> }) {
  const [time] = answers
  if (!time && !steps.length) return null
  return (
    <div className="row trust">
      {time && <b>{time.replace(employerWords.usuallyAnswers(''), employerWords.answers(''))}</b>}
      <Proofs steps={steps.slice(0, shownProofs)} />
    </div>
  )
}
