import type { JobTerms } from '#events/job-content/terms.ts'
import {
  contactPreference,
  type Via,
  viasInOrder
} from '#services/jobs/shared/contact-preference.ts'
import type { JobContactResponse } from '#site/lib/api.ts'
import { emailHref, formatPhone } from '#site/lib/formats.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { Address } from '#site/ui/Address.tsx'
import { ViaLabel } from './ViaLabel.tsx'

interface Props extends JobContactResponse, Pick<JobTerms, 'contactWay' | 'callHours'> {
  title: string
}

/** The phone and the e-mail of a job, with their actions. */
export function ContactLinks(props: Props) {
  const { contactPhone: phone, contactEmail: email } = props
  const hrefs = contactHrefs(props)
  const preference = contactPreference(props)
  return (
    <>
      {preference && <p className="small">{preference}</p>}
      <p className="verbs no-print">
        {viasInOrder(props).map(via => {
          const href = hrefs[via]
          return (
            href && (
              <a href={href} key={via} rel={via === 'whatsapp' ? 'noreferrer' : undefined}>
                <ViaLabel via={via} />
              </a>
            )
          )
        })}
      </p>
      <p className="addresses">
        <a href={hrefs.telefono} translate="no">
          {formatPhone(phone)}
        </a>
        <a href={hrefs.correo}>
          <Address text={shownEmail(email)} />
        </a>
      </p>
    </>
  )
}

/** A landline has no chat. */
export function contactHrefs({ title, contactEmail, tel, whatsapp }: Props) {
  return {
    telefono: `tel:${tel}`,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}` : undefined,
    correo: emailHref(contactEmail, title)
  } satisfies Record<Via, string | undefined>
}
