import { expect, test } from 'vitest'
import { partsOf } from './MarkedText.tsx'

const marked = (text: string, words: string[]) =>
  partsOf(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test.each([
  ['Paga 60 € (Bizum).', ['60 € (Bizum)'], 'Paga [60 € (Bizum)].'],
  ['Ingreso, otro Ingreso', ['Ingreso'], '[Ingreso], otro [Ingreso]'],
  ['Ingreso de 60 €', ['Ingreso', 'Ingreso de 60'], '[Ingreso de 60] €'],
  ['Nada', [], 'Nada'],
  ['', ['a'], '']
])('%j with %j marked', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected)
})

test('parts say where they begin', () => {
  expect(partsOf('a b a', ['b']).map(({ start }) => start)).toEqual([0, 2, 3])
})
