/** Providers of mail that most people here use. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com'
]

/** Others that exist, one slip from those. */
const similar = ['email.com', 'mail.com', 'ymail.com', 'hotmail.se', 'yahoo.se']

/**
 * For an e-mail address whose domain is one slip from that of a large provider: the same with the provider. Undefined while the
 * domain may still be typed.
 */
export function withProvider(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).trim().toLowerCase()
  const isKnown = [...providers, ...similar].some(name => name.startsWith(domain))
  const meant = at > 1 && !isKnown ? providers.find(name => isOneSlip(domain, name)) : undefined
  return meant && email.slice(0, at) + meant
}

/** A letter more, less, another, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  const isRest = (ofA: number, ofB: number) => a.slice(index + ofA) === b.slice(index + ofB)
  const isSwapped = a[index] === b[index + 1] && a[index + 1] === b[index]
  return isRest(1, 1) || isRest(1, 0) || isRest(0, 1) || (isSwapped && isRest(2, 2))
}
