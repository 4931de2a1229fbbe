import { foldText, mixesAlphabets } from '#events/folded-text.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { Refusal } from '#services/platform/validation/refusal.ts'
import { HttpError } from '../errors/errors.ts'
import { alphabetsMixed, brandInName, usernameReserved } from '../errors/refusals.ts'

const reservedNames = new Set(
  `admin administracion administrador administradora administrator root sysadmin
  operador operadora operator moderacion moderador moderadora moderator
  soporte soportetecnico support ayuda help helpdesk atencion atencionalcliente
  seguridad security oficial official verificado staff equipo sistema system
  info contacto contact webmaster postmaster hostmaster abuse noreply
  mail correo buzon avisos notificaciones denuncias reclamaciones privacidad`.split(/\s+/)
)

/** Throws 400 for a username of several alphabets, or one that is taken for the board or its operators. */
export function requireUsableUsername(username: string): void {
  const hasOtherDigits = /(?![0-9])\p{Nd}/u.test(username.normalize('NFKC'))
  if (mixesAlphabets(username) || (hasOtherDigits && /[a-z]/i.test(username))) {
    throw new HttpError(alphabetsMixed, { field: 'username' })
  }
  if (isReserved(username) || hasBrand(username))
    throw new HttpError(usernameReserved, { field: 'username' })
}

/** Throws 400 for the name of a person or a firm that `findNameProblem` objects to, unless it is one of the known ones. */
export function requireUsableName(
  field: string,
  name: string | null | undefined,
  ...known: (string | undefined)[]
): void {
  const problem = name && !known.includes(name) && findNameProblem(name)
  if (problem) throw new HttpError(problem, { field })
}

/** A word of several alphabets, or the brand. */
export function findNameProblem(name: string, ofBoard = brand): Refusal | undefined {
  if (name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets)) return alphabetsMixed
  return hasBrand(name, ofBoard) ? brandInName : undefined
}

function isReserved(word: string): boolean {
  return readingsOf(word, otherThanLetters).some(reading => reservedNames.has(reading))
}

/** The brand, alone or together with a reserved word: «Ramal», «ramal24», «soporteramal». */
function hasBrand(name: string, ofBoard = brand): boolean {
  const ignored = /\d/.test(ofBoard) ? /[^a-zñ\d]/g : otherThanLetters
  const brandWord = foldText(ofBoard).plain.replace(ignored, '')
  const brandWords = wordsOf(ofBoard).length
  return wordsOf(name)
    .map((_, index, words) => words.slice(index, index + brandWords).join(''))
    .flatMap(word => readingsOf(word, ignored))
    .some(word => {
      if (!word.startsWith(brandWord) && !word.endsWith(brandWord)) return false
      const rest = word.startsWith(brandWord)
        ? word.slice(brandWord.length)
        : word.slice(0, -brandWord.length)
      return !rest || reservedNames.has(rest)
    })
}

const wordsOf = (text: string) =>
  text.split(/[^\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/u).filter(Boolean)

const otherThanLetters = /[^a-zñ]/g

const letterOfDigit: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Readings of a word: without what is ignored, or with digits as the letters that they look like. */
function readingsOf(word: string, ignored: RegExp): string[] {
  const plain = foldText(word).plain
  const spelled = foldText(word.replaceAll('I', '1')).plain.replace(
    /[03457]/g,
    digit => letterOfDigit[digit] ?? ''
  )
  return [plain, spelled.replaceAll('1', 'l'), spelled.replaceAll('1', 'i')].map(reading =>
    reading.replace(ignored, '')
  )
}
