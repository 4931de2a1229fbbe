import { foldAccents } from './characters.ts'

/** Letters of domains beyond ASCII, as a class of a regular expression; domains in other scripts are written `xn--…`. */
export const domainLetters = String.raw`\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u012f\u0131-\u013e\u0141-\u0148\u014a-\u017e\u1e9e`

const convertible = new RegExp(`^[a-z0-9.${domainLetters}-]+$`, 'i')

/** The address with its domain as the DNS has it, `xn--…` for letters beyond ASCII: for storing and comparing. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  return at ? email.slice(0, at) + asciiDomain(email.slice(at)) : email
}

/** The address as its person writes it; a domain in another script, which may look like this one, as it is stored. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  const decoded = domain.split('.').map(decodeLabel).join('.')
  return asciiDomain(decoded) === domain ? email.slice(0, at) + decoded : email
}

/** For an address with accents before the @, which most mail servers refuse: the same without accents. */
export function withoutAccents(email: string): string | undefined {
  const folded = foldAccents(email.slice(0, email.lastIndexOf('@')))
  const isLatin = isAscii(folded) && folded !== ''
  return isLatin ? folded + email.slice(email.lastIndexOf('@')) : undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
export const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text)

function asciiDomain(domain: string): string {
  const url = `http://${domain.normalize('NFC')}`
  if (isAscii(domain) || !convertible.test(domain.normalize('NFC'))) return domain
  try {
    return new URL(url).hostname
  } catch {
    return domain
  }
}

/** Punycode (RFC 3492), which browsers encode and do not decode. */
function decodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label
  const dash = label.lastIndexOf('-')
  const characters =
    dash > 3 ? [...label.slice(4, dash)].map(character => character.codePointAt(0) ?? 0) : []
  let [codePoint, bias, index, at] = [128, 72, 0, dash + 1]
  while (at < label.length) {
    const start = index
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = Number.parseInt(label[at++] ?? '', 36)
      if (Number.isNaN(digit)) return label
      // In punycode, letters come before digits.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (value < threshold) break
      weight *= 36 - threshold
    }
    const count = characters.length + 1
    bias = adaptBias(index - start, count, start === 0)
    codePoint += Math.floor(index / count)
    index %= count
    if (codePoint > 0x10ffff) return label
    characters.splice(index++, 0, codePoint)
  }
  return String.fromCodePoint(...characters)
}

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
