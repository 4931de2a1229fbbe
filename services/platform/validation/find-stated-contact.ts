/** A phone or an e-mail address inside a text. */
export interface StatedContact {
  kind: 'phone' | 'email'
  /** The value as it stands in the text. */
  value: string
  /** The text without it, and without the words that only introduce it. */
  rest: string
}

/** The first one of a text: «Llamar al 612 34 56 78», «WhatsApp +34 612-345-678», «ana@yeguada.es». */
export function findStatedContact(text: string): StatedContact | undefined {
  const phone = findPhone(text)
  if (phone) return { kind: 'phone', value: phone.value, rest: without(text, phone) }
  const email = emailPattern.exec(text)
  if (!email) return undefined
  const [value] = email
  return { kind: 'email', value, rest: without(text, { value, start: email.index }) }
}

/** The prefix of Spain, and separators of digits, do not change the number. */
export function isSameContact(a: string, b: string): boolean {
  return plainContact(a) === plainContact(b)
}

const plainContact = (value: string) =>
  value.includes('@')
    ? value.toLowerCase()
    : value.replace(/\D/g, '').replace(/^(?:00)?34(?=\d{9}$)/, '')

const emailPattern = /[\p{L}\d._%+-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}/u
const datePattern =
  /(?:^|[^\d./-])(?:[0-3]?\d([/.-])[01]?\d\1(?:\d{4}|\d{2})(?!\d)|\d{4}-\d{2}-\d{2}(?!\d))/g
/** Digits with usual separators; older browsers have no lookbehind. */
const digitRun = /(^|[^\p{L}\d_=.,+-]|wa\.me\/)(\+?\(?\+?\d(?:[ \u00a0.\-/()]{0,3}\d)+)/giu
/** Characters that make digits a price, the rest of a code, or a part of an address. */
const otherwise = /^(?:\s*(?:€|eur)|-?[xX]\b|[\p{L}_@%])/iu
const codeBefore = /\b(?:ISBN|ISSN|IBAN|REGA|UELN|EAN|NIF|CIF|microchip|chip)\W*$/i

interface Place {
  value: string
  start: number
}

function findPhone(text: string): Place | undefined {
  const plain = text.replace(datePattern, date => '\n'.repeat(date.length))
  for (const { 1: before = '', 2: run = '', index } of plain.matchAll(digitRun)) {
    const start = index + before.length
    if (codeBefore.test(plain.slice(0, start))) continue
    for (const value of partsOf(run)) {
      const place = { value, start: start + run.indexOf(value) }
      if (isPhone(value) && !otherwise.test(plain.slice(place.start + value.length))) return place
    }
  }
  return undefined
}

/** The whole run, and the parts beside a postcode or another phone. */
function partsOf(run: string): string[] {
  const whole = run.includes(')') ? run : run.replace('(', '')
  return [whole, whole.replace(/^\d{5}\s+/, ''), ...whole.split(/\s*[\s/]\s*/)]
}

const gap = String.raw`[ \u00a0.\-/()]{0,3}`
/** Nine digits in usual groups; heights of a course, «70-80-90-100», are grouped otherwise. */
const spanish = [
  [3, 3, 3],
  [3, 2, 2, 2],
  [2, 3, 2, 2],
  [1, 2, 2, 2, 2]
].map(
  groups =>
    new RegExp(
      String.raw`^\(?(?:(?:\+|00)?34${gap})?(?=[6-9])${groups.map(size => String.raw`\d{${size}}`).join(gap)}$`
    )
)
const foreign = /^\(?(?:\+|00)(?!34)[1-9]/

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').replace(/^00/, '')
  if (foreign.test(value)) return digits.length >= 9 && digits.length <= 15
  return spanish.some(groups => groups.test(value))
}

const leads = String.raw`(?:ll[aá]m\p{L}*|escr[ií]b\p{L}*|contact\p{L}*|tel[eé]fonos?|telf?|tlfn?o?|tfn?o?|m[oó]vil|whats?\s?app|wasap|wsp|correo|e-?mail|mail|n[uú]mero|n[º°]|https?|wa\.me)`
const joins = '(?:al?|en|por|o|y|el|mi|su|con|nos|me)'
const leadPattern = new RegExp(
  String.raw`(^|[\s,.;:(])${leads}(?:[\s.:/,-]+(?:${leads}|${joins})(?!\p{L}))*[\s.:/,(-]*$`,
  'iu'
)

function without(text: string, { value, start }: Place): string {
  const before = text.slice(0, start).replace(leadPattern, (_, edge: string) => edge.trim())
  const after = text
    .slice(start + value.length)
    .replace(/^[\s,)/]+/, space => (space.includes('\n') ? '\n' : ''))
  const isEnd = after === '' || /^[.,;:!?\n]/.test(after)
  const kept = isEnd ? before.replace(/[\s,;:(-]+$/, '') : before.trimEnd()
  if (!kept) return after.replace(/^[\s.,;:]+/, '')
  return isEnd ? kept + (kept.endsWith('.') ? after.replace(/^\./, '') : after) : `${kept} ${after}`
}
