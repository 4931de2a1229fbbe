import type { JSONSchema } from 'zod/v4/core'
import { hostileStrings } from '#test/hostile-strings.ts'
import { pickFrom } from '#test/seeded-random.ts'

export type RandomSource = () => number
export type JsonSchema = JSONSchema.BaseSchema

/** What a contract takes, often at the very edge of it or one step beyond. */
export function generateValue(schema: JsonSchema, next: RandomSource): unknown {
  if (schema.anyOf) return generateValue(pickFrom(next, schema.anyOf) as JsonSchema, next)
  if (schema.enum) return pickFrom(next, schema.enum)
  if ('const' in schema) return schema.const
  if (schema.type === 'object') return generateObject(schema, next)
  if (schema.type === 'integer' || schema.type === 'number') return generateNumber(schema, next)
  if (schema.type === 'boolean') return next() < 0.5
  return schema.type === 'string' ? generateText(schema, next) : generateUnexpectedValue(next)
}

function generateObject({ properties = {} }: JsonSchema, next: RandomSource): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      generateValue(schema as JsonSchema, next)
    ])
  )
}

function generateNumber({ minimum = 0, maximum = 1_000 }: JsonSchema, next: RandomSource): number {
  const between = minimum + Math.floor(next() * (maximum - minimum))
  return pickFrom(next, [minimum, maximum, between, minimum - 1, maximum + 1, between + 0.5])
}

const words = 'caballo yegua potro cuadra doma salto ñandú Úbeda herrador picadero'.split(' ')

function generateText(schema: JsonSchema, next: RandomSource): string {
  const { minLength = 0, maxLength = 60, format, pattern } = schema
  if (format === 'email') return `${pickFrom(next, words)}.${Math.floor(next() * 1e6)}@example.org`
  if (pattern?.includes('\\d')) return `+34 6${Math.floor(next() * 1e8)}`
  const length = pickFrom(next, [minLength, maxLength, minLength - 1, maxLength + 1, 24])
  return textOfLength(Math.min(Math.max(length, 0), 3_000), next)
}

function textOfLength(length: number, next: RandomSource): string {
  let text = ''
  while (text.length < length) text += `${pickFrom(next, words)} `
  return text.slice(0, length)
}

const unexpectedValues = [
  ...[null, true, false, 0, -1, 1e308, 0.1, 2 ** 53, '', ' ', [], {}, [[]], [null], ['a']],
  { $gt: '' },
  { toString: 'x', length: -1 },
  JSON.parse('{"__proto__":{"userType":"employer"},"constructor":{"prototype":1}}')
]

/** What no contract asks for. */
export function generateUnexpectedValue(next: RandomSource): unknown {
  return next() < 0.6 ? pickFrom(next, hostileStrings) : pickFrom(next, unexpectedValues)
}
