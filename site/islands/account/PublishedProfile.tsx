import {
  effectiveVisibility,
  fetchVisibility,
  visibilityKey,
  type VisibilityResponse
} from '#site/islands/candidate-profiles/visibility/visibility.ts'
import { rolesText } from '#site/islands/candidate-profiles/person/profile-facts.ts'
import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { dayOfMonth, formatCount, longDate } from '#services/platform/shared/formats.ts'
import { takedownText } from '#site/lib/takedown-text.ts'
import { ownProfilesQuery } from '#site/stores/own-profiles.ts'
import { useQuery } from '#site/stores/queries.ts'
import { accountWords, speech } from '#services/words/words.ts'

/** The published profile of a candidate, and who has requested the phone number. */
export function PublishedProfile() {
  const { data: profiles } = useQuery(...ownProfilesQuery)
  const { data: visibility } = useQuery(visibilityKey, fetchVisibility)
  const profile = profiles?.[0]
  return (
    <div className="box">
      {profile ? (
        <div className="setting">
          <div>
            <p className="name">{rolesText(profile) || profile.fullName}</p>
            <p className="about">{profileState(profile, visibility)}</p>
          </div>
          <div className="row">
            <a className="button secondary slim" href={speech.path('/candidates?tab=mis-perfiles')}>
              {accountWords.see}
              <span className="visually-hidden">{accountWords.yourProfile}</span>
            </a>
            <a className="button secondary slim" href={speech.path(`/editar-perfil/${profile.id}`)}>
              {accountWords.edit}
              <span className="visually-hidden">{accountWords.yourProfile}</span>
            </a>
          </div>
        </div>
      ) : (
        <div className="setting">
          <div>
            <p className="name">
              {profiles ? accountWords.noProfile : accountWords.profileLoading}
            </p>
            <p className="about">{accountWords.publishIt}</p>
          </div>
          <a className="button secondary slim" href={speech.path('/candidates?showForm=true')}>
            {accountWords.publish}
          </a>
        </div>
      )}
      <div className="setting">
        <div>
          <p className="name">{accountWords.whoSawPhone}</p>
          <p className="about">{releaseState(visibility)}</p>
        </div>
        <a className="button secondary slim" href={speech.path('/mis-datos')}>
          {accountWords.seeWho}
        </a>
      </div>
    </div>
  )
}

function profileState(
  { createdAt, hiddenReason }: CandidateProfileResponse,
  visibility: VisibilityResponse | undefined
): string {
  if (hiddenReason) return takedownText(hiddenReason)
  const published = accountWords.publishedOn(longDate(createdAt))
  return visibility
    ? `${published} ${accountWords.seenBy[effectiveVisibility(visibility)]}`
    : published
}

function releaseState(visibility: VisibilityResponse | undefined): string {
  const releases = visibility?.releases ?? []
  const [last] = [...releases].sort((a, b) => b.lastReleasedAt.localeCompare(a.lastReleasedAt))
  if (!last) return accountWords.nobodyYet
  const name = last.employerName ?? accountWords.goneAccount
  return accountWords.lastSeen(
    formatCount(releases.length, accountWords.company, accountWords.companies),
    name,
    dayOfMonth(last.lastReleasedAt)
  )
}
