import type * as z from 'zod/mini'
import { connectionErrorMessage } from '#site/lib/api.ts'

export type FormValues = Record<string, string>

/** A schema, which may depend on what is filled in. */
type SchemaChoice<Request> =
  | z.ZodMiniType<Request>
  | ((values: FormValues) => z.ZodMiniType<Request>)

/** A schema that arrives after its form: on the first focus, or when the form is sent. */
interface DeferredSchema<Request> {
  load(): Promise<void>
  loaded: SchemaChoice<Request> | undefined
}

export type FormSchema<Request> = SchemaChoice<Request> | DeferredSchema<Request>

/** For forms that a page shows at once: without the validator they are interactive sooner. */
export function deferSchema<Request>(
  load: () => Promise<SchemaChoice<Request>>
): DeferredSchema<Request> {
  const schema: DeferredSchema<Request> = {
    loaded: undefined,
    async load() {
      schema.loaded ??= await load().catch(rejectWithMessage)
    }
  }
  return schema
}

function rejectWithMessage(error: unknown): never {
  console.error(error)
  throw new Error(connectionErrorMessage)
}

/** Waits for a deferred schema; the message of its error is for visitors. */
export async function loadSchema<Request>(schema: FormSchema<Request>): Promise<void> {
  if ('load' in schema) await schema.load()
}

/** A form that comes back from the server has errors before its validator arrives. */
export const isSchemaLoaded = <Request>(schema: FormSchema<Request>) =>
  !('load' in schema) || schema.loaded !== undefined

/** The schema for these values; a deferred one must have been loaded. */
export function schemaFor<Request>(
  schema: FormSchema<Request>,
  values: FormValues
): z.ZodMiniType<Request> {
  const choice = 'load' in schema ? schema.loaded : schema
  if (!choice) throw new Error('the schema of the form is not loaded')
  return typeof choice === 'function' ? choice(values) : choice
}
