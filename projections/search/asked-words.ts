import { municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { isTown, type Place } from '#events/places/place-index.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { defaultRadius } from '#events/places/shared/radiuses.ts'
import { resolvePlace } from '#events/places/resolve-place.ts'
import { type Clause, countMeeting, type Synonyms } from './clauses.ts'
import type { InvertedIndex } from './inverted-index.ts'
import type { Bitmap } from './doc-set.ts'
import { nearWords } from './spelling.ts'
import { mediumWords } from './stop-words.ts'
import { formOf, ofPlace, spelled, stemOf, termOf, wordsAndMarksOf } from './words.ts'

/** How a word matches: as typed, as another term with the same meaning, or with one typing error. */
export type Likeness = 'typed' | 'alike' | 'near'

/** A doc with all lexemes matches; with `words` as well, in some gender and number, it has the very words. */
export interface Way {
  lexemes: readonly string[]
  likeness: Likeness
  words?: readonly string[]
}

/** The meaning of one word, or of several that are one term; a doc meets it in one of these ways. */
export type AskedTerm = readonly Way[]

/** Words that also mean a place, with its name. */
export interface PlaceWords {
  words: readonly string[]
  name: string
}

export interface AskedText {
  terms: readonly AskedTerm[]
  places: readonly PlaceWords[]
}

/** Meanings of words beside themselves. */
export interface Vocabulary {
  synonyms: Synonyms
  /** Whether words that name an area also mean it. */
  isPlace: (code: string, words: readonly string[]) => boolean
  /** The stems that a word without a match may mean. */
  findMisspelt: (word: string, ways: readonly Way[]) => string[]
}

/**
 * That of the jobs that are live. Says when words are of no job yet, and mean something else with the first one: one that lies
 * in a place, by its lexeme, or else any.
 */
export function vocabularyOf(
  { docs, synonyms }: { docs: InvertedIndex; synonyms: Synonyms },
  live: Bitmap,
  onUnknown: (lexeme?: string) => void
): Vocabulary {
  const count = (ways: Clause) => countMeeting(docs, live, ways)
  return {
    synonyms,
    // Unless more live jobs elsewhere say the word than jobs lie there.
    isPlace: (code, words) => {
      const there = count([[`a.${code}`]])
      if (there === 0) onUnknown(`a.${code}`)
      if (there === 0) return false
      const said = count([words.filter(word => stemOf(word) !== undefined).map(spell)])
      return said - count([words.map(word => ofPlace + word)]) <= there
    },
    findMisspelt: (word, ways) => {
      if (count(toClause(ways)) > 0) return []
      onUnknown()
      return nearWords(word, docs).map(nearby => stemOf(nearby) ?? nearby)
    }
  }
}

const spell = (word: string) => spelled + word

interface Word {
  word: string
  stem: string | undefined
  form: string | undefined
  /** The mark between this word and the one before. */
  mark: '' | ',' | 'o'
  /** Quoted words name no place. */
  isQuoted: boolean
}

interface Read extends Pick<Word, 'mark'> {
  ways: Way[]
  typed: string[]
  isKnown: boolean
  isRole: boolean
  place: PlaceWords | undefined
  length: number
}

const maxWords = 12

/** The terms that the first words of a text ask for; undefined for a text without words. */
export function readAsked(text: string, vocabulary: Vocabulary): AskedText | undefined {
  const words = readWords(text)
  if (words.length === 0) return undefined
  const read: Read[] = []
  for (let at = 0; at < words.length; ) {
    const next = readTerm(words, at, vocabulary)
    if (next.ways.length > 0) read.push(next)
    at += next.length
  }
  const said = read.filter(({ typed }) => !typed.every(word => mediumWords.has(word)))
  const terms = either(said.map(term => withSpelling(term, vocabulary))).map(({ ways }) => ways)
  return { terms, places: said.flatMap(({ place }) => place ?? []) }
}

function readWords(text: string): Word[] {
  const words: Word[] = []
  const stems = new Set<string>()
  let mark: Word['mark'] = ''
  let isQuoted = false
  for (const word of wordsAndMarksOf(text)) {
    const stem = stemOf(word)
    if (word === 'o' || word === 'u') mark = 'o'
    else if (/^[,;/]$/.test(word)) mark ||= ','
    else if (/^["«»“”]$/.test(word)) isQuoted = !isQuoted
    else if (stem === undefined || (!stems.has(stem) && stems.size < maxWords)) {
      words.push({ word, stem, form: formOf(word), mark, isQuoted })
      mark = ''
      if (stem) stems.add(stem)
    }
  }
  return words
}

/** The longest place or term of synonyms that begins here, else the word. */
function readTerm(words: readonly Word[], at: number, vocabulary: Vocabulary): Read {
  const { synonyms } = vocabulary
  const { mark } = words[at] as Word
  const place = readPlace(words, at, vocabulary)
  const length = Math.max(1, place?.length ?? 0, termLength(words, at, synonyms))
  const run = words.slice(at, at + length).filter(({ stem }) => stem !== undefined)
  const typed = run.map(({ word }) => word)
  const term = termOf(run.map(({ form = '' }) => form))
  const same = synonyms.filter(({ forms }) => termOf(forms) === term)
  const families = new Set(same.map(({ family }) => family))
  const alike = synonyms.filter(({ family }) => families.has(family))
  const terms = [...families].flatMap(termsOfFamily)
  // Names of places have no gender: «Las Palmas» is not Palma.
  const isPlace = place?.length === length
  const lexemes = run.map(({ word, stem = '' }) => (isPlace ? spell(word) : stem))
  const itself: Way = { lexemes, likeness: 'typed', words: isPlace ? [] : typed }
  const ways: Way[] = [
    ...(same.length > 0 ? [{ lexemes: [term], likeness: 'typed' as const, words: [] }] : []),
    ...(run.length > 1 || (run.length === 1 && same.length === 0) ? [itself] : []),
    ...alike.map(({ forms }) => ({ lexemes: [termOf(forms)], likeness: 'alike' as const })),
    ...terms.map(term => ({ lexemes: [term], likeness: 'typed' as const })),
    ...(isPlace ? place.ways : [])
  ]
  const isKnown = same.length > 0
  const isRole = terms.some(term => term.startsWith('r.'))
  return { ways, typed, mark, length, isKnown, isRole, place: isPlace ? place : undefined }
}

function termLength(words: readonly Word[], at: number, synonyms: Synonyms): number {
  for (const { forms } of synonyms) {
    let matched = 0
    let end = at
    for (; end < words.length && matched < forms.length; end++) {
      const { form, mark } = words[end] as Word
      if ((end > at && mark) || (form === undefined ? end === at : form !== forms[matched])) break
      if (form !== undefined) matched++
    }
    if (matched === forms.length) return end - at
  }
  return 0
}

const mostNameWords = 5

function readPlace(words: readonly Word[], at: number, { isPlace }: Vocabulary) {
  for (let length = Math.min(mostNameWords, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const saysMore = run.some(({ stem }) => stem !== undefined)
    const isOne = run.every(({ mark, isQuoted }, index) => (index === 0 || !mark) && !isQuoted)
    const named = run.map(({ word }) => word)
    const place = isOne && saysMore ? placeNamed(named) : undefined
    if (place && isPlace(place.code, named))
      return { length, ways: waysOfPlace(place), words: named, name: nameOf(place) }
  }
  return undefined
}

type NamedPlace = Pick<Place, 'code'> & Partial<Place>

const nameOf = ({ code, name = provinceOf(code)?.name ?? '' }: NamedPlace) => name

/** Without localities: the names of many are common words. */
function placeNamed(words: readonly string[]): NamedPlace | undefined {
  const [word = ''] = words
  const postcode = words.length === 1 && /^\d{5}$/.test(word) ? word.slice(0, 2) : ''
  if (provinceOf(postcode)) return { code: postcode }
  const place = resolvePlace(words.join(' '))
  return place?.kind === 'locality' ? undefined : place
}

/** The ways of a place: the town itself first, then those around it. */
function waysOfPlace({ code, ...place }: NamedPlace): Way[] {
  const around =
    place.kind && isTown(place as Place)
      ? municipalitiesWithin(defaultRadius, place as Place).filter(
          municipality => municipality !== code
        )
      : []
  const area = (municipality: string, likeness: Likeness) => ({
    lexemes: [`a.${municipality}`],
    likeness,
    words: []
  })
  return [area(code, 'typed'), ...around.map(municipality => area(municipality, 'alike'))]
}

/** «mozo o herrador», and «mozo, herrador» where both are roles. */
function either(read: readonly Read[]): Read[] {
  const joined: Read[] = []
  for (const term of read) {
    const last = joined.at(-1)
    const isJoined = term.mark === 'o' || (term.mark === ',' && term.isRole && last?.isRole)
    if (!last || !isJoined) joined.push(term)
    else
      joined[joined.length - 1] = {
        ...term,
        mark: last.mark,
        typed: [],
        ways: [...last.ways, ...term.ways]
      }
  }
  return joined
}

/** A word that no job has may be misspelt, unless it is a number or a known term. */
function withSpelling(read: Read, { findMisspelt }: Vocabulary): Read {
  const [word = ''] = read.typed
  const { typed, ways } = read
  if (read.isKnown || typed.length !== 1 || /\d/.test(word)) return read
  const meant = findMisspelt(word, ways)
  return {
    ...read,
    ways: [...ways, ...meant.map(stem => ({ lexemes: [stem], likeness: 'near' as const }))]
  }
}

export const toClause = (asked: AskedTerm) => asked.map(({ lexemes }) => lexemes)

/** Synonyms whose meaning a job can also state as a term: «mozo» finds a job with that role, too. */
const terms: Readonly<Record<string, readonly string[]>> = {
  mozo: ['r.mozo-cuadra', 'r.groom'],
  'jefe de cuadra': ['r.jefe-cuadra'],
  guardés: ['r.guardes'],
  jinete: ['r.jinete'],
  domador: ['r.domador'],
  galopador: ['r.galopador'],
  monitor: ['r.monitor'],
  preparador: ['r.entrenador', 'r.preparador'],
  guía: ['r.guia'],
  equinoterapia: ['r.terapia', 'd.terapia'],
  yegüero: ['r.yeguero'],
  cría: ['r.cria', 'd.cria'],
  jockey: ['r.jockey'],
  herrador: ['r.herrador'],
  veterinario: ['r.veterinario'],
  'auxiliar de veterinaria': ['r.aux-veterinario'],
  fisioterapeuta: ['r.fisio'],
  guarnicionero: ['r.guarnicionero'],
  enganche: ['r.cochero', 'd.enganche'],
  transportista: ['r.transportista'],
  dirección: ['r.direccion'],
  recepción: ['r.recepcion'],
  mantenimiento: ['r.mantenimiento'],
  comercial: ['r.comercial'],
  'jornada completa': ['y.Jornada Completa'],
  'media jornada': ['y.Media Jornada'],
  prácticas: ['y.Prácticas'],
  vivienda: ['h.si'],
  salto: ['d.salto'],
  'doma clásica': ['d.doma-clasica'],
  completo: ['d.completo'],
  raid: ['d.raid'],
  volteo: ['d.volteo'],
  'doma vaquera': ['d.doma-vaquera'],
  'equitación de trabajo': ['d.equitacion-trabajo'],
  western: ['d.reining'],
  polo: ['d.polo'],
  carreras: ['d.carreras-galope', 'd.carreras-trote'],
  'alta escuela': ['d.alta-escuela'],
  'acoso y derribo': ['d.acoso-derribo'],
  horseball: ['d.horseball'],
  TREC: ['d.trec'],
  paraecuestre: ['d.paraecuestre'],
  ponis: ['d.ponis'],
  'turismo ecuestre': ['d.turismo']
}

function termsOfFamily(family: string): readonly string[] {
  return terms[family] ?? []
}
