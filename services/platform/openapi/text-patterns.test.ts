import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { email, newUsername } from '#services/platform/validation/fields.ts'
import { cleanText } from '#services/platform/validation/characters.ts'
import { text } from '#services/platform/validation/text.ts'
import { toJsonSchema } from './json-schema.ts'

const blocks = [
  [0, 0x3100],
  [0xe000, 0xe100],
  [0xf900, 0x10000],
  [0x1bc00, 0x1bd00],
  [0x1d100, 0x1d200],
  [0x1f300, 0x1f400],
  [0xe0000, 0xe0200]
] as const
const characters = blocks.flatMap(([from, to]) =>
  Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index))
)

/** Composition changes how many characters a text has. */
const keepsLength = (value: string) => value.normalize('NFC').length === value.length

/** A character that cleaning changes is in no pattern, and may be in what the contract accepts. */
const isClean = (value: string) => cleanText(`a${value}a`) === `a${value}a`

test.each<[string, z.ZodMiniType]>([
  ['a text', text({ min: [3, 'corto'], max: [5, 'largo'] })],
  ['a text that is not blank', text({ multiline: true, min: [1, 'corto'], max: [5, 'largo'] })],
  ['a text that may be blank', text({ max: [5, 'largo'] })]
])('the pattern of %s matches what the contract accepts', (_, schema) => {
  const pattern = new RegExp(toJsonSchema(schema).pattern ?? '', 'u')
  const texts = ['', ' ', 'ab', ' ab ', ' abc ', 'a   b', 'a\nb', 'abcdef', '   a   ']
  const around = characters.flatMap(character => [`a${character}b`, `${character}abc${character}`])
  const wrong = [...texts, ...around]
    .filter(keepsLength)
    .filter(value => pattern.test(value) !== schema.safeParse(value).success)
    .filter(value => pattern.test(value) || isClean(value))
  expect(wrong).toEqual([])
})

test('the pattern of a username has the letters of Latin script, and nothing that the contract refuses', () => {
  const { pattern = '' } = toJsonSchema(newUsername)
  const matches = (value: string) => new RegExp(pattern, 'u').test(value)
  const names = characters.map(character => `a${character}b`).filter(matches)
  expect(names).toEqual(expect.arrayContaining(['añb', 'aŁb', 'aéb', 'a_b', 'a7b']))
  expect(names.filter(name => !newUsername.safeParse(name).success)).toEqual([])
  expect(pattern.length).toBeLessThan(250)
})

test('the pattern of an e-mail address matches what the contract accepts', () => {
  const schema = email('incorrecto')
  const pattern = new RegExp(toJsonSchema(schema).pattern ?? '', 'u')
  const domains = [
    'b.co',
    'b.c',
    'b',
    'b..co',
    '.b.co',
    'b-.-c.co',
    'b.-c.co',
    'b-.co',
    'b.c0',
    'ñ.co',
    'b.ñ',
    'b.españa',
    'b.xn--a'
  ]
  const names = ['a', 'a.b', 'a..b', '.', '..', '.a', 'a.', 'a"', 'a b', 'a@', 'ñ', 'a[', 'a\\', '']
  const texts = names.flatMap(name => domains.map(domain => `${name}@${domain}`))
  const around = characters.flatMap(character => [
    `${character}a@b.co${character}`,
    `a${character}b@c.co`,
    `a@b${character}c.co`
  ])
  const wrong = [...texts, ...around]
    .filter(value => pattern.test(value) !== schema.safeParse(value).success)
    .filter(value => pattern.test(value) || isClean(value))
  expect(wrong).toEqual([])
})
