import { type Bitmap, commonBits, enlarge, setBit, unitedBits, wordsFor } from './bitmaps.ts'

let nextId = 0

/** The slots of the jobs that match a query on words: numbers while they are few, then a bitmap. */
export class PostingList {
  /** No other list has it. */
  readonly id = nextId++
  /** The slots before this one are complete. */
  upTo = 0
  private slots: Int32Array<ArrayBuffer> = new Int32Array()
  private bitmap: Bitmap | undefined

  get bytes(): number {
    return (this.bitmap ?? this.slots).byteLength
  }

  /** With more slots, all of them below `upTo`. */
  extend(slots: readonly number[], upTo: number): void {
    const isMany = this.slots.length + slots.length > wordsFor(upTo)
    if (this.bitmap || isMany) {
      const bitmap = this.toBitmap(upTo)
      for (const slot of slots) setBit(bitmap, slot)
      this.bitmap = bitmap
      this.slots = new Int32Array()
    } else if (slots.length > 0) {
      const more = new Int32Array(this.slots.length + slots.length)
      more.set(this.slots)
      more.set(slots, this.slots.length)
      this.slots = more
    }
    this.upTo = upTo
  }

  /** A copy that has room for so many. */
  toBitmap(length: number): Bitmap {
    const copy = enlarge(this.bitmap ?? new Int32Array(), length)
    for (const slot of this.slots) setBit(copy, slot)
    return copy
  }
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
  const [first = new Int32Array(wordsFor(length)).fill(-1), ...others] = lists.map(list =>
    list.toBitmap(length)
  )
  return others.reduce(commonBits, first)
}

/** The same for the same lists with the same slots only. */
export function nameOfSets(sets: readonly (readonly PostingList[])[]): string {
  return sets.map(lists => lists.map(({ id, upTo }) => `${id}<${upTo}`).join('&')).join('|')
}
