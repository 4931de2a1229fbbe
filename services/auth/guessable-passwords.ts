import { readFileSync } from 'node:fs'
import { brand } from '#services/platform/config/brand.ts'

const tooCommon = 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.'
const tooPersonal =
  'La contraseña no puede ser tu nombre, tu correo ni una palabra de este sitio. Elige otra.'

/** Words of the site, which an attacker tries first. */
const siteWords = [
  ...[brand, 'caballo', 'caballos', 'yegua', 'yeguas', 'potro', 'hipica', 'hipico', 'ecuestre'],
  ...['equino', 'cuadra', 'yeguada', 'picadero', 'doma', 'jinete', 'amazona', 'equitacion'],
  ...['empleo', 'trabajo', 'contrasena', 'clave', 'password']
]

/** The names that an account is known by. */
export interface PersonalNames {
  username: string
  fullName: string
  email: string
}

/** Why a new password is easy to guess, as a sentence; undefined when it is not. */
export function findWeakness(password: string, names: PersonalNames): string | undefined {
  const typed = password.normalize('NFC').toLowerCase()
  if ([typed, typed.replace(/[^\p{L}\p{N}]/gu, '')].some(isCommon)) return tooCommon
  const letters = lettersOf(typed)
  return letters && isMadeOf(letters, wordsOf(names)) ? tooPersonal : undefined
}

let common: ReadonlySet<string> | undefined

/** The list is read when it is first needed: most processes of the command line never need it. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split(/\r?\n/)
  )
  return password !== '' && common.has(password)
}

/** Lower-case letters without accents; digits and signs around a word do not make it harder. */
function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')
}

function wordsOf({ username, fullName, email }: PersonalNames): Set<string> {
  const [local = '', domain = ''] = email.split('@')
  const names = [username, fullName, local, domain, domain.split('.')[0] ?? '']
  const parts = [...names, ...names.flatMap(name => name.split(/[^\p{L}]+/u))]
  return new Set([...parts, ...siteWords].map(lettersOf).filter(word => word.length >= 3))
}

/** True when the letters are words one after another: «anarobles», «ramalcaballo». */
function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  const ends = [true]
  for (let end = 1; end <= letters.length; end++) {
    ends[end] = [...words].some(
      word => ends[end - word.length] === true && letters.slice(0, end).endsWith(word)
    )
  }
  return ends[letters.length] === true
}
