import { brandLength } from '#events/limits/users.ts'
import { isIP } from 'node:net'
import * as z from 'zod'
import { normalizeUsername } from '#projections/users/queries.ts'
import { newUsername } from '#services/platform/validation/fields.ts'
import { readLegalFolder } from './legal-folder.ts'
import { findLogoProblem } from './logo-file.ts'
import { parseRateLimits } from './rate-limits.ts'
import { asciiEmail } from '#services/platform/validation/email-address.ts'

// The types of environment variables, each with its error message in Spanish.
export const stringValue = z.string()
export const integer = (from: number, to: number) =>
  stringValue
    .transform(Number)
    .pipe(
      z
        .int(`debe ser un número entero entre ${from} y ${to}`)
        .min(from, `debe ser ${from} o más`)
        .max(to, `debe ser ${to} o menos`)
    )
export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `debe ser uno de: ${values.join(', ')}`)
/** An address without signs of a password that end it, or begin an escape: «#», «?», «%» (`signs`). */
const addressWith = (signs: string) =>
  stringValue.refine(
    value => !new RegExp(`^[a-z0-9]+://(?:[^/@]*(?:${signs})[^/]*@|.*#)`, 'i').test(value),
    {
      error:
        'lleva un signo de la clave sin escapar: escribe %23 en lugar de #, %3F en lugar de ? y %25 en lugar de %',
      abort: true
    }
  )
const endSigns = '[#?]'
const endOrEscapeSigns = `${endSigns}|%(?![0-9a-f]{2})`

/** The driver reads a «%» that begins no escape as itself. */
export const postgresUrl = addressWith(endSigns).regex(
  /^postgres(ql)?:\/\/./,
  'debe empezar por postgres://'
)
export const s3Url = addressWith(endOrEscapeSigns).refine(value => {
  const url = URL.parse(value)
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isHttp && url.username && url.password && /^\/[\w.-]+\/?$/.test(url.pathname)
}, 'debe ser como https://CLAVE:SECRETO@servidor/cubo')
/** As typed; its domain may have letters beyond ASCII. */
export const emailAddress = stringValue.refine(
  value => z.email().safeParse(asciiEmail(value)).success,
  'debe ser un correo electrónico'
)
/** `avisos@example.org` or, as mail programs write it, `Ramal <avisos@example.org>`; a name may stand in quotes. */
export const mailbox = stringValue
  .transform(value => {
    const { name = '', bare } = /^(?<name>[^<>]*)<(?<bare>[^<>]*)>\s*$/.exec(value)?.groups ?? {}
    const unquoted = name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/\\(.)/g, '$1')
    return { name: unquoted || undefined, address: (bare ?? value).trim() }
  })
  .refine(
    ({ name = '', address }) => emailAddress.safeParse(address).success && !/\p{Cc}/u.test(name),
    'debe ser un correo electrónico, como avisos@ejemplo.org o Ramal <avisos@ejemplo.org>'
  )

export const smtpUrl = addressWith(endOrEscapeSigns).refine(
  value => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value),
  'debe ser como smtps://usuario:clave@ejemplo.org'
)
export const secretValue = stringValue
  .refine(value => Buffer.byteLength(value) >= 32, 'debe tener 32 bytes o más')
  .refine(value => !/example|change|secret|(.)\1{7}/i.test(value), 'es un ejemplo conocido')
export const strictTransport = stringValue.regex(
  /^max-age=\d+(; includeSubDomains)?(; preload)?$/,
  'debe ser como max-age=63072000 o max-age=63072000; includeSubDomains'
)
export const calendarDay = z.iso.date('debe ser un día como 2027-06-07')
export const cidrList = stringValue
  .transform(value => value.split(',').filter(Boolean))
  .refine(
    cidrs => cidrs.every(isCidr),
    'debe ser una lista de redes separadas por comas, como 10.0.0.0/8,::1/128'
  )
export const usernameList = stringValue
  .transform(value => value.split(',').flatMap(name => name.trim() || []))
  .refine(
    names => names.every(name => newUsername.safeParse(name).success),
    'debe ser una lista de nombres de usuario separados por comas, como ana,luis'
  )
  .transform(names => names.map(normalizeUsername))
export const invalidOrigin = 'debe ser como https://ejemplo.org, sin ruta'
const invalidAddress = 'debe ser una dirección como https://ejemplo.org/ramal'
/** Origins with blanks or commas between them; their hosts. */
export const originList = stringValue
  .transform(value => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    origins =>
      origins.every(origin => /^https?:\/\/[^/?#@]+$/i.test(origin) && URL.canParse(origin)),
    'debe ser una lista como https://www.ejemplo.org https://ejemplo.es, sin rutas'
  )
  .transform(origins => origins.map(origin => new URL(origin).host))
export const webAddress = stringValue.refine(isWebAddress, invalidAddress)
/** `Mastodon=https://example.org/@ramal,…`, in their order. */
export const linkList = stringValue
  .transform(value => value.split(',').flatMap(link => link.trim() || []))
  .transform(links => links.map(splitLink))
  .refine(
    links => links.every(({ name, url }) => name && isWebAddress(url)),
    'debe ser una lista como Mastodon=https://ejemplo.org/@ramal, separada por comas'
  )
export const brandName = stringValue.regex(
  new RegExp(
    `^(?=.{${brandLength.min},${brandLength.max}}$)[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ0-9 .,&'’·+-]*$`
  ),
  `debe tener de ${brandLength.min} a ${brandLength.max} caracteres y empezar por una letra: letras, cifras, espacios y . , & ' ’ · + -`
)
export const logoPath = stringValue.superRefine((path, context) => {
  const problem = findLogoProblem(path)
  if (problem) context.addIssue(problem)
})
export const legalFolder = stringValue.superRefine((folder, context) => {
  for (const problem of readLegalFolder(folder).problems) context.addIssue(problem)
})
/** `Name: purpose; Name: purpose`, in their order. */
export const processorList = stringValue
  .transform(value => value.split(';').flatMap(processor => processor.trim() || []))
  .transform(processors => processors.map(splitProcessor))
  .refine(
    processors =>
      processors.every(({ name, purpose }) => name && purpose && !/\p{Cc}/u.test(name + purpose)),
    'debe ser una lista como «Servidores del Sur, S. L.: alojamiento; Copias Uno: copias de seguridad», separada por punto y coma'
  )
export const rateLimits = stringValue.transform((value, context) => {
  const limits = parseRateLimits(value)
  if (limits !== 'invalid') return limits
  context.addIssue('debe ser on, off, o una lista como reads=1000/300,login=20/60')
  return z.NEVER
})

function splitLink(link: string): { name: string; url: string } {
  const [name = '', ...url] = link.split('=')
  return { name: name.trim(), url: url.join('=').trim() }
}

function splitProcessor(processor: string): { name: string; purpose: string } {
  const [name = '', ...purpose] = processor.split(':')
  return { name: name.trim(), purpose: purpose.join(':').trim() }
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(value) && URL.canParse(value)
}

function isCidr(cidr: string): boolean {
  const [address = '', bits = '', ...rest] = cidr.trim().split('/')
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return !rest.length && /^\d+$/.test(bits) && Number(bits) <= width
}
