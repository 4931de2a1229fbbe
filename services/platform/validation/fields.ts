import * as z from 'zod/mini'
import { characterCount, text } from './text.ts'

const phoneCharacters = /^[\d\s+\-.()]*$/
const premiumNumber = 'No se admiten teléfonos de tarificación especial (803, 806, 807 y 905)'

/** A phone is kept as it was typed; its digits are what counts. */
export function phone(min: [number, string], max: [number, string] = [30, min[1]]) {
  return text({ min: [1, min[1]], max: [40, max[1]] }).check(
    z.refine(value => phoneCharacters.test(value), { error: min[1], abort: true }),
    z.refine(value => digits(value).length >= min[0], min[1]),
    z.refine(value => digits(value).length <= max[0], max[1]),
    z.refine(value => !isPremium(value), premiumNumber),
    z.meta({ pattern: `^([ +.()-]*\\d){${min[0]},${max[0]}}[ +.()-]*$` })
  )
}

function digits(value: string): string {
  return value.replace(/\D/g, '')
}

/** The prefixes are Spain's: «+90 5…» is a mobile in Turkey. */
function isPremium(value: string): boolean {
  const dialled = (/^\D*\+/.test(value) ? '00' : '') + digits(value)
  return /^(?:0*34)?(?:80[367]|905)/.test(dialled)
}

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i

/** An e-mail address, in lower case. */
export function email(invalid: string) {
  return text({ visibleOnly: true, min: [1, invalid] }).check(
    z.overwrite(value => value.toLowerCase()),
    z.refine(
      value => emailPattern.test(value) && !value.includes('..') && characterCount(value) <= 254,
      invalid
    ),
    z.meta({ format: 'email', maxLength: 254 })
  )
}

/** A number from 1 in a query string. */
export function positiveInt(fallback: number, most: number, wrong: string) {
  return z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === '' ? fallback : Number(value)
    ),
    z.int(wrong).check(
      z.minimum(1, wrong),
      z.overwrite(value => Math.min(value, most)),
      z.meta({ default: fallback, maximum: most })
    )
  )
}

/** A value of a filter; what stands for «any» and what is empty count as missing. */
export function enumFilter<const T extends readonly string[]>(values: T, unknown: string) {
  const isAny = (value: unknown) => ['', 'todos', 'todas', 'cualquiera'].includes(String(value))
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isAny(value) ? undefined : value)),
      z.optional(z.enum(values, unknown))
    )
  )
}

/** Words to search for. */
export function searchText() {
  const isAny = (value: unknown) => ['todos', 'todas', 'cualquiera'].includes(String(value))
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isAny(value) || value === '' ? undefined : value)),
      z.optional(text({ max: [200, 'La búsqueda es demasiado larga: 200 caracteres como máximo'] }))
    )
  )
}

export const usernameTooShort = 'El nombre de usuario debe tener al menos 3 caracteres'

/** The name of a new account. */
export const newUsername = text({
  visibleOnly: true,
  min: [3, usernameTooShort],
  max: [30, 'El nombre de usuario no puede tener más de 30 caracteres']
}).check(
  z.regex(
    /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-])+$/u,
    'El nombre de usuario solo puede llevar letras, números, puntos, guiones y guiones bajos'
  )
)
