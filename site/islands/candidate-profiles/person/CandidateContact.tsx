import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import { candidateWords } from '#services/words/words.ts'

export function CandidateContact({ profile }: { profile: CandidateProfileResponse }) {
  const { contactPhone, contactEmail, tel, createdAt } = profile
  return (
    <>
      {contactPhone && tel && (
        <div className="stack gap-2 contact">
          <PhoneLink phone={contactPhone} tel={tel} label={candidateWords.phoneLabel} />
          {contactEmail && <EmailLink email={contactEmail} label={candidateWords.emailLabel} />}
        </div>
      )}
      <p className="muted small">
        {candidateWords.publishedOn}
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </>
  )
}
