import { foldText, mixesAlphabets } from '#events/folded-text.ts'
import { brand } from '#services/platform/config/brand.ts'
import { HttpError } from '#services/platform/http/errors.ts'

const reservedNames = new Set(
  `admin administracion administrador administradora administrator root sysadmin
  operador operadora operator moderacion moderador moderadora moderator
  soporte soportetecnico support ayuda help helpdesk atencion atencionalcliente
  seguridad security oficial official verificado staff equipo sistema system
  info contacto contact webmaster postmaster hostmaster abuse noreply
  mail correo buzon avisos notificaciones denuncias reclamaciones privacidad`.split(/\s+/)
)
const brandWord = brand.toLowerCase()

const reserved = 'Este nombre de usuario está reservado. Elige otro.'
const mixed = 'Un nombre se escribe con letras de un solo alfabeto. Escríbelo de nuevo.'
const branded = `«${brand}» es este sitio: en otro nombre parecería que escribe ${brand}. Quítalo o, si es tu apellido, pon su inicial.`

/** Throws 400 for a username of several alphabets, or one that is taken for the board or its operators. */
export function requireUsableUsername(username: string): void {
  const hasOtherDigits = /(?![0-9])\p{Nd}/u.test(username.normalize('NFKC'))
  if (mixesAlphabets(username) || (hasOtherDigits && /[a-z]/i.test(username))) {
    throw unusable('username', mixed)
  }
  if (isReserved(username) || hasBrand(username)) throw unusable('username', reserved)
}

/** Throws 400 for the name of a person or a firm that `findNameProblem` objects to, unless it is one of the known ones. */
export function requireUsableName(
  field: string,
  name: string | null | undefined,
  ...known: (string | undefined)[]
): void {
  const problem = name && !known.includes(name) && findNameProblem(name)
  if (problem) throw unusable(field, problem)
}

/** A word of several alphabets, or the brand. */
export function findNameProblem(name: string): string | undefined {
  if (name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets)) return mixed
  return hasBrand(name) ? branded : undefined
}

function unusable(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: [{ field, message }] })
}

function isReserved(word: string): boolean {
  return readingsOf(word).some(reading => reservedNames.has(reading))
}

/** The brand as a word, alone or together with a reserved one: «Ramal», «ramal24», «soporteramal». */
function hasBrand(name: string): boolean {
  return name
    .split(/[^\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/u)
    .flatMap(readingsOf)
    .some(word => {
      if (!word.startsWith(brandWord) && !word.endsWith(brandWord)) return false
      const rest = word.startsWith(brandWord)
        ? word.slice(brandWord.length)
        : word.slice(0, -brandWord.length)
      return !rest || reservedNames.has(rest)
    })
}

const letterOfDigit: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** What a word is read as: without its digits, or with digits as letters that they look like. */
function readingsOf(word: string): string[] {
  const lettersOnly = (text: string) => text.replace(/[^a-zñ]/g, '')
  const plain = foldText(word).plain
  const spelled = foldText(word.replaceAll('I', '1')).plain.replace(
    /[03457]/g,
    digit => letterOfDigit[digit] ?? ''
  )
  return [plain, spelled.replaceAll('1', 'l'), spelled.replaceAll('1', 'i')].map(lettersOnly)
}
