import { expect, test } from 'vitest'
import { generatePseudoWords } from './pseudo-words.ts'
import { provinces } from '#events/places/shared/provinces.ts'
import { provincesByFrequency } from '../places.ts'

test('invented words are 40,000 different ones that can be said in Spanish', () => {
  const words = generatePseudoWords('names', 40_000)
  expect(new Set(words).size).toBe(40_000)
  const unsayable = /[^a-zñó]|[bcdfgjlmnprstvz]{4}|z[ei]|n[bp]|^[^aeiou]*$/
  expect(words.filter(word => unsayable.test(word))).toEqual([])
})

test('the provinces are fifty, and the two cities', () => {
  expect(provincesByFrequency.toSorted()).toEqual(provinces.map(({ code }) => code).sort())
})
