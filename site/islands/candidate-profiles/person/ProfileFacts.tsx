import type { CandidateSummary } from '#site/lib/api.ts'
import { FactList } from '#site/ui/FactList.tsx'
import { profileFacts, rolesText, shortFacts } from './profile-facts.ts'

/** The facts of a profile that a card shows. */
export function ShortFacts({ profile }: { profile: Partial<CandidateSummary> }) {
  const [roles, facts] = [rolesText(profile), shortFacts(profile).join(' · ')]
  return (
    <>
      {roles && <p className="roles">{roles}</p>}
      {facts && <p className="muted small">{facts}</p>}
    </>
  )
}

/** All facts of a profile. */
export function ProfileFacts({ profile }: { profile: CandidateSummary }) {
  return <FactList facts={profileFacts(profile)} />
}
