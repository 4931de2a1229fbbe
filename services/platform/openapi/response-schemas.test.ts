import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JobView } from '#projections/jobs/tables/view.ts'
import { createSchemaRegistry } from './schema-registry.ts'
import { apiDescription } from '#services/openapi.ts'

describe('the schema of a response', () => {
  const registry = createSchemaRegistry(apiDescription.schemas)
  const schemas = registry.components() as Record<string, z.core.JSONSchema.JSONSchema>

  test('is referenced by its name', () => {
    expect(registry.reference(JobView)).toEqual({ $ref: '#/components/schemas/JobView' })
    expect(schemas['JobView']?.required).toContain('contactPhone')
  })

  test('is referenced where another response contains it', () => {
    const jobs = schemas['JobPage']?.properties?.['jobs']
    expect(jobs).toEqual({ type: 'array', items: { $ref: '#/components/schemas/JobCard' } })
  })

  test('allows additional fields, so that later versions can add some', () => {
    expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false')
  })

  test('gives the format of an instant and the minimum of an amount, without patterns and maxima', () => {
    expect(schemas['JobView']?.properties?.['postDate']).toEqual({
      type: 'string',
      format: 'date-time'
    })
    expect(JSON.stringify(schemas['JobPage'])).not.toMatch(/9007199254740991/)
  })

  test('without a name is refused', () => {
    expect(() => registry.reference(z.object({}))).toThrow('has no name')
  })
})
