import type { JSONSchema } from 'zod/v4/core'
import { hostileStrings } from '#test/hostile-strings.ts'
import { pick } from '#test/seeded-random.ts'

export type Next = () => number
export type Schema = JSONSchema.BaseSchema

/** What a contract takes, often at the very edge of it or one step beyond. */
export function likely(schema: Schema, next: Next): unknown {
  if (schema.anyOf) return likely(pick(next, schema.anyOf) as Schema, next)
  if (schema.enum) return pick(next, schema.enum)
  if ('const' in schema) return schema.const
  if (schema.type === 'object') return likelyObject(schema, next)
  if (schema.type === 'integer' || schema.type === 'number') return likelyNumber(schema, next)
  if (schema.type === 'boolean') return next() < 0.5
  return schema.type === 'string' ? likelyText(schema, next) : oddValue(next)
}

function likelyObject({ properties = {} }: Schema, next: Next): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, likely(schema as Schema, next)])
  )
}

function likelyNumber({ minimum = 0, maximum = 1_000 }: Schema, next: Next): number {
  const between = minimum + Math.floor(next() * (maximum - minimum))
  return pick(next, [minimum, maximum, between, minimum - 1, maximum + 1, between + 0.5])
}

const words = 'caballo yegua potro cuadra doma salto ñandú Úbeda herrador picadero'.split(' ')

function likelyText(schema: Schema, next: Next): string {
  const { minLength = 0, maxLength = 60, format, pattern } = schema
  if (format === 'email') return `${pick(next, words)}.${Math.floor(next() * 1e6)}@example.org`
  if (pattern?.includes('\\d')) return `+34 6${Math.floor(next() * 1e8)}`
  const length = pick(next, [minLength, maxLength, minLength - 1, maxLength + 1, 24])
  return textOf(Math.min(Math.max(length, 0), 3_000), next)
}

function textOf(length: number, next: Next): string {
  let text = ''
  while (text.length < length) text += `${pick(next, words)} `
  return text.slice(0, length)
}

const oddThings = [
  ...[null, true, false, 0, -1, 1e308, 0.1, 2 ** 53, '', ' ', [], {}, [[]], [null], ['a']],
  { $gt: '' },
  { toString: 'x', length: -1 },
  JSON.parse('{"__proto__":{"userType":"employer"},"constructor":{"prototype":1}}')
]

/** What no contract asks for. */
export function oddValue(next: Next): unknown {
  return next() < 0.6 ? pick(next, hostileStrings) : pick(next, oddThings)
}
