import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { ChatLink, EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import { candidateWords } from '#services/words/words.ts'

export type CandidateContactFields = Pick<
  CandidateProfileResponse,
  'contactPhone' | 'contactEmail' | 'tel' | 'whatsapp'
>

/** The contact of a candidate, for the owner and for employers to whom it was released. */
export function ReleasedContact({ profile }: { profile: CandidateContactFields }) {
  const { contactPhone, contactEmail, tel, whatsapp } = profile
  return (
    <div className="stack" role="status">
      {contactPhone && tel && (
        <PhoneLink phone={contactPhone} tel={tel} label={candidateWords.phoneLabel} />
      )}
      {whatsapp && <ChatLink number={whatsapp} />}
      {contactEmail && <EmailLink email={contactEmail} label={candidateWords.emailLabel} />}
    </div>
  )
}
