import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import { candidateWords } from '#services/words/words.ts'

type Contact = Pick<CandidateProfileResponse, 'contactPhone' | 'contactEmail'>

/** The contact of a candidate, for the owner and for employers to whom it was released. */
export function ReleasedContact({ profile: { contactPhone, contactEmail } }: { profile: Contact }) {
  return (
    <div className="stack" role="status">
      {contactPhone && <PhoneLink phone={contactPhone} label={candidateWords.phoneLabel} />}
      {contactEmail && <EmailLink email={contactEmail} label={candidateWords.emailLabel} />}
    </div>
  )
}
