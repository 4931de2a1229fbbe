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

interface Distant {
  location: string
  distanceKm?: number | undefined
}

/**
 * «a 14 km», as municipalities are as far apart as their seats; «en Jerez» within `town`, from which it is counted, where the
 * location does not say so. Undefined without either.
 */
export function distanceText(
  { location, distanceKm }: Distant,
  town?: string | undefined
): string | undefined {
  if (distanceKm) return cardWords.away(distanceKm)
  return distanceKm === 0 && town && !location.includes(town) ? cardWords.inTown(town) : undefined
}
