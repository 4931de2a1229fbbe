import type { ReactNode } from 'react'
import { emailHref, formatPhone } from '#site/lib/formats.ts'
import { phoneHref } from '#services/platform/validation/phone-number.ts'
import { Address } from './Address.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** Calls; a label is for screen readers only. */
export function PhoneLink({ phone, label }: { phone: string; label?: string }) {
  return (
    <a className="button secondary address" href={phoneHref(phone)}>
      {label && <span className="visually-hidden">{label}</span>}
      <span translate="no">{formatPhone(phone)}</span>
    </a>
  )
}

interface EmailLinkProps {
  email: string
  subject?: string
  label?: string
  /** The text in place of the address. */
  children?: ReactNode
}

/** Writes an e-mail; a label is for screen readers only. */
export function EmailLink({ email, subject, label, children }: EmailLinkProps) {
  return (
    <a className="button secondary address" href={emailHref(email, subject)}>
      {label && <span className="visually-hidden">{label}</span>}
      {children ?? <Address text={shownEmail(email)} />}
    </a>
  )
}
