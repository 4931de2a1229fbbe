import type { NoticeData } from '#services/pages/shared/contract.ts'
import { formatPhone } from '#site/lib/formats.ts'
import { FactList } from '#site/ui/FactList.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** The text of a notice beside its QR code; rendered by the server only. */
export function PrintedNotice({ job, contact, facts, address }: NoticeData) {
  return (
    <>
      <p className="kicker">Buscamos</p>
      <h1 dir="auto">{job.title}</h1>
      <p className="who">
        <b translate="no" dir="auto">
          {job.companyName}
        </b>
        <span translate="no" dir="auto">
          {job.location}
        </span>
      </p>
      <p className="about" dir="auto">
        {job.description}
      </p>
      <FactList facts={facts.main} />
      {contact && (
        <p className="contact">
          <b translate="no">{formatPhone(contact.contactPhone)}</b>
          <span translate="no">{shownEmail(contact.contactEmail)}</span>
        </p>
      )}
      <p className="address" translate="no">
        {address.replace(/^https?:\/\//, '')}
      </p>
    </>
  )
}
