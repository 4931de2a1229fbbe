import { phoneLink, phoneText } from '#site/lib/formats.ts'
import type { Application } from './list-url.ts'

/** How an employer reaches whoever has applied. */
export function Contact({ application }: { application: Application }) {
  const { applicantPhone, applicantEmail } = application
  return (
    <div className="row reach-applicant">
      {applicantPhone && (
        <a className="button secondary" href={phoneLink(applicantPhone)}>
          {phoneText(applicantPhone)}
        </a>
      )}
      <a className="button secondary" href={`mailto:${applicantEmail}`}>
        {applicantEmail}
      </a>
    </div>
  )
}
