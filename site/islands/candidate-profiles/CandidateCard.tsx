import { useState } from 'react'
import type { CandidateSummary } from '#site/lib/api.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { CandidateHeader } from './CandidateHeader.tsx'
import { ageText, shortDescription } from './card-text.ts'
import { ProfileFacts, ShortFacts } from './ProfileFacts.tsx'
import { Skills } from './Skills.tsx'

const CandidateDetails = lazyWithRetry(() =>
  import('./CandidateDetails.tsx').then(part => part.CandidateDetails)
)

/** A candidate in the list; contact and the whole text are loaded on request. */
export function CandidateCard({ profile }: { profile: CandidateSummary }) {
  const { id, fullName, description, skills } = profile
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <article className="card">
        <CandidateHeader profile={profile} age={ageText(profile)} />
        <ShortFacts profile={profile} />
        <p className="text">{isOpen ? description : shortDescription(description)}</p>
        <Skills skills={skills} />
        <button
          className="button quiet slim show-more"
          type="button"
          aria-expanded={isOpen}
          aria-controls={`perfil-${id}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver más detalles'}
          <span className="visually-hidden"> de {fullName}</span>
        </button>
        <div className="stack" id={`perfil-${id}`} hidden={!isOpen}>
          {isOpen && <ProfileFacts profile={profile} />}
          {isOpen && <CandidateDetails id={id} />}
          {isOpen && (
            <p className="small">
              <a className="report-link" href={`/denunciar?tipo=profile&id=${id}`} rel="nofollow">
                Denunciar este perfil
              </a>
            </p>
          )}
        </div>
      </article>
    </li>
  )
}
