import { ownWords } from '#site/ui/own-words.ts'
import type { JobPageData } from '#services/pages/shared/contract.ts'
import { monthAndYear } from '#site/lib/calendar-formats.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { UserText } from '#site/ui/UserText.tsx'
import { answerTime, Proofs } from './EmployerWords.tsx'
import { employerWords } from '#services/words/words.ts'

type EmployerOfJob = NonNullable<JobPageData['employer']>

/** The employer, with a link to the other jobs. */
export function EmployerPanel({ employer }: { employer: EmployerOfJob }) {
  const { id, name: fullName, text, picture, since, otherJobs, answers, steps } = employer
  const { name, value, note } = answerTime(answers)
  const path = `/employers/${id}`
  return (
    <section className="section">
      <h2>{employerWords.whoHires}</h2>
      <div className="panel employer-panel">
        <div className="media employer-head">
          <Avatar fullName={fullName} picture={picture} size="m" isEmployer id={id} />
          <div>
            <h3>
              <a href={path} translate="no" {...ownWords}>
                {fullName}
              </a>
            </h3>
            <p className="small muted">{employerWords.since(monthAndYear(since))}</p>
          </div>
        </div>
        {(answers.length > 0 || steps.length > 0) && (
          <div className="stack employer-figures">
            <p className="stack answer-time">
              <span className="muted small">{name}</span>
              <b>{value}</b>
              {note && <span className="small">{note}</span>}
            </p>
            {steps.length > 0 && <Proofs steps={steps} look="list" />}
          </div>
        )}
        {text && <UserText text={text} />}
        <p>
          <a className="line" href={path}>
            {linkText(otherJobs)}
          </a>
        </p>
      </div>
    </section>
  )
}

function linkText(otherJobs: number): string {
  if (!otherJobs) return employerWords.itsPage
  return otherJobs === 1 ? employerWords.otherAd : employerWords.otherAds(formatNumber(otherJobs))
}
