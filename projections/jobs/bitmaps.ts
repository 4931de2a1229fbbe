/** A bit for each number from 0. */
export type Bitmap = Int32Array<ArrayBuffer>

/** How many words hold so many bits. */
export function wordsFor(bits: number): number {
  return (bits + 31) >>> 5
}

export function setBit(bitmap: Bitmap, bit: number): void {
  bitmap[bit >>> 5] = wordAt(bitmap, bit >>> 5) | (1 << (bit & 31))
}

export function clearBit(bitmap: Bitmap, bit: number): void {
  bitmap[bit >>> 5] = wordAt(bitmap, bit >>> 5) & ~(1 << (bit & 31))
}

export function hasBit(bitmap: Bitmap, bit: number): boolean {
  return (wordAt(bitmap, bit >>> 5) & (1 << (bit & 31))) !== 0
}

export function wordAt(bitmap: Bitmap, index: number): number {
  return bitmap[index] as number
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * How many bits of the first words both have. Four words are added at a time with carry-save adders, as Harley and Seal
 * count bits: one word is counted where four would be.
 */
export function countCommonBits(one: Bitmap, other: Bitmap, words: number): number {
  let [ones, twos, fours, at] = [0, 0, 0, 0]
  for (; at + 4 <= words; at += 4) {
    const a = wordAt(one, at) & wordAt(other, at)
    const b = wordAt(one, at + 1) & wordAt(other, at + 1)
    const c = wordAt(one, at + 2) & wordAt(other, at + 2)
    const d = wordAt(one, at + 3) & wordAt(other, at + 3)
    const carriedFirst = (ones & a) | ((ones ^ a) & b)
    ones ^= a ^ b
    const carriedNext = (ones & c) | ((ones ^ c) & d)
    ones ^= c ^ d
    fours += countBits((twos & carriedFirst) | ((twos ^ carriedFirst) & carriedNext))
    twos ^= carriedFirst ^ carriedNext
  }
  let count = 4 * fours + 2 * countBits(twos) + countBits(ones)
  for (; at < words; at++) count += countBits(wordAt(one, at) & wordAt(other, at))
  return count
}

/** Of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

export function highestBit(word: number): number {
  return 31 - Math.clz32(word)
}

/** Takes away the bits that the other one, which may be shorter, does not have. */
export function keepCommon(bitmap: Bitmap, other: Bitmap): void {
  const words = Math.min(bitmap.length, other.length)
  for (let index = 0; index < words; index++)
    bitmap[index] = wordAt(bitmap, index) & wordAt(other, index)
  bitmap.fill(0, words)
}

/** Those that one of them has; both are of one length. */
export function unitedBits(one: Bitmap, other: Bitmap): Bitmap {
  const united = new Int32Array(one.length)
  for (let index = 0; index < one.length; index++)
    united[index] = wordAt(one, index) | wordAt(other, index)
  return united
}

/** The same bits with room for more. */
export function enlarge(bitmap: Bitmap, bits: number): Bitmap {
  const larger = new Int32Array(wordsFor(bits))
  larger.set(bitmap)
  return larger
}

/** The bits that are set below a number, in ascending order. */
export function bitsOf(bitmap: Bitmap, below: number): number[] {
  const bits: number[] = []
  for (let index = 0; index < bitmap.length; index++) {
    for (let rest = wordAt(bitmap, index); rest !== 0; rest &= rest - 1) {
      bits.push(index * 32 + lowestBit(rest))
    }
  }
  while ((bits.at(-1) ?? 0) >= below) bits.pop()
  return bits
}
