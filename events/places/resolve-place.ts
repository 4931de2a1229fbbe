import { bareName, foldName } from './names.ts'
import { isTown, type Place, type PlaceKind, placeIndex } from './place-index.ts'

/** A part of a text with the places that it may mean, the most populous first. */
interface Part {
  words: string
  meanings: Place[]
}

/** The place that a text means, if all of it names one: «Jerez», «El Rocío (Huelva)», «provincia de Cádiz». */
export function resolvePlace(text: string): Place | undefined {
  return placeOfParts(readParts(text))
}

function placeOfParts(parts: Part[]): Place | undefined {
  const [first] = parts
  if (!first || parts.some(isForeign)) return undefined
  if (parts.length === 1) return widest(first.meanings) ?? findTown(first)
  const areKnown = parts.every(({ meanings }) => meanings.length > 0)
  return findTownInside(parts) ?? (areKnown ? narrowestArea(meaningsOfAll(parts)) : undefined)
}

/** The same of a text that a visitor types for a place: «de», «la» and their like may be missing, or too many. */
export function resolveTypedPlace(text: string): Place | undefined {
  return resolvePlace(text) ?? placeOfParts(readParts(text, placesOfBareName))
}

/** Towns that a typed text may mean besides the one that it was taken for, the most populous first: «Jerez» is three. */
export function otherTowns(text: string, { code }: Place): Place[] {
  const readings = [readParts(text), readParts(text, placesOfBareName)]
  const [part, ...others] = readings.find(placeOfParts) ?? []
  if (!part || others.length > 0) return []
  const towns = [...part.meanings, ...townsStartingWith(part.words)].filter(
    ({ kind, code: own }) => kind === 'municipality' && own !== code
  )
  return [...new Set(towns)].toSorted((a, b) => b.population - a.population)
}

const placesOfName = (words: string) => placeIndex().byName.get(words) ?? []
const placesOfBareName = (words: string) => placeIndex().byBareName.get(bareName(words)) ?? []

/**
 * Where an ad is whose location is this text: the town that it names, else the narrowest of islands,
 * provinces and regions. «Finca del Pino, Almonte (Huelva)» is in Almonte.
 */
export function locateAd(text: string): Place | undefined {
  const parts = readParts(text)
  if (parts.some(isForeign)) return undefined
  return (
    findTownInside(parts) ??
    parts.map(findTown).find(Boolean) ??
    narrowestArea(meaningsOfAll(parts)) ??
    findMention(parts)
  )
}

/** Where an ad is: its municipality, or what its location names. */
export function placeOfAd(ad: { place?: string | null | undefined; location: string }) {
  return (ad.place && placeIndex().byCode.get(ad.place)) || locateAd(ad.location)
}

/** Countries by ISO 3166 code: «Córdoba, Argentina» is not in Andalucía. */
const foreignCountries: Record<string, string> = {
  argentina: 'AR',
  bolivia: 'BO',
  chile: 'CL',
  colombia: 'CO',
  'costa rica': 'CR',
  cuba: 'CU',
  ecuador: 'EC',
  mexico: 'MX',
  nicaragua: 'NI',
  panama: 'PA',
  peru: 'PE',
  uruguay: 'UY',
  venezuela: 'VE',
  filipinas: 'PH',
  'ee uu': 'US',
  eeuu: 'US',
  usa: 'US',
  'estados unidos': 'US',
  portugal: 'PT',
  francia: 'FR',
  marruecos: 'MA',
  italia: 'IT',
  alemania: 'DE',
  'reino unido': 'GB',
  inglaterra: 'GB',
  irlanda: 'IE',
  belgica: 'BE',
  suiza: 'CH'
}

const foreignCountry = ({ words }: Part) =>
  Object.hasOwn(foreignCountries, words) ? foreignCountries[words] : undefined
const isForeign = (part: Part) => foreignCountry(part) !== undefined

/** The ISO 3166 code of the country in which a location lies: Spain where it names no other. */
export function countryOf(location: string): string {
  return readParts(location).map(foreignCountry).find(Boolean) ?? 'ES'
}

const separator = /[,;()|·–—/]| - /
const introduction =
  /^(en|cerca de|zona de|alrededores de|provincia de|isla de|municipio de|comunidad autonoma de) (?=.)/

function readParts(text: string, findPlaces = placesOfName): Part[] {
  const pieces = findPlaces(foldName(text)).length > 0 ? [text] : text.split(separator)
  return pieces
    .map(piece => foldName(piece).replace(introduction, ''))
    .filter(words => words !== '')
    .map(words => ({ words, meanings: findPlaces(words) }))
}

const meaningsOfAll = (parts: Part[]) => parts.flatMap(({ meanings }) => meanings)

const fromWidest: PlaceKind[] = [
  ...(['country', 'region', 'province', 'island', 'municipality', 'locality'] as const)
]
const narrowness = ({ kind }: Place) => fromWidest.indexOf(kind)

const widest = (places: Place[]) =>
  places.filter(place => !isTown(place)).toSorted((a, b) => narrowness(a) - narrowness(b))[0]

const narrowestArea = (places: Place[]) =>
  places.filter(place => !isTown(place)).toSorted((a, b) => narrowness(b) - narrowness(a))[0]

/** The town that one part names, in the province or region that another part names. */
function findTownInside(parts: Part[]): Place | undefined {
  for (const part of parts) {
    const areas = meaningsOfAll(parts.filter(otherPart => otherPart !== part)).filter(
      area => !isTown(area)
    )
    const provinces = new Set(areas.flatMap(area => area.provinces))
    const isInside = (place: Place) =>
      isTown(place) && place.provinces.some(code => provinces.has(code))
    const candidates = part.meanings.length > 0 ? part.meanings : townsStartingWith(part.words)
    const found = candidates.find(isInside)
    if (found) return found
  }
  return undefined
}

/** How many times larger than the others a town must be to be meant by the first words of its name. */
const dominance = 5
/** How many times larger than a town with exactly that name. */
const dominanceOverNamesake = 10

/** «Jerez» means Jerez de la Frontera, «Arcos» Arcos de la Frontera; «Villanueva» means none. */
function findTown({ words, meanings }: Part): Place | undefined {
  const namesake = meanings.find(isTown)
  const [largest, second] = townsStartingWith(words)
  const rival = Math.max(
    dominance * (second?.population ?? 0),
    dominanceOverNamesake * (namesake?.population ?? 0)
  )
  return largest && largest.population > rival ? largest : namesake
}

/** Municipalities whose name begins with these words and has more, the largest first. */
function townsStartingWith(words: string): Place[] {
  const [firstWord = ''] = words.split(' ', 1)
  const candidates = placeIndex().byFirstWord.get(firstWord) ?? []
  return candidates.filter(
    ({ kind, keys }) => kind === 'municipality' && keys.some(key => key.startsWith(`${words} `))
  )
}

/** The name of a smaller town is too common a word to be recognised among others. */
const wellKnownPopulation = 20_000
const maxNameWords = 5

/** The longest name of an area or a large town among the words: «Zona norte de Madrid». */
function findMention(parts: Part[]): Place | undefined {
  const words = parts.flatMap(part => part.words.split(' '))
  const { byName } = placeIndex()
  for (let length = maxNameWords; length > 0; length--) {
    const mentioned = words.flatMap(
      (_, start) => byName.get(words.slice(start, start + length).join(' ')) ?? []
    )
    const town = mentioned.find(town => isTown(town) && town.population >= wellKnownPopulation)
    const found = town ?? narrowestArea(mentioned)
    if (found) return found
  }
  return undefined
}
