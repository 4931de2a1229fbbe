/** The address of a phone link. Nine digits are a Spanish number. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${/^\d{9}$/.test(digits) ? `+34${digits}` : digits}`
}

/** A mobile number with its country and without a sign, as wa.me wants it; undefined for a landline. */
export function mobileNumber(phone: string): string | undefined {
  const digits = phoneHref(phone).replace(/\D/g, '')
  const isSpanish = /^34\d{9}$/.test(digits)
  if (isSpanish) return /^34[67]/.test(digits) ? digits : undefined
  return /^tel:(\+|00)/.test(phoneHref(phone)) ? digits.replace(/^00/, '') : undefined
}
