import { expect, test } from 'vitest'
import { withProvider } from './mistyped-domain.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['Ana.Ruiz@Hotmail.con', 'Ana.Ruiz@hotmail.com'],
  ['ana@hotmal.es', 'ana@hotmail.es'],
  ['ana@yaho.es', 'ana@yahoo.es']
])('%s may mean %s', (typed, meant) => {
  expect(withProvider(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@gmail.c',
  'ana@gmail',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@yahoo.se',
  'ana@yeguada.es',
  '@gmial.com',
  'gmial.com',
  'ana@',
  ''
])('%s is not asked about', typed => {
  expect(withProvider(typed)).toBeUndefined()
})
