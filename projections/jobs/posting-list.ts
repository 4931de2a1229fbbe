import {
  type Bitmap,
  countBits,
  enlarge,
  hasBit,
  keepCommon,
  setBit,
  unitedBits,
  wordAt,
  wordsFor
} from './bitmaps.ts'

let nextId = 0

/** The slots of the jobs that match a query on words: numbers while they are few, then a bitmap. */
export class PostingList {
  /** No other list has it. */
  readonly id = nextId++
  /** The slots before this one are complete. */
  upTo = 0
  /** In ascending order. */
  private slots: Int32Array<ArrayBuffer> = new Int32Array()
  private bitmap: Bitmap | undefined

  get bytes(): number {
    return (this.bitmap ?? this.slots).byteLength
  }

  /** All of them, in ascending order; undefined for a bitmap. */
  get few(): Int32Array<ArrayBuffer> | undefined {
    return this.bitmap ? undefined : this.slots
  }

  /** With more slots, all of them below `upTo`. */
  extend(slots: readonly number[], upTo: number): void {
    const isMany = this.slots.length + slots.length > wordsFor(upTo)
    if (this.bitmap || isMany) {
      this.bitmap = enlarge(this.bitmap ?? new Int32Array(), upTo)
      for (const slot of this.slots) setBit(this.bitmap, slot)
      for (const slot of slots) setBit(this.bitmap, slot)
      this.slots = new Int32Array()
    } else if (slots.length > 0) this.slots = Int32Array.from([...this.slots, ...slots]).sort()
    this.upTo = upTo
  }

  has(slot: number): boolean {
    if (this.bitmap) return slot < this.upTo && hasBit(this.bitmap, slot)
    return this.slots[lowerBound(this.slots, slot)] === slot
  }

  /** A word of a list with a bitmap. */
  wordAt(index: number): number {
    return this.bitmap?.[index] ?? 0
  }

  /** Takes away what a list with a bitmap does not have. */
  keepIn(bitmap: Bitmap): void {
    keepCommon(bitmap, this.bitmap ?? new Int32Array())
  }
}

/** Where a value stands in ascending numbers, or would stand. */
export function lowerBound(values: Int32Array, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The list with the fewest slots, where one has few, and the others. */
function shortestFirst(lists: readonly PostingList[]) {
  const ofFew = lists.flatMap(list => (list.few ? { list, few: list.few } : []))
  const [shortest] = ofFew.sort((one, other) => one.few.length - other.few.length)
  return shortest && { few: shortest.few, others: lists.filter(list => list !== shortest.list) }
}

/** Whether every list has as many of these slots: the last ones are looked at first. */
export function haveInCommon(
  lists: readonly PostingList[],
  slots: Bitmap,
  wanted: number
): boolean {
  let found = 0
  const shortest = shortestFirst(lists)
  if (shortest) {
    const { few, others } = shortest
    for (let at = few.length - 1; at >= 0 && found < wanted; at--) {
      const slot = few[at] as number
      if (hasBit(slots, slot) && others.every(list => list.has(slot))) found++
    }
    return found >= wanted
  }
  for (let index = slots.length - 1; index >= 0 && found < wanted; index--) {
    let word = wordAt(slots, index)
    for (const list of lists) word &= list.wordAt(index)
    found += countBits(word)
  }
  return found >= wanted
}

/** The slots that every list of one of these sets has. */
export function slotsInAll(sets: readonly (readonly PostingList[])[], length: number): Bitmap {
  const [first = new Int32Array(wordsFor(length)), ...others] = sets.map(lists =>
    intersect(lists, length)
  )
  return others.reduce(unitedBits, first)
}

/** Without lists, every slot. */
function intersect(lists: readonly PostingList[], length: number): Bitmap {
  const common = new Int32Array(wordsFor(length))
  const shortest = shortestFirst(lists)
  if (shortest) {
    const { few, others } = shortest
    for (const slot of few) if (others.every(list => list.has(slot))) setBit(common, slot)
  } else {
    common.fill(-1)
    for (const list of lists) list.keepIn(common)
  }
  return common
}

/** The same for the same lists with the same slots only. */
export function nameOfSets(sets: readonly (readonly PostingList[])[]): string {
  return sets.map(lists => lists.map(({ id, upTo }) => `${id}<${upTo}`).join('&')).join('|')
}
