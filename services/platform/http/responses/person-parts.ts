import { html } from 'hono/html'
import { shownEmail } from '#services/platform/validation/email-address.ts'

interface Person {
  name: string
  email: string
}

/** The initials, name and e-mail of a guest, as HTML for the header of the guest's pages. */
export function personParts({ name, email }: Person) {
  return {
    initials: String(html`${initialsOf(name)}`),
    name: String(html`${name}`),
    mailbox: String(address(shownEmail(email)))
  }
}

/** An e-mail; a narrow line breaks it before «@» and dots. */
export function address(text: string) {
  const [first, ...rest] = text.split(/(?=[@.])/)
  return html`<span class="address">${first}${rest.map(part => html`<wbr>${part}`)}</span>`
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map(word => word.charAt(0).toUpperCase()).join('')
}
