import { emailHref, phoneHref, formatPhone } from '#site/lib/formats.ts'
import type { ApplicationResponse } from './list-url.ts'

/** How an employer reaches an applicant. */
export function ApplicantContact({ application }: { application: ApplicationResponse }) {
  const { applicantPhone, applicantEmail } = application
  return (
    <div className="row applicant-contact">
      {applicantPhone && (
        <a className="button secondary" href={phoneHref(applicantPhone)}>
          {formatPhone(applicantPhone)}
        </a>
      )}
      <a className="button secondary" href={emailHref(applicantEmail)}>
        {applicantEmail}
      </a>
    </div>
  )
}
