import { dateFormat } from '#services/platform/shared/formats.ts'
import { cardWords } from '#services/words/words.ts'

/** «27 mar 2025», for tables. */
export const shortDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** Two initials in place of a picture. */
export function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  return [words[0], words[1]]
    .map(word => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Nine digits in groups of three; anything else as it was typed. */
export function formatPhone(phone: string): string {
  return /^\d{9}$/.test(phone) ? phone.replace(/(\d{3})(?=\d)/g, '$1 ') : phone
}

/** The address of an e-mail link; a `?` in the e-mail must not add recipients. */
export function emailHref(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

/** «a 14 km»; municipalities are as far apart as their seats. */
export function distanceText(kilometres: number): string {
  return kilometres === 0 ? cardWords.sameMunicipality : cardWords.away(kilometres)
}
