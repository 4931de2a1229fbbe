import type { JobResponse } from '#site/lib/api.ts'
import { emailHref, formatPhone, mobileNumber, phoneHref } from '#site/lib/formats.ts'
import { CallIcon, MessageIcon, WriteIcon } from './ContactIcons.tsx'
import { ShareButton } from './ShareButton.tsx'

interface Props {
  job: JobResponse
  /** What it offers, in one line. */
  offer: string
  mayApply: boolean
}

/** How to reach the employer, and what else to do with the job. */
export function JobContact({ job, offer, mayApply }: Props) {
  const { title, contactPhone, contactEmail } = job
  const mobile = mobileNumber(contactPhone)
  const letter = emailHref(contactEmail, title)
  return (
    <aside className="job-side" aria-labelledby="contacto">
      <div className="panel job-contact">
        <h2 className="visually-hidden" id="contacto">
          Contacto
        </h2>
        {mayApply && (
          <a className="button primary wide-only" href="#aplicar">
            Aplicar
          </a>
        )}
        <p className="verbs no-print">
          <a href={phoneHref(contactPhone)}>
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
          <a href={phoneHref(contactPhone)}>{formatPhone(contactPhone)}</a>
          <a href={letter}>
            <MailAddress of={contactEmail} />
          </a>
        </p>
        <ShareButton job={job} offer={offer} />
      </div>
      <p className="small muted">
        <b>Nunca pagues por una oferta.</b> Quien ofrece trabajo de verdad no pide dinero ni datos
        del banco antes de contratarte.
      </p>
    </aside>
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
