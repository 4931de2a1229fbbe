import * as z from 'zod/v4/core'
import { jsonSchemaOptions, withoutIdentifiers } from './json-schema.ts'
import { ApiDocument, Confirmation, ErrorResponse } from './responses.ts'

export type SchemaReference = (schema: z.$ZodType) => object

export interface SchemaRegistry {
  /** `$ref` to a schema; throws for one that has no name. */
  reference: SchemaReference
  /** The JSON Schema of a request, in which a schema that has a name is a reference. */
  describeRequest(schema: z.$ZodType): object
  /** Every schema by its name, for `#/components/schemas`. */
  components(): object
}

const genericSchemas = { Confirmation, Refusal: ErrorResponse, ApiDocument }
const schemaPath = (id: string) => `#/components/schemas/${id}`

export function createSchemaRegistry(schemas: Record<string, z.$ZodType>): SchemaRegistry {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries({ ...schemas, ...genericSchemas })) {
    registry.add(schema, { id })
  }
  return {
    reference: schema => {
      const id = registry.get(schema)?.id
      if (!id) throw new Error('A response schema has no name')
      return { $ref: schemaPath(id) }
    },
    describeRequest: request => {
      const override: typeof jsonSchemaOptions.override = converted => {
        jsonSchemaOptions.override(converted)
        const { zodSchema, jsonSchema } = converted
        const id = registry.get(zodSchema)?.id
        if (!id) return
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
        jsonSchema.$ref = schemaPath(id)
      }
      return withoutIdentifiers(z.toJSONSchema(request, { ...jsonSchemaOptions, override }))
    },
    components: () => {
      const options = { ...jsonSchemaOptions, uri: schemaPath }
      const converted = Object.entries(z.toJSONSchema(registry, options).schemas)
      return Object.fromEntries(converted.map(([id, schema]) => [id, withoutIdentifiers(schema)]))
    }
  }
}
