/** A bit for each doc. */
export type Bitmap = Int32Array<ArrayBuffer>

export function wordsFor(docs: number): number {
  return (docs + 31) >>> 5
}

export function setBit(bits: Bitmap, doc: number): void {
  bits[doc >>> 5] = wordAt(bits, doc >>> 5) | (1 << (doc & 31))
}

function hasBit(bits: Bitmap, doc: number): boolean {
  return (wordAt(bits, doc >>> 5) & (1 << (doc & 31))) !== 0
}

function wordAt(bits: Bitmap, index: number): number {
  return bits[index] as number
}

function bitsOfWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bitmap): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += bitsOfWord(wordAt(bits, at))
  return count
}

/** Keeps the bits that an equally long bitmap has too. */
export function keepCommon(bits: Bitmap, others: Bitmap): void {
  for (let at = 0; at < bits.length; at++) bits[at] = wordAt(bits, at) & wordAt(others, at)
}

export function takeAway(bits: Bitmap, others: Bitmap): void {
  for (let at = 0; at < bits.length; at++) bits[at] = wordAt(bits, at) & ~wordAt(others, at)
}

/** Adds the bits of a bitmap that is not longer. */
export function addAll(bits: Bitmap, others: Bitmap): void {
  for (let at = 0; at < others.length; at++) bits[at] = wordAt(bits, at) | wordAt(others, at)
}

/** The last docs first: mostly the newest. Ends once `visit` returns false. */
export function forEachDoc(bits: Bitmap, visit: (doc: number) => unknown): void {
  for (let at = bits.length - 1; at >= 0; at--) {
    for (let rest = wordAt(bits, at); rest !== 0; ) {
      const bit = 31 - Math.clz32(rest)
      rest &= ~(1 << bit)
      if (visit(at * 32 + bit) === false) return
    }
  }
}

/** The words of a bitmap that have bits. */
export function usedWords(bits: Bitmap): Int32Array {
  const used = new Int32Array(bits.length)
  let length = 0
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) used[length++] = at
  return used.subarray(0, length)
}

/** Docs that are added in ascending order, perhaps twice: numbers while they are few, then bits. */
export class DocSet {
  private numbers: Bitmap = new Int32Array(2)
  private length = 0
  private last = -1
  private bits: Bitmap | undefined

  /** With more than `most` docs, they become bits. */
  add(doc: number, most: number): void {
    if (doc === this.last) return
    this.last = doc
    if (!this.bits && this.length === most) this.toBits()
    if (this.bits) this.addBit(this.bits, doc)
    else this.addNumber(doc)
  }

  /** Adds them to a bitmap that has room for all of them. */
  addTo(union: Bitmap): void {
    if (this.bits) addAll(union, this.bits.subarray(0, union.length))
    for (let index = 0; index < this.length; index++) setBit(union, this.numbers[index] as number)
  }

  /** How many of the docs a bitmap has; `words` are those of its words that have bits. */
  countIn(among: Bitmap, words: Int32Array): number {
    const { bits, numbers, length } = this
    let count = 0
    for (let index = 0; bits && index < words.length; index++) {
      const at = words[index] as number
      if (at < bits.length) count += bitsOfWord(wordAt(bits, at) & wordAt(among, at))
    }
    for (let index = 0; index < length; index++)
      if (hasBit(among, numbers[index] as number)) count++
    return count
  }

  /** Visits those that a bitmap has. */
  forEachIn(among: Bitmap, visit: (doc: number) => void): void {
    const { bits, numbers, length } = this
    if (bits) {
      const common = bits.slice(0, among.length)
      keepCommon(common, among)
      forEachDoc(common, visit)
    }
    for (let index = 0; index < length; index++) {
      const doc = numbers[index] as number
      if (hasBit(among, doc)) visit(doc)
    }
  }

  private addNumber(doc: number): void {
    if (this.length === this.numbers.length) this.numbers = larger(this.numbers, 2 * this.length)
    this.numbers[this.length++] = doc
  }

  private addBit(bits: Bitmap, doc: number): void {
    const words = wordsFor(doc + 1)
    if (words > bits.length) this.bits = larger(bits, Math.ceil(words * 1.1))
    setBit(this.bits as Bitmap, doc)
  }

  private toBits(): void {
    const bits = new Int32Array(wordsFor(this.last))
    this.addTo(bits)
    Object.assign(this, { bits, numbers: new Int32Array(), length: 0 })
  }
}

/** A copy with room for more numbers. */
function larger(numbers: Bitmap, length: number): Bitmap {
  const copy = new Int32Array(length)
  copy.set(numbers)
  return copy
}
