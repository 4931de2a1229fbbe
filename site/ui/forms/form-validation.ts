import type * as z from 'zod/mini'
import { type FormSchema, type FormValues, isSchemaLoaded, schemaFor } from './form-schema.ts'

export interface FormFieldError {
  field: string
  message: string
}

/** How the values of a form become a request. */
export interface FormRules<Request> {
  schema: FormSchema<Request>
  /** Maps the texts to the request that the schema parses. */
  toRequest?: (values: FormValues) => unknown
  /** Checks that the schema does not have, such as a repeated password. */
  validate?: (values: FormValues) => FormFieldError[]
  /** What it sends waits for a line: a form without an empty field needs no validator, which needs the line now; the server checks. */
  isKept?: boolean
  /** Fields of such a form that may stay empty. */
  optional?: readonly string[]
}

export const needsValidator = <Request>(
  { isKept, optional = [] }: FormRules<Request>,
  values: FormValues
) =>
  !isKept || Object.entries(values).some(([name, text]) => !text.trim() && !optional.includes(name))

/** The first part of a name: `pay` of `pay.min`. */
export const groupOf = (name: string) => name.split('.')[0] ?? name

export const errorKey = ({ field, message }: FormFieldError) => `${field}: ${message}`

/** The first error of each field. */
export function validationErrors<Request>(
  { schema, toRequest = unchanged, validate }: FormRules<Request>,
  values: FormValues
): FormFieldError[] {
  const rules = isSchemaLoaded(schema) ? schemaFor(schema, values) : undefined
  const issues = rules?.safeParse(toRequest(values)).error?.issues ?? []
  const found = [
    ...issues
      .flatMap(withinUnion)
      .map(({ path, message }) => ({ field: fieldOf(path.map(String), values), message })),
    ...(validate?.(values) ?? [])
  ]
  return found.filter(
    (error, index) => found.findIndex(({ field }) => field === error.field) === index
  )
}

type Issue = z.core.$ZodIssue

/** The issues of the last variant of a union, which is the one that forms fill in. */
function withinUnion(issue: Issue): Issue[] {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined
  return (
    inner?.map(innerIssue => ({ ...innerIssue, path: [...issue.path, ...innerIssue.path] })) ?? [
      issue
    ]
  )
}

/** The field that shows an error: `asks.0` for `asks.0.level`, `pay.min` for `pay`. */
export function fieldOf(path: string[], values: FormValues): string {
  const names = path.map((_, index) => path.slice(0, index + 1).join('.')).reverse()
  const [whole = ''] = names
  const exact = names.find(name => name in values)
  return exact ?? Object.keys(values).find(name => name.startsWith(`${whole}.`)) ?? path[0] ?? ''
}

/** The request that valid values describe; unchecked where the validator has not arrived. */
export function parseValues<Request>(
  { schema, toRequest = unchanged }: FormRules<Request>,
  values: FormValues
): Request {
  const request = toRequest(values)
  return isSchemaLoaded(schema) ? schemaFor(schema, values).parse(request) : (request as Request)
}

const unchanged = (values: FormValues): unknown => values

export function sortByField(errors: FormFieldError[], initial: FormValues): FormFieldError[] {
  const order = Object.keys(initial)
  return [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
