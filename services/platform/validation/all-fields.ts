import * as z from 'zod/mini'
import { isBlank, optional } from './text.ts'

/** A field of a change: missing when it stays as it is; null and blank text clear it. */
function clearable<S extends z.ZodMiniType>(schema: S) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? null : value)),
      z.nullable(schema)
    )
  )
}

type Fields = Record<string, z.ZodMiniType>

/** Every field as `optional`. */
export function allOptional<F extends Fields>(fields: F) {
  return mapFields(fields, optional) as { [N in keyof F]: ReturnType<typeof optional<F[N]>> }
}

/** Every field as `clearable`. */
export function allClearable<F extends Fields>(fields: F) {
  return mapFields(fields, clearable) as { [N in keyof F]: ReturnType<typeof clearable<F[N]>> }
}

/** Every field as one that may be missing, but not null or blank. */
export function allPartial<F extends Fields>(fields: F) {
  return mapFields(fields, field => z.optional(field)) as {
    [N in keyof F]: z.ZodMiniOptional<F[N]>
  }
}

function mapFields(fields: Fields, change: (field: z.ZodMiniType) => z.ZodMiniType): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]))
}
