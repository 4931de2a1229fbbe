import type { UserView } from '#projections/users/view.ts'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import { findStatedContact } from '#services/platform/validation/find-stated-contact.ts'
import { mailWords } from '#services/words/words.ts'
import type { Recipient } from './mail.ts'

type Addressed = Pick<UserView, 'fullName' | 'email' | 'emailConfirmed'>

/** An account at its address. */
export function accountRecipient({ fullName, email, emailConfirmed }: Addressed): Recipient {
  return emailConfirmed
    ? { name: plainName(fullName), address: email, isConfirmed: true }
    : unconfirmedRecipient(email)
}

/** An address that was typed: an e-mail to it quotes nothing else that was typed, not even a name. */
export const unconfirmedRecipient = (address: string): Recipient => ({
  name: '',
  address,
  isConfirmed: false
})

/** The username for an e-mail that may contain it: «, «ana»». */
export function usernameIn({
  username,
  emailConfirmed
}: Pick<UserView, 'username' | 'emailConfirmed'>): string {
  return emailConfirmed ? mailWords.ofUser(username) : ''
}

const longestName = 60

/** The letters and blanks of a name; empty when it has none. */
export function plainName(name: string): string {
  const letters = name.replace(/[^\p{L}\p{M}'-]/gu, ' ').replace(/ {2,}/g, ' ')
  return letters.slice(0, longestName).trim()
}

/** A title, or the name of a firm, changed so that no mail program finds an address in it. */
export function withoutAddresses(text: string): string {
  return text.replace(/[.\u3002\uff0e\uff61](?!\s|$|\d{3}(?!\d))|@|:\/\//g, mark =>
    mark === '@' || mark === '://' ? ' ' : '. '
  )
}

/** The beginning of what a person wrote, without a telephone, an address or a link. */
export function quotable(written: string, length: number): string {
  let text = cutAtWord(written, length)
  for (let found = findStatedContact(text); found; found = findStatedContact(text))
    text = text.replace(found.value, found.kind === 'phone' ? '(teléfono)' : '(correo)')
  return withoutAddresses(text)
}
