import { expect, test } from 'vitest'
import { SeededRandom } from '#loadtests/dataset/seeded-random.ts'
import { countCommonBits, hasBit } from './bitmaps.ts'

const random = new SeededRandom(3, 'bitmaps', 0)
const randomBitmap = () => Int32Array.from({ length: 40 }, () => random.next() * 2 ** 32)

test.each([0, 1, 3, 4, 7, 39, 40])('the bits that both have are counted in %i words', words => {
  const [one, other] = [randomBitmap(), randomBitmap()]
  const bits = Array.from({ length: words * 32 }, (_, bit) => bit)
  const common = bits.filter(bit => hasBit(one, bit) && hasBit(other, bit))
  expect(countCommonBits(one, other, words)).toBe(common.length)
})
