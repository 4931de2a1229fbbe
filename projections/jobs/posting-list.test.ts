import { expect, test } from 'vitest'
import { SeededRandom } from '#loadtests/dataset/seeded-random.ts'
import { hasBit, setBit, wordsFor } from './bitmaps.ts'
import { haveInCommon, PostingList, slotsInAll } from './posting-list.ts'

const length = 400
const slots = Array.from({ length }, (_, slot) => slot)
const random = new SeededRandom(3, 'posting lists', 0)

/** Filled in two steps; so few slots are numbers, more are a bitmap, and it may be behind. */
function randomList() {
  const share = random.pick([0.01, 0.02, 0.5, 0.95])
  const known = slots.filter(() => random.withProbability(share))
  const [half, end] = [random.between(0, 200), random.pick([300, length])]
  const list = new PostingList()
  list.extend(known.filter(slot => slot < half).toReversed(), half)
  list.extend(
    known.filter(slot => slot >= half && slot < end),
    end
  )
  return { list, has: new Set(known.filter(slot => slot < end)) }
}

test.each([1, 2, 3])('the slots that all of %i lists have are found', count => {
  for (let nth = 0; nth < 200; nth++) {
    const sets = [0, 1].map(() => Array.from({ length: count }, randomList))
    const wanted = slots.filter(slot => sets.some(lists => lists.every(({ has }) => has.has(slot))))
    const found = slotsInAll(
      sets.map(lists => lists.map(({ list }) => list)),
      length
    )
    expect(slots.filter(slot => hasBit(found, slot))).toEqual(wanted)
  }
})

test.each([1, 2, 3])('whether %i lists have enough slots in common is known', count => {
  for (let nth = 0; nth < 200; nth++) {
    const lists = Array.from({ length: count }, randomList)
    const live = new Int32Array(wordsFor(length))
    for (const slot of slots) if (random.withProbability(0.6)) setBit(live, slot)
    const common = slots.filter(
      slot => hasBit(live, slot) && lists.every(({ has }) => has.has(slot))
    )
    const has = (wanted: number) =>
      haveInCommon(
        lists.map(({ list }) => list),
        live,
        wanted
      )
    for (const wanted of [0, 1, 3, common.length]) expect(has(wanted)).toBe(common.length >= wanted)
    expect(has(common.length + 1)).toBe(false)
  }
})
