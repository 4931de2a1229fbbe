import { passwordLength } from '#events/limits/auth.ts'
import { readFileSync } from 'node:fs'
import { placeTables } from '#events/places/municipalities.ts'
import { nameVariants } from '#events/places/names.ts'
import { provinces } from '#events/places/shared/provinces.ts'
import { country, regions } from '#events/places/shared/regions.ts'
import type { Synonyms } from '#projections/search/clauses.ts'
import { formsOf, variantsOf } from '#projections/search/words.ts'
import { brand } from '#services/words/shared/brand.ts'
import { disciplineLabels, roleLabels } from '#services/words/words.ts'
import { isPlainlyWeak, lettersOf, type PersonalNames } from '../shared/weak-passwords.ts'

const tooWeak = 'Es fácil de adivinar. Añade una palabra más.'

/** The reason why a new password is easy to guess, as a sentence; undefined when it is not. `synonyms` are those of the search. */
export function findWeakness(
  password: string,
  names: PersonalNames,
  synonyms: Synonyms = []
): string | undefined {
  const typed = password.normalize('NFC').toLowerCase()
  const isWeak =
    isPlainlyWeak(password, names) ||
    [typed, typed.replace(/[^\p{L}\p{N}]/gu, '')].some(isCommon) ||
    (typed.length < passwordLength.long && isKnown(typed, names, synonyms))
  return isWeak ? tooWeak : undefined
}

let common: ReadonlySet<string> | undefined

/** The list is read when it is first needed: most processes of the command line never need it. */
function isCommon(password: string): boolean {
  common ??= new Set(readLines('common-passwords.txt'))
  return password !== '' && common.has(password)
}

/** A date, the name of a place, or known words one after another, whatever digits and signs stand around them. */
function isKnown(typed: string, names: PersonalNames, synonyms: Synonyms): boolean {
  const letters = lettersOf(typed)
  if (!letters) return /(19|20)\d\d/.test(typed.replace(/\D/g, ''))
  if (placeNames().has(letters) || peopleNames().has(letters)) return true
  return isMadeOf(letters, new Set([...partsOf(names), ...tradeWords(synonyms)]))
}

let people: ReadonlySet<string> | undefined

/** Given names and surnames that are a password of their own, but no part of one: many are short. */
function peopleNames(): ReadonlySet<string> {
  people ??= new Set(readLines('people-names.txt'))
  return people
}

/** Roles, disciplines and what the search takes for them, in all genders and numbers. */
function tradeWords(synonyms: Synonyms): string[] {
  const labels = [...Object.values(roleLabels), ...Object.values(disciplineLabels)]
  return [...labels.flatMap(formsOf), ...synonyms.flatMap(({ forms }) => forms)]
    .filter(form => form.length >= 3)
    .flatMap(variantsOf)
    .map(lettersOf)
}

let known: ReadonlySet<string> | undefined

/** Names of horses and common ones of people, words of the trade and of the site. */
function knownWords(): ReadonlySet<string> {
  known ??= new Set([lettersOf(brand), ...readLines('known-words.txt')])
  return known
}

let places: ReadonlySet<string> | undefined

/** Municipalities, provinces, regions and the country; of a long name its longer words too: «Jerez». */
function placeNames(): ReadonlySet<string> {
  places ??= new Set(
    [...placeTables().municipalities, ...provinces, ...regions, country]
      .flatMap(({ name }) => nameVariants(name))
      .flatMap(name => [name, ...name.split(/[^\p{L}]+/u).filter(word => word.length >= 5)])
      .map(lettersOf)
      .filter(name => name.length >= 4)
  )
  return places
}

function partsOf({ username, fullName, email }: PersonalNames): Set<string> {
  const [local = '', domain = ''] = email.split('@')
  const names = [username, fullName, local, domain, domain.split('.')[0] ?? '']
  const parts = [...names, ...names.flatMap(name => name.split(/[^\p{L}]+/u))]
  return new Set(parts.map(lettersOf).filter(part => part.length >= 3))
}

/** True when the letters are words one after another: «anarobles», «domaclasica». */
function isMadeOf(letters: string, own: ReadonlySet<string>): boolean {
  const ends = [true]
  for (let end = 1; end <= letters.length; end++) {
    ends[end] = ends.some((isEnd, start) => {
      const word = letters.slice(start, end)
      return isEnd && (own.has(word) || knownWords().has(word))
    })
  }
  return ends[letters.length] === true
}

function readLines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter(Boolean)
}
