import type { ReactNode } from 'react'
import { emailHref, formatPhone } from '#site/lib/formats.ts'
import { Address } from './Address.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'

interface PhoneLinkProps {
  phone: string
  /** The number to dial. */
  tel: string
  label?: string
}

/** Calls; a label is for screen readers only. */
export function PhoneLink({ phone, tel, label }: PhoneLinkProps) {
  return (
    <a className="button secondary address" href={`tel:${tel}`}>
      {label && <span className="visually-hidden">{label}</span>}
      <span translate="no">{formatPhone(phone)}</span>
    </a>
  )
}

/** Opens a chat of WhatsApp. */
export function ChatLink({ number }: { number: string }) {
  return (
    <a className="button secondary" href={`https://wa.me/${number}`} rel="noreferrer">
      WhatsApp
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
