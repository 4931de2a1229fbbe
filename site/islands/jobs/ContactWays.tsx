import type { JobResponse } from '#site/lib/api.ts'
import { emailHref, formatPhone, mobileNumber, phoneHref } from '#site/lib/formats.ts'
import { CallIcon, MessageIcon, WriteIcon } from './ContactIcons.tsx'
import { SaveJob } from './SaveJob.tsx'

interface Props {
  job: JobResponse
  shareText: string
  /** It can be printed as a notice. */
  isLive: boolean
}

/** How to reach the employer: rendered by the server alone. */
export function ContactWays({ job, shareText, isLive }: Props) {
  const { title, contactPhone, contactEmail } = job
  return (
    <>
      <h2 className="visually-hidden" id="contacto">
        Contacto
      </h2>
      {contactPhone ? (
        <Contact title={title} phone={contactPhone} email={contactEmail} />
      ) : (
        <p className="muted">El anuncio caducó hace tiempo: su contacto ya no se muestra.</p>
      )}
      <div className="calm-row no-print">
        <a href={`https://wa.me/?text=${encodeURIComponent(shareText)}`} rel="noreferrer">
          Enviar por WhatsApp
        </a>
        {isLive && <a href={`/jobs/${job.id}/cartel`}>Cartel para imprimir</a>}
        <SaveJob id={job.id} />
      </div>
    </>
  )
}

function Contact({ title, phone, email }: { title: string; phone: string; email: string }) {
  const mobile = mobileNumber(phone)
  const letter = emailHref(email, title)
  return (
    <>
      <p className="verbs no-print">
        <a href={phoneHref(phone)}>
          <CallIcon />
          Llamar
        </a>
        {mobile && (
          <a href={`https://wa.me/${mobile}`} rel="noreferrer">
            <MessageIcon />
            WhatsApp
          </a>
        )}
        <a href={letter}>
          <WriteIcon />
          Escribir
        </a>
      </p>
      <p className="addresses">
        <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        <a href={letter}>
          <MailAddress of={email} />
        </a>
      </p>
    </>
  )
}

/** An address that does not fit breaks before the @. */
function MailAddress({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
