import {
  effectiveVisibility,
  fetchVisibility,
  visibilityKey,
  type VisibilityResponse
} from '#site/islands/candidate-profiles/visibility/visibility.ts'
import { rolesText } from '#site/islands/candidate-profiles/person/profile-facts.ts'
import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { dayAndLongMonth } from '#site/lib/formats.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import { takedownText } from '#site/lib/takedown-text.ts'
import { ownProfilesQuery } from '#site/stores/own-profiles.ts'
import { useQuery } from '#site/stores/queries.ts'

const seenBy: Record<VisibilityResponse['visibleTo'], string> = {
  everyone: 'Lo ve todo el mundo, sin tu teléfono ni tu correo.',
  employers: 'Lo ven las empresas que han iniciado sesión.',
  applied: 'Lo ven las empresas a las que aplicas.',
  nobody: 'Por ahora no lo ve nadie.'
}

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
            <a className="button secondary slim" href="/candidates?tab=mis-perfiles">
              Ver<span className="visually-hidden"> tu perfil publicado</span>
            </a>
            <a className="button secondary slim" href={`/editar-perfil/${profile.id}`}>
              Editar<span className="visually-hidden"> tu perfil publicado</span>
            </a>
          </div>
        </div>
      ) : (
        <div className="setting">
          <div>
            <p className="name">{profiles ? 'Todavía no tienes perfil' : 'Tu perfil'}</p>
            <p className="about">Publícalo y las empresas te encontrarán.</p>
          </div>
          <a className="button secondary slim" href="/candidates?showForm=true">
            Publicar perfil
          </a>
        </div>
      )}
      <div className="setting">
        <div>
          <p className="name">Quién ha visto mi teléfono</p>
          <p className="about">{releaseState(visibility)}</p>
        </div>
        <a className="button secondary slim" href="/mis-datos">
          Ver quién
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
  const published = `Publicado el ${longDate(createdAt)}.`
  return visibility ? `${published} ${seenBy[effectiveVisibility(visibility)]}` : published
}

function releaseState(visibility: VisibilityResponse | undefined): string {
  const releases = visibility?.releases ?? []
  const [last] = [...releases].sort((a, b) => b.lastReleasedAt.localeCompare(a.lastReleasedAt))
  if (!last) return 'Nadie todavía.'
  const name = last.employerName ?? 'una cuenta que ya no existe'
  return `${formatCount(releases.length, 'empresa', 'empresas')}. La última, ${name}, el ${dayAndLongMonth(last.lastReleasedAt)}.`
}
