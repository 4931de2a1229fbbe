/** Reproducible random draws: the same seed, kind and number give the same draws. */
export class SeededRandom {
  #a: number
  #b: number
  #c: number
  #d = 1

  constructor(seed: number, kind: string, number: number) {
    this.#a = seed | 0
    this.#b = hashOf(kind)
    this.#c = number | 0
    for (let round = 0; round < 12; round++) this.#bits()
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    return this.#bits() / 2 ** 32
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  withProbability(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  /** The first of a list much more often than the last, as with words and towns. */
  pickZipf<T>(list: readonly T[], exponent = 1): T {
    return list[zipfRank(this.next(), list.length, exponent)] as T
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.#bits() >>> 24)
  }

  /** The generator sfc32. */
  #bits(): number {
    const sum = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** A rank from 0 whose frequency falls as 1/rank^exponent (Zipf), from a number between 0 and 1. */
export function zipfRank(u: number, count: number, exponent: number): number {
  const rest = 1 - exponent
  const rank = rest === 0 ? (count + 1) ** u : (((count + 1) ** rest - 1) * u + 1) ** (1 / rest)
  return Math.min(Math.floor(rank) - 1, count - 1)
}

const hashes = new Map<string, number>()

/** FNV-1a. */
function hashOf(kind: string): number {
  const known = hashes.get(kind)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(kind)) hash = Math.imul(hash ^ byte, 0x01000193)
  hashes.set(kind, hash)
  return hash
}
