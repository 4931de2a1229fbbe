import { useState } from 'react'
import type { CandidatePreview } from '#site/lib/api.ts'
import { CandidateDetails } from './CandidateDetails.tsx'
import { CandidateHead } from './CandidateHeader.tsx'
import { previewOf } from './card-text.ts'
import { Skills } from './Skills.tsx'

/** A candidate in the list; contact and the whole text come when they are asked for. */
export function CandidateCard({ profile }: { profile: CandidatePreview }) {
  const { id, fullName, description, skills } = profile
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <article className="card">
        <CandidateHead profile={profile} />
        <p className="text">{isOpen ? description : previewOf(description)}</p>
        <Skills skills={skills} />
        <button
          className="button quiet slim more"
          type="button"
          aria-expanded={isOpen}
          aria-controls={`perfil-${id}`}
          onClick={() => setOpen(!isOpen)}
        >
          Ver más detalles<span className="unseen"> de {fullName}</span>
        </button>
        <div className="stack" id={`perfil-${id}`} hidden={!isOpen}>
          {isOpen && <CandidateDetails id={id} />}
        </div>
      </article>
    </li>
  )
}
