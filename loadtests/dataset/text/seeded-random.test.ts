import { describe, expect, test } from 'vitest'
import { SeededRandom, zipfRank } from './seeded-random.ts'

const draws = (chance: SeededRandom) => Array.from({ length: 5 }, () => chance.next())

describe('chance', () => {
  test('is the same for the same seed, kind and number, and different for any other', () => {
    const first = draws(new SeededRandom(7, 'job', 3))
    expect(draws(new SeededRandom(7, 'job', 3))).toEqual(first)
    for (const different of [
      new SeededRandom(8, 'job', 3),
      new SeededRandom(7, 'guest', 3),
      new SeededRandom(7, 'job', 4)
    ]) {
      expect(draws(different)).not.toEqual(first)
    }
  })

  test('is even', () => {
    const chance = new SeededRandom(1, 'even', 0)
    const counts = [0, 0, 0, 0]
    for (let number = 0; number < 40_000; number++) {
      const drawn = chance.below(4)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  test('prefers the first of a list as Zipf has it', () => {
    const chance = new SeededRandom(1, 'zipf', 0)
    const counts = new Map<string, number>()
    for (let number = 0; number < 20_000; number++) {
      const word = chance.pickZipf(['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'])
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    expect(counts.size).toBe(7)
    expect(counts.get('uno') ?? 0).toBeGreaterThan(3 * (counts.get('cuatro') ?? 0))
  })

  test('never ranks beyond the list', () => {
    for (const exponent of [0.5, 1, 1.5]) {
      expect(zipfRank(0, 10, exponent)).toBe(0)
      expect(zipfRank(1 - 2 ** -32, 10, exponent)).toBe(9)
    }
  })
})
