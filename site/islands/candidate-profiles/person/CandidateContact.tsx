import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'

export function CandidateContact({ profile }: { profile: CandidateProfileResponse }) {
  const { contactPhone, contactEmail, createdAt } = profile
  return (
    <>
      {contactPhone && (
        <div className="contact">
          <PhoneLink phone={contactPhone} label="Teléfono: " />
          {contactEmail && <EmailLink email={contactEmail} label="Correo: " />}
        </div>
      )}
      <p className="muted small">
        Perfil publicado el <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </>
  )
}
