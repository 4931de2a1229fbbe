import type { CandidateSummary } from '#site/lib/api.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { candidateWords, experienceLabels } from '#services/words/words.ts'

interface Props {
  profile: Pick<CandidateSummary, 'fullName' | 'location' | 'experience'> &
    Partial<Pick<CandidateSummary, 'ageBand'>>
  /** See `ageText`; empty when it is not known. */
  age: string
}

/** Name, location, age and experience of a candidate. */
export function CandidateHeader({ profile, age }: Props) {
  const { fullName, location, experience, ageBand } = profile
  // The place of a minor is hidden, not missing.
  const noPlace = ageBand === '<18' ? '' : candidateWords.noPlace
  const facts = [age, experience && experienceLabels[experience]].filter(Boolean).join(' · ')
  return (
    <header className="media candidate-header">
      <Avatar fullName={fullName} picture={null} />
      <div>
        <h3 translate="no" dir="auto">
          {fullName}
        </h3>
        <p className="muted small" translate={location ? 'no' : undefined} dir="auto">
          {location ?? noPlace}
        </p>
        <p className="muted small">{facts}</p>
      </div>
    </header>
  )
}
