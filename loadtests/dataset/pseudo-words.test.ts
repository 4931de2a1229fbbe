import { expect, test } from 'vitest'
import { inventWords } from './pseudo-words.ts'
import { provinces } from './places.ts'

test('invented words are 40,000 different ones that can be said in Spanish', () => {
  const words = inventWords('names', 40_000)
  expect(new Set(words).size).toBe(40_000)
  const unsayable = /[^a-zñó]|[bcdfgjlmnprstvz]{4}|z[ei]|n[bp]|^[^aeiou]*$/
  expect(words.filter(word => unsayable.test(word))).toEqual([])
})

test('the provinces are fifty, and the two cities', () => {
  expect(new Set(provinces).size).toBe(52)
})
