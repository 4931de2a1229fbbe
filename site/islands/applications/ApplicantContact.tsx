import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import type { ApplicationResponse } from './list-url.ts'

/** How an employer reaches an applicant. */
export function ApplicantContact({ application }: { application: ApplicationResponse }) {
  const { applicantPhone, applicantEmail } = application
  return (
    <div className="row applicant-contact">
      {applicantPhone && <PhoneLink phone={applicantPhone} />}
      <EmailLink email={applicantEmail} />
    </div>
  )
}
