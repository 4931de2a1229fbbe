const isSpanish = /^\+34\d{9}$/

/** The country codes (ITU E.164) of two and of three digits, with a 0 behind them that is dialled within the country only. */
const trunkZero =
  /^\+(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)0/
/** Italy, San Marino and others whose numbers begin with 0 from abroad too. */
const keepsZero = /^\+(?:39|378|22[569]|24[12]|992)/

/** A number with «+» and its country; nine digits are a Spanish one, and one without a country stays as it is. */
function dialledNumber(phone: string): string {
  const number = phone
    .replace(/^\s*(?=\d{1,3}\s*\(0\))/, '+')
    .replace(/[^\d+]/g, '')
    .replace(/^00|^(?=34[5-9]\d{8}$)/, '+')
  if (/^\d{9}$/.test(number)) return `+34${number}`
  return keepsZero.test(number) ? number : number.replace(trunkZero, '+$1')
}

/** The address of a phone link. */
export const phoneHref = (phone: string) => `tel:${dialledNumber(phone)}`

/** A mobile number with its country and without a sign, as wa.me wants it; undefined for a landline. */
export function mobileNumber(phone: string): string | undefined {
  const number = dialledNumber(phone)
  const hasChat = isSpanish.test(number) ? /^\+34[67]/.test(number) : number.startsWith('+')
  return hasChat ? number.slice(1) : undefined
}
