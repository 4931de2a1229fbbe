import { editDistance } from '#events/edit-distance.ts'
import { foldName } from './names.ts'
import { type Place, placeIndex } from './place-index.ts'
import { locateForCertain } from './resolve-place.ts'

/** Municipalities whose names are written most alike to one in the location of an ad; none where it names a place. */
export function nearestMunicipalities(location: string, count: number): Place[] {
  if (locateForCertain(location)) return []
  const words = wordsOf(location)
  names ??= municipalityNames()
  const unlike = new Map<Place, number>()
  for (const { name, isWhole, place } of names) {
    for (const word of words) {
      const found = unlikeness(name, word) + (isWhole ? 0 : partPenalty)
      if (found <= maxUnlikeness && found < (unlike.get(place) ?? 1)) unlike.set(place, found)
    }
  }
  return [...unlike]
    .toSorted(
      ([a, distanceA], [b, distanceB]) => distanceA - distanceB || b.population - a.population
    )
    .slice(0, count)
    .map(([place]) => place)
}

interface MunicipalityName {
  name: string
  isWhole: boolean
  place: Place
}

let names: MunicipalityName[] | undefined

/** The names to compare with; of a long name also its first word: «Jerez». */
function municipalityNames(): MunicipalityName[] {
  return placeIndex()
    .places.filter(({ kind }) => kind === 'municipality')
    .flatMap(place =>
      [...new Set(place.keys.flatMap(key => [key, key.split(' ', 1)[0] ?? key]))]
        .filter(name => name.length >= minLength)
        .map(name => ({ name, isWhole: place.keys.includes(name), place }))
    )
}

const separator = /[,;()|·–—/]| - /
const minLength = 4
/** Changed letters for each letter of the longer text. */
const maxUnlikeness = 0.4
/** «Pino» is a word of many estates, and the beginning of «Pino del Río». */
const partPenalty = 0.15

/** Words of a location beside the name of a municipality. */
const otherWords = new Set(
  `finca cortijo yeguada hipica centro club zona cerca camino carretera poligono cuadra cuadras
  urbanizacion pueblo rancho dehesa masia picadero escuela ecuestre`.split(/\s+/)
)

/** The parts of the text and their words: «Finca El Pino, Xeres» may mean «Xeres». */
function wordsOf(location: string): string[] {
  const parts = location.split(separator).map(foldName)
  const words = parts.flatMap(part => [part, ...part.split(' ')])
  return [...new Set(words)].filter(word => word.length >= minLength && !otherWords.has(word))
}

function unlikeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (longer - Math.min(a.length, b.length) > maxUnlikeness * longer) return 1
  return editDistance(a, b) / longer
}
