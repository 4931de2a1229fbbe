import * as z from 'zod/v4/core'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { blankPattern, isTextCharacters, textPattern } from './text-patterns.ts'

export const jsonSchemaOptions = {
  io: 'input',
  unrepresentable: 'any',
  override: simplify
} as const

export function toJsonSchema(schema: z.$ZodType): z.JSONSchema.BaseSchema {
  return withoutIdentifiers(z.toJSONSchema(schema, jsonSchemaOptions))
}

/** True when the schema accepts a missing value, or the one given. */
export function isOptional(schema: z.$ZodType, value: unknown = undefined): boolean {
  return z.safeParse(schema, value).success
}

export function withoutIdentifiers({
  $schema,
  $id,
  ...schema
}: z.JSONSchema.BaseSchema): z.JSONSchema.BaseSchema {
  return schema
}

interface ConvertedSchema {
  zodSchema: z.$ZodType
  jsonSchema: z.JSONSchema.BaseSchema
}

/** Zod requires every field behind a transformation; here a field is required when it may not be missing. */
function simplify({ zodSchema, jsonSchema }: ConvertedSchema): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  describeCharacters(jsonSchema)
  describeNumbers(jsonSchema)
  if (!(zodSchema instanceof z.$ZodObject)) return
  // Left out: generated clients do not fill it in.
  delete jsonSchema.properties?.[honeypotField]
  const fields = Object.entries<z.$ZodType>(zodSchema._zod.def.shape)
  const required = fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name)
  if (required.length) jsonSchema.required = required
  else delete jsonSchema.required
  for (const [name, schema] of fields) {
    const property = jsonSchema.properties?.[name]
    if (typeof property === 'object')
      jsonSchema.properties = { ...jsonSchema.properties, [name]: orBlank(property, schema) }
  }
}

/**
 * The characters that a text may have, unless it has a narrower pattern of its own. The pattern bounds the length:
 * `maxLength` would count the white space around a text, which is trimmed.
 */
function describeCharacters(jsonSchema: z.JSONSchema.BaseSchema): void {
  const { characters, minLength, maxLength, pattern } = jsonSchema
  delete jsonSchema['characters']
  if (!isTextCharacters(characters) || (pattern && characters !== 'username')) return
  jsonSchema.pattern = textPattern(characters, { minLength, maxLength })
  if (!maxLength || characters === 'email') return
  delete jsonSchema.maxLength
  jsonSchema['x-maxLength'] = maxLength
  jsonSchema.description ??= `${maxLength} caracteres como máximo, sin los espacios de alrededor`
}

/**
 * Generators of clients know lists of texts and of whole numbers, each alone: halves from 1 to 7 are multiples between
 * two bounds, and a list of both kinds is two.
 */
function describeNumbers(jsonSchema: z.JSONSchema.BaseSchema): void {
  const numbers = (jsonSchema.enum ?? []).filter(value => typeof value === 'number')
  const [first = 0, second = 0] = numbers
  if (!numbers.length) return
  const others = jsonSchema.enum?.filter(value => typeof value === 'string') ?? []
  if (others.length) {
    delete jsonSchema.enum
    jsonSchema.anyOf = [
      { type: 'integer', enum: numbers },
      { type: 'string', enum: others }
    ]
    return
  }
  if (numbers.every(Number.isInteger)) {
    jsonSchema.type = 'integer'
    return
  }
  const step = second - first
  if (!numbers.every((value, index) => value === first + index * step)) return
  delete jsonSchema.enum
  Object.assign(jsonSchema, { minimum: first, maximum: numbers.at(-1), multipleOf: step })
}

/** Adds the values that count as missing: null, an empty text, white space, 0. */
function orBlank(property: z.JSONSchema.JSONSchema, schema: z.$ZodType): z.JSONSchema.JSONSchema {
  const blanks: z.JSONSchema.BaseSchema[] = []
  if (isOptional(schema, null)) blanks.push({ type: 'null' })
  if (isOptional(schema, ' ')) blanks.push({ type: 'string', pattern: blankPattern })
  else if (isOptional(schema, '')) blanks.push({ const: '' })
  if (typeof property === 'object' && (property.minimum ?? 0) > 0 && isOptional(schema, 0))
    blanks.push({ const: 0 })
  return blanks.length ? { anyOf: [property, ...blanks] } : property
}
