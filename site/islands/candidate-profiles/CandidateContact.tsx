import type { CandidateProfileResponse } from '#site/lib/api.ts'
import { longDate, phoneHref, formatPhone } from '#site/lib/formats.ts'

export function CandidateContact({ profile }: { profile: CandidateProfileResponse }) {
  const { contactPhone, contactEmail, createdAt } = profile
  return (
    <>
      {!contactPhone && (
        <p>Es menor de edad: su contacto solo lo ven las empresas con la sesión iniciada.</p>
      )}
      <div className="contact">
        {contactPhone && (
          <a className="button secondary" href={phoneHref(contactPhone)}>
            <span className="visually-hidden">Teléfono: </span>
            {formatPhone(contactPhone)}
          </a>
        )}
        {contactEmail && (
          <a className="button secondary" href={`mailto:${contactEmail}`}>
            <span className="visually-hidden">Correo: </span>
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
