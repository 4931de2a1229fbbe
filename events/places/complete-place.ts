import { maxCompletions } from '../limits/places.ts'
import { foldName } from './names.ts'
import { type Place, placeIndex } from './place-index.ts'

/**
 * The places whose name has the text, those first that have it as the whole name, then as its
 * beginning, then as the beginning of a word; the most populous first among those.
 */
export function completePlace(text: string): Place[] {
  const typed = foldName(text)
  if (typed === '') return []
  const words = typed.split(' ').map(word => ` ${word}`)
  const [rarest = ''] = words.toSorted((a, b) => b.length - a.length)
  const exact = new Set(placeIndex().byName.get(typed))
  const tiers: Set<Place>[] = [new Set(), new Set(), new Set()]
  const [first] = tiers
  for (const { name, place } of namesWith(rarest)) {
    // All further places would come after these.
    if (exact.size + (first?.size ?? 0) >= maxCompletions) break
    if (exact.has(place) || !words.every(word => name.includes(word))) continue
    tiers[inexactness(name, typed)]?.add(place)
  }
  return [...new Set([exact, ...tiers].flatMap(tier => [...tier]))].slice(0, maxCompletions)
}

/** 0: its beginning; 1: the beginning of a word of it; 2: each typed word begins one. */
function inexactness(name: string, typed: string): number {
  const start = name.indexOf(` ${typed}`)
  if (start === -1) return 2
  return start === 0 ? 0 : 1
}

interface PlaceNames {
  /** Every name after a line break and a space: one long text is searched faster than many short ones. */
  text: string
  /** The offsets at which each name begins in the text. */
  starts: number[]
  places: Place[]
}

let allNames: PlaceNames | undefined

/** The names in which a word begins with this, the most populous places first; each after a space. */
function* namesWith(word: string) {
  allNames ??= joinNames()
  const { text, starts, places } = allNames
  let index = 0
  for (let hit = text.indexOf(word); hit !== -1; hit = text.indexOf(word, starts[index])) {
    while ((starts[index + 1] ?? text.length) <= hit) index++
    const [start = 0, end = text.length, place] = [
      starts[index],
      starts[++index],
      places[index - 1]
    ]
    if (place) yield { name: text.slice(start, end - 1), place }
    if (index === starts.length) return
  }
}

function joinNames(): PlaceNames {
  const named = placeIndex().places.flatMap(place => place.keys.map(key => ({ key, place })))
  const starts: number[] = []
  let text = ''
  for (const { key } of named) {
    starts.push(text.length)
    text += ` ${key}\n`
  }
  return { text, starts, places: named.map(({ place }) => place) }
}
