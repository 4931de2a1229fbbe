import { emailHref, formatPhone } from '#site/lib/formats.ts'
import { mobileNumber, phoneHref } from '#services/platform/validation/phone-number.ts'
import { CallIcon, MessageIcon, WriteIcon } from '#site/ui/ContactIcons.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { Address } from '#site/ui/Address.tsx'
import { jobWords } from '#services/words/words.ts'

interface Props {
  title: string
  contactPhone: string
  contactEmail: string
}

/** The phone and the e-mail of a job, with their actions. */
export function ContactLinks(props: Props) {
  const { contactPhone: phone, contactEmail: email } = props
  const { call, chat, write } = contactHrefs(props)
  return (
    <>
      <p className="verbs no-print">
        <a href={call}>
          <CallIcon />
          {jobWords.call}
        </a>
        {chat && (
          <a href={chat} rel="noreferrer">
            <MessageIcon />
            WhatsApp
          </a>
        )}
        <a href={write}>
          <WriteIcon />
          {jobWords.write}
        </a>
      </p>
      <p className="addresses">
        <a href={call} translate="no">
          {formatPhone(phone)}
        </a>
        <a href={write}>
          <Address text={shownEmail(email)} />
        </a>
      </p>
    </>
  )
}

/** A landline has no chat. */
export function contactHrefs({ title, contactPhone, contactEmail }: Props) {
  const mobile = mobileNumber(contactPhone)
  return {
    call: phoneHref(contactPhone),
    chat: mobile && `https://wa.me/${mobile}`,
    write: emailHref(contactEmail, title)
  }
}
