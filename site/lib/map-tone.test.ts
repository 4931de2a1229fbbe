import { expect, test } from 'vitest'
import { mapSteps, mapTone } from './map-tone.ts'

test.each([
  [0, '0'],
  [1, '1'],
  [2, '2–3'],
  [3, '2–3'],
  [4, '4–7'],
  [7, '4–7'],
  [8, '8+'],
  [1000, '8+']
])('%i jobs have the tone of %s', (count, step) => {
  expect(mapSteps[mapTone(count)]).toBe(step)
})
