import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('the command line names how many jobs, and the seed', () => {
  expect(readArguments(['--jobs', '100000', '--seed', '7'])).toEqual({ jobs: 100_000, seed: 7 })
  expect(readArguments([])).toEqual({ jobs: 1000, seed: 1 })
})

test.each([
  [['--jobs', '0'], /^--jobs debe ser un número entero/],
  [['--jobs', 'muchos'], /^--jobs debe ser/],
  [['--jobs', '1e3'], /^--jobs debe ser/],
  [['--seed', '1.5'], /^--seed debe ser/],
  [['--semilla', '7'], /^Uso:/],
  [['100000'], /^Uso:/]
])('the command line %j is refused with a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
