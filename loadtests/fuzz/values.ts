import fc from 'fast-check'
import type { JSONSchema } from 'zod/v4/core'
import { hostileStrings } from '#test/requests/hostile-strings.ts'

export type JsonSchema = JSONSchema.BaseSchema

/** Values that a schema accepts, often at its limits or one step beyond. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(option => valuesOf(option as JsonSchema)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'object') return objectsOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema)
  if (schema.type === 'array')
    return fc.array(valuesOf(schema.items as JsonSchema), { maxLength: 6 })
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'string' ? stringsOf(schema) : unexpectedValue
}

function objectsOf({ properties = {} }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(properties)
  return fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field as JsonSchema)]))
  )
}

function numbersOf({ minimum = 0, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, minimum + 0.5)
  const between = fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 2 ** 31 - 1) })
  return fc.oneof({ weight: 5, arbitrary: edges }, { weight: 1, arbitrary: between })
}

const word = fc.constantFrom(
  ...'caballo yegua potro cuadra doma salto ñandú Úbeda herrador picadero'.split(' ')
)

function stringsOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, pattern } = schema
  const maxLength = schema.maxLength ?? Number(schema['x-maxLength'] ?? 60)
  if (pattern?.includes('@'))
    return fc.tuple(word, fc.nat(1e6)).map(([name, number]) => `${name}.${number}@example.org`)
  if (pattern?.includes('\\d')) return fc.nat(1e8).map(number => `+34 6${number}`)
  const lengths = [minLength, maxLength, minLength - 1, maxLength + 1, 24]
  return fc
    .tuple(fc.constantFrom(...lengths), fc.array(word, { minLength: 5, maxLength: 5 }))
    .map(([length, words]) => textOfLength(Math.min(Math.max(length, 0), 3_000), words))
}

function textOfLength(length: number, words: string[]): string {
  return `${words.join(' ')} `.repeat(length).slice(0, length)
}

const unexpectedValues = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  0.1,
  2 ** 53,
  '',
  ' ',
  [],
  {},
  [[]],
  [null],
  ['a'],
  { $gt: '' },
  { toString: 'x', length: -1 },
  JSON.parse('{"__proto__":{"userType":"employer"},"constructor":{"prototype":1}}')
]

/** Values that no contract accepts on purpose. */
export const unexpectedValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...hostileStrings) },
  { weight: 3, arbitrary: fc.constantFrom(...unexpectedValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue() }
)

/** A value in so many of a hundred cases, else undefined. */
export function inPercent<T>(percent: number, arbitrary: fc.Arbitrary<T>) {
  return fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant(undefined) },
    { weight: percent, arbitrary }
  )
}
