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

/** Of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

export function highestBit(word: number): number {
  return 31 - Math.clz32(word)
}

/** The same bits with room for more. */
export function enlarge(bitmap: Bitmap, bits: number): Bitmap {
  const larger = new Int32Array(wordsFor(bits))
  larger.set(bitmap)
  return larger
}
