import * as z from 'zod'
import { type Filter, type JobFilterKey, ofEachFilter } from '#events/job-content/job-terms.ts'
import { jobSorts } from '#events/job-content/job-sorts.ts'
import { defaultRadius, radiuses } from '#events/places/shared/radiuses.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { filterWords } from '#services/words/words.ts'
import { maxPay } from '#events/limits/jobs.ts'

/** The arguments of the tools. The calls of the API check them again, and refuse them with a sentence. */

const filters = ofEachFilter((filter, name) =>
  schemaOf(filter).optional().describe(describeFilter(filter, name))
)

export const SearchArguments = z.strictObject({
  keyword: z.string().optional().describe('Palabras del anuncio: «mozo de cuadra», «doma»'),
  location: z.string().optional().describe('El nombre de un municipio, una provincia o una región'),
  near: z.string().optional().describe('El código de un municipio, como lo da list_places'),
  radius: z
    .literal([...radiuses])
    .optional()
    .describe(`Kilómetros alrededor de un municipio; ${defaultRadius} si no se dice`),
  ...filters,
  sort: z
    .enum(jobSorts)
    .optional()
    .describe('nuevos: los más nuevos; termina: los que acaban antes; sueldo; cerca: con un lugar'),
  page: z.int().positive().optional().describe('A partir de 1')
})

export const JobArguments = z.strictObject({
  id: z
    .string()
    .transform(id => /\/jobs\/([\w-]+)(?:[/?#]|$)/.exec(id)?.[1] ?? id.trim())
    .pipe(z.string().regex(/^[\w-]{1,64}$/))
    .describe('El identificador (id) de un empleo de search_jobs, o su dirección (url)')
})

export const PlaceArguments = z.strictObject({
  text: z.string().describe('Las primeras letras de un municipio, una isla, una provincia…')
})

/**
 * The arguments of a search as their schema describes them. Models in strict mode give null for what they leave out; others
 * give numbers as text, and one value for several.
 */
export function readSearchArguments(given: object): object {
  const stated = Object.entries(given).filter(([, value]) => !isBlank(value))
  return Object.fromEntries(
    stated.map(([name, value]) => {
      const { [name]: schema }: Record<string, z.ZodType> = SearchArguments.shape
      return [name, schema ? readAs(schema, value) : value]
    })
  )
}

const isBlank = (value: unknown) => value === null || /^\s*(null)?\s*$/.test(String(value))

/** The first reading of a value that the schema takes; else the value, which is refused. */
function readAs(schema: z.ZodType, value: unknown): unknown {
  const values = [value].flat().filter(one => !isBlank(one))
  const words = String(values)
    .split(',')
    .map(word => word.trim())
  const readings = [
    value,
    values,
    words,
    ...(values.length === 1 ? [Number(values[0]), String(values[0])] : [])
  ]
  return readings.find(reading => schema.safeParse(reading).success) ?? value
}

function schemaOf(filter: Filter) {
  switch (filter.kind) {
    case 'one':
      return z.enum(filter.values)
    case 'several':
      return z.array(z.enum(filter.values))
    case 'number':
      return z.literal([...filter.values])
    case 'amount':
      return z.int().min(1).max(maxPay)
  }
}

/** «Puesto. mozo-cuadra: Mozo/a de cuadra; groom: Groom…»; the labels alone where they are the values. */
function describeFilter({ kind, values }: Filter, name: JobFilterKey): string {
  if (kind === 'amount') return 'Sueldo mínimo, en euros brutos al mes'
  const labels = values.map(value => `${value}: ${filterLabel(name, String(value))}`)
  return `${filterWords[name].name}. ${labels.join('; ')}`
}
