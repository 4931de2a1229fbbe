import { ownWords } from '#site/ui/own-words.ts'
import { conversationUrl } from '#site/islands/messages/conversations.ts'
import type { ApplicationResponse } from '#site/lib/api.ts'
import { dayOfMonth } from '#services/platform/shared/formats.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { courseWords, jobWords, speech } from '#services/words/words.ts'

/** The state of the visitor's own application, above a job. */
export function OwnState({ application }: { application: ApplicationResponse }) {
  const { appliedAt, status, talkedAt, coverLetter, employerId, isEmployerDeleted } = application
  const isTalked = status === 'pending' && talkedAt !== null
  const mayWrite = !isEmployerDeleted && (status === 'approved' || application.employerWords)
  return (
    <section className="own-state stack gap-3 surface" id="aplicar" aria-labelledby="ya-aplicaste">
      <div>
        <h2 id="ya-aplicaste">
          {jobWords.appliedHeading(dayOfMonth(appliedAt))}
          <span className={`tag ${isTalked ? 'neutral' : status}`}>
            {isTalked ? courseWords.talked : statusLabels[status]}
          </span>
        </h2>
        <StateText application={application} />
      </div>
      <p className="actions">
        {mayWrite && (
          <a className="button primary" href={conversationUrl(employerId)}>
            {jobWords.answer}
          </a>
        )}
        <a className="button quiet at-end" href={speech.path('/applications')}>
          {jobWords.ownApplications}
        </a>
      </p>
      <details className="disclosure">
        <summary>{jobWords.seeOwnLetter}</summary>
        <p className="text" dir="auto">
          {coverLetter}
        </p>
      </details>
    </section>
  )
}

function StateText({ application }: { application: ApplicationResponse }) {
  const { companyName, status, statusChangedAt, talkedAt, employerWords } = application
  const answeredAt = status === 'pending' ? talkedAt : statusChangedAt
  const answered = answeredAt ? jobWords.answeredOn(dayOfMonth(answeredAt)) : jobWords.wroteToYou
  if (employerWords) {
    return (
      <p>
        {`${answered}: `}
        <span {...ownWords}>{speech.quoted(employerWords)}</span>
      </p>
    )
  }
  if (answeredAt) return <p>{`${answered}.`}</p>
  return <p>{jobWords.notAnswered(companyName ?? jobWords.theCompany)}</p>
}
