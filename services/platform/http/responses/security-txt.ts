import { isHttps } from './security-headers.ts'

interface SecurityContact {
  origin: string
  email: string
}

const validDays = 180

/** `/.well-known/security.txt` by RFC 9116: it expires half a year after the day on which it is read. */
export function renderSecurityTxt({ origin, email }: SecurityContact, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  expires.setUTCHours(0, 0, 0, 0)
  // A field with the address of a page needs https.
  const pages = isHttps(origin)
    ? [`Contact: ${origin}/contact`, `Canonical: ${origin}/.well-known/security.txt`]
    : []
  return [
    `Contact: mailto:${encodeURI(email)}`,
    ...pages,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    ''
  ].join('\n')
}
