import type { CandidateProfile } from '#site/lib/api.ts'
import { longDate, phoneLink, phoneText } from '#site/lib/formats.ts'

export function CandidateContact({ profile }: { profile: CandidateProfile }) {
  const { contactPhone, contactEmail, createdAt } = profile
  return (
    <>
      <div className="contact">
        <a className="button secondary" href={phoneLink(contactPhone)}>
          <span className="unseen">Teléfono: </span>
          {phoneText(contactPhone)}
        </a>
        {contactEmail && (
          <a className="button secondary" href={`mailto:${contactEmail}`}>
            <span className="unseen">Correo: </span>
            {contactEmail}
          </a>
        )}
      </div>
      <p className="muted small">
        Perfil publicado el <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </>
  )
}
