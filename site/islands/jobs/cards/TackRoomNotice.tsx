import type { NoticeData } from '#services/pages/shared/contract.ts'
import { formatPhone } from '#site/lib/formats.ts'
import { FactList } from '#site/ui/FactList.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** The text of a notice beside its QR code; rendered by the server only. */
export function TackRoomNotice({ job, contact, facts, address }: NoticeData) {
  return (
    <>
      <p className="kicker">Buscamos</p>
      <h1>{job.title}</h1>
      <p className="who">
        <b>{job.companyName}</b>
        <span>{job.location}</span>
      </p>
      <p className="about">{job.description}</p>
      <FactList facts={facts.main} />
      {contact && (
        <p className="contact">
          <b>{formatPhone(contact.contactPhone)}</b>
          <span>{shownEmail(contact.contactEmail)}</span>
        </p>
      )}
      <p className="address">{address.replace(/^https?:\/\//, '')}</p>
    </>
  )
}
