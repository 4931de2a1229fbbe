import type { CandidateSummary } from '#site/lib/api.ts'
import { Avatar } from '#site/ui/Avatar.tsx'

type HeaderProfile = Pick<CandidateSummary, 'fullName' | 'location' | 'experience' | 'age'>

/** Name, location, age and experience of a candidate. */
export function CandidateHeader({ profile }: { profile: HeaderProfile }) {
  const { fullName, location, experience, age } = profile
  const facts = [`${age} años`, experience].filter(Boolean).join(' · ')
  return (
    <header className="candidate-header">
      <Avatar fullName={fullName} picture={null} />
      <div>
        <h3>{fullName}</h3>
        <p className="muted small">{location ?? 'Sin lugar indicado'}</p>
        <p className="muted small">{facts}</p>
      </div>
    </header>
  )
}
