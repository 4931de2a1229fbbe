import parsePhoneNumber from 'libphonenumber-js/max'
import * as z from 'zod/mini'

/** A phone for links, beside the text that a person typed; nine digits without a country are Spanish. */
export const PhoneLinks = z.object({
  /** The number to dial: with «+» and its country, or as typed where that is not known. */
  tel: z.string(),
  /** A mobile number without «+», as wa.me wants it; null for any other. */
  whatsapp: z.nullable(z.string())
})
export type PhoneLinks = z.infer<typeof PhoneLinks>

/** The same of a view that may have no phone. */
export const OptionalPhoneLinks = z.object({
  tel: z.nullable(PhoneLinks.shape.tel),
  whatsapp: PhoneLinks.shape.whatsapp
})
export const noPhoneLinks = { tel: null, whatsapp: null }

/** In the United States and some other countries the number does not say whether it is a mobile. */
const withChat = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

export function phoneLinks(phone: string): PhoneLinks {
  const number = readNumber(phone)
  if (!number) return { tel: phone.replace(/[^\d+]/g, ''), whatsapp: null }
  const hasChat = withChat.has(number.getType() ?? '')
  return { tel: number.number, whatsapp: hasChat ? number.number.slice(1) : null }
}

/** «44 (0)7911…» lacks its sign, and «+34 (0)612…» has a 0 that Spain does not know. */
function readNumber(phone: string) {
  const typed = phone.replace(/^\s*(?=\d{1,3}\s*\(0\))/, '+')
  return [typed, typed.replace('(0)', '')]
    .map(text => parsePhoneNumber(text, 'ES'))
    .find(number => number?.isPossible())
}
