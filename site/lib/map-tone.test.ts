import { expect, test } from 'vitest'
import { mapTone } from './map-tone.ts'

test.each([
  [0, 0, 0],
  [0, 21, 0],
  [1, 1, 4],
  [1, 21, 1],
  [3, 21, 2],
  [9, 21, 3],
  [21, 21, 4],
  [1000, 1000, 4]
])('%i jobs, where the most are %i, have tone %i', (count, most, tone) => {
  expect(mapTone(count, most)).toBe(tone)
})
