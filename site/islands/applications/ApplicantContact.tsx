import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import type { ListedApplication } from './list-url.ts'

/** How an employer reaches an applicant. */
export function ApplicantContact({ application }: { application: ListedApplication }) {
  const { applicantPhone, applicantEmail, isEmailBounced } = application
  return (
    <>
      <div className="row applicant-contact">
        {applicantPhone && <PhoneLink phone={applicantPhone} />}
        <EmailLink email={applicantEmail} />
      </div>
      {isEmailBounced && (
        <p className="notice warning">
          A este correo no llega nada: su servidor dice que no existe.
          {applicantPhone && ' Mejor llama.'}
        </p>
      )}
    </>
  )
}
