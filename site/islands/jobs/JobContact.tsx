import type { JobResponse } from '#site/lib/api.ts'
import { mobileNumber } from '#site/lib/formats.ts'
import { EmailLink, PhoneLink } from '#site/ui/ContactLinks.tsx'
import { ShareButton } from './ShareButton.tsx'

interface Props {
  job: JobResponse
  /** What it offers, in one line. */
  offer: string
  mayApply: boolean
}

/** Contact details of the employer. */
export function JobContact({ job, offer, mayApply }: Props) {
  const { title, contactPhone, contactEmail } = job
  const mobile = mobileNumber(contactPhone)
  return (
    <aside className="panel job-contact" aria-labelledby="contacto">
      <h2 id="contacto">Contacto</h2>
      <p>{job.companyName}</p>
      {mayApply && (
        <a className="button primary wide-only" href="#aplicar">
          Aplicar
        </a>
      )}
      <PhoneLink phone={contactPhone} />
      {mobile && (
        <a className="button secondary" href={`https://wa.me/${mobile}`} rel="noreferrer">
          WhatsApp
        </a>
      )}
      <EmailLink email={contactEmail} subject={title}>
        <MailAddress of={contactEmail} />
      </EmailLink>
      <ShareButton job={job} offer={offer} />
      <p className="notice warning small">
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
    <span className="address">
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  )
}
