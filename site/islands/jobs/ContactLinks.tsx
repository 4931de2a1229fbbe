import { emailHref, formatPhone, mobileNumber, phoneHref } from '#site/lib/formats.ts'
import { CallIcon, MessageIcon, WriteIcon } from './ContactIcons.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'

interface Props {
  title: string
  contactPhone: string
  contactEmail: string
}

/** The phone and the e-mail of a job, with what to do with them. */
export function ContactLinks({ title, contactPhone: phone, contactEmail: email }: Props) {
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
          <MailAddress of={shownEmail(email)} />
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
