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
  return (
    findTownInside(partsOfTowns(parts), parts) ??
    (areKnown ? narrowestArea(meaningsOfAll(parts)) : undefined)
  )
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
  return placeInParts(readParts(text))
}

/** The same, but undefined where the text may mean another town: one that is not known, or a namesake. */
export function locateForCertain(text: string): Place | undefined {
  const parts = readParts(text)
  const place = placeInParts(parts)
  if (!place) return undefined
  if (!isTown(place)) return parts.length > 1 && !parts.every(namesArea) ? undefined : place
  const namesakes = parts.length === 1 ? meaningsOfAll(parts).filter(other => other !== place) : []
  return namesakes.some(({ kind }) => kind === 'municipality') ? undefined : place
}

function placeInParts(parts: Part[]): Place | undefined {
  if (parts.some(isForeign)) return undefined
  const towns = partsOfTowns(parts)
  return (
    findTownInside(towns, parts) ??
    towns
      .filter(part => !parts.some(other => other !== part && namesArea(other)))
      .map(findTown)
      .find(Boolean) ??
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
  const folded = pieces.map(piece => foldName(piece).replace(introduction, ''))
  const joined = joinArticles(
    folded.filter(words => words !== ''),
    words => findPlaces(words).some(isTown)
  )
  return joined.map(words => ({ words, meanings: findPlaces(words) }))
}

/** As registers write them, behind a name: «Gineta, La», «Hospitalet de Llobregat (L')», «Balears, Illes». */
const article = /^(el|la|los|las|l|els|les|lo|es|sa|ses|a|o|as|os|illes|islas)$/

/** Puts each article before the name that it follows; alone it names no place, but for Les in the Val d'Aran. */
function joinArticles(pieces: string[], isKnown: (words: string) => boolean): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const name = `${piece} ${joined.at(-1) ?? ''}`
    if (!article.test(piece) || (isKnown(piece) && !isKnown(name))) joined.push(piece)
    else if (joined.length > 0) joined.splice(-1, 1, name)
  }
  return joined
}

/** A street or a quarter is no town, but in the town that another part names. */
const inTown = /^(calle|c|avenida|avda|plaza|paseo|ronda|barrio|centro|distrito)\b|^\d+$/

const namesArea = ({ meanings }: Part) => meanings.some(place => !isTown(place))

const namesProvince = ({ meanings }: Part) => meanings.some(({ kind }) => kind === 'province')

/** The parts that may mean a town. A province's name means its capital last, and never beside the name of a town. */
function partsOfTowns(parts: Part[]): Part[] {
  const others = parts.filter(part => !namesProvince(part))
  const mayNameTown = parts.some(part => !namesArea(part) && !inTown.test(part.words))
  return mayNameTown ? others : [...others, ...parts.filter(namesProvince)]
}

const meaningsOfAll = (parts: Part[]) => parts.flatMap(({ meanings }) => meanings)

const fromWidest: PlaceKind[] = [
  'country',
  'region',
  'province',
  'island',
  'municipality',
  'locality'
]
const narrowness = ({ kind }: Place) => fromWidest.indexOf(kind)

const widest = (places: Place[]) =>
  places.filter(place => !isTown(place)).toSorted((a, b) => narrowness(a) - narrowness(b))[0]

const narrowestArea = (places: Place[]) =>
  places.filter(place => !isTown(place)).toSorted((a, b) => narrowness(b) - narrowness(a))[0]

/** The town that one part names, in the province or region that another part names. */
function findTownInside(towns: Part[], parts: Part[]): Place | undefined {
  const isOther = (part: Part) => (other: Part) => other !== part
  const isOtherName = (part: Part) => (other: Part) =>
    !other.meanings.some(place => part.meanings.includes(place))
  // «Valencia/València, Castelló» is in the province of Valencia; «Sevilla, Sevilla» is the city.
  for (const isBeside of [isOtherName, isOther]) {
    for (const part of towns) {
      const areas = meaningsOfAll(parts.filter(isBeside(part))).filter(place => !isTown(place))
      const provinces = new Set(areas.flatMap(area => area.provinces))
      const isInside = (place: Place) =>
        isTown(place) && place.provinces.some(code => provinces.has(code))
      if (provinces.size === 0) continue
      const found = part.meanings.find(isInside) ?? townsStartingWith(part.words).find(isInside)
      if (found) return found
    }
  }
  return undefined
}

/** How many times larger than the others a town must be to be meant by the first words of its name. */
const dominance = 5
/** How many times larger than a town with exactly that name. */
const dominanceOverNamesake = 10
/** Counts for a town whose population is not known. */
const unknownPopulation = 2_000

const dwarfs = (large: Place, { population }: Place) =>
  large.population > dominanceOverNamesake * (population || unknownPopulation)

/** «Jerez» means Jerez de la Frontera, «Arcos» Arcos de la Frontera; «Villanueva» means none. */
function findTown({ words, meanings }: Part): Place | undefined {
  const namesake = meanings.find(isTown)
  const [largest, second] = townsStartingWith(words)
  if (!largest || largest.population <= dominance * (second?.population ?? 0)) return namesake
  return namesake && !dwarfs(largest, namesake) ? namesake : largest
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
