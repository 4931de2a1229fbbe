import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError, errorMessage } from '#site/lib/api.ts'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

export type FormValues = Record<string, string>

export interface FormFieldError {
  field: string
  message: string
}

/** What becomes of the values when the form is submitted. */
interface Submission<Request, Answer> {
  /** May depend on what is filled in. */
  schema: z.ZodMiniType<Request> | ((values: FormValues) => z.ZodMiniType<Request>)
  /** Maps the texts to the request that the schema parses. */
  toRequest?: (values: FormValues) => unknown
  /** Checks that the schema does not have, such as a repeated password. */
  validate?: (values: FormValues) => FormFieldError[]
  send(request: Request): Promise<Answer>
  /** The form stays busy until it resolves. */
  onSuccess(answer: Answer): void | Promise<void>
  onFailure?: (message: string) => void
}

interface Options<Request, Answer> extends Submission<Request, Answer> {
  initial: FormValues
  /** The message of an error that has none. */
  fallbackMessage?: string
  /** Fields that are emptied after an error response. */
  clearOnFailure?: string[]
  /** Keeps the ids of two forms of one page apart. */
  prefix?: string
}

export interface Form {
  values: FormValues
  initial: FormValues
  set(name: string, value: string): void
  /** Sets several fields at once. */
  change(values: FormValues): void
  /** Shows the errors of these fields and of their parts; true when there are none. */
  check(names: readonly string[]): boolean
  errorOf(name: string): string | undefined
  id(name: string): string
  errors: FormFieldError[]
  /** The message of a response that names no field. */
  failure: string | undefined
  isPending: boolean
  /** Something was typed that has not been sent. */
  isUnsaved: boolean
  submit(event: FormEvent): void
  /** Failed submissions: the summary takes the focus after each. */
  attempts: number
}

interface SubmittableForm extends Form {
  /** What a second button of the form does with the same values. */
  submitAs<Request, Answer>(event: FormEvent, submission: Submission<Request, Answer>): void
}

/** Errors appear on submit, and each disappears as soon as its field is valid. */
export function useForm<Request, Answer>(options: Options<Request, Answer>): SubmittableForm {
  const { initial, prefix = '' } = options
  const [values, setValues] = useState(initial)
  const [untouched] = useState(initial)
  const [errors, setErrors] = useState<FormFieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const isSending = useRef(false)
  const id = (name: string) => `${prefix}${name}`
  usePreHydrationInput(initial, id, typed => setValues(now => ({ ...now, ...typed })))
  useErrorTitle(errors.length > 0 || failure !== undefined)

  const set = (name: string, value: string) => change({ [name]: value })

  function change(changes: FormValues) {
    setValues(now => ({ ...now, ...changes }))
    if (!errors.length) return
    const still = new Set(validationErrors(options, { ...values, ...changes }).map(errorKey))
    const groups = new Set(Object.keys(changes).map(groupOf))
    setErrors(
      errors.filter(error => !groups.has(groupOf(error.field)) || still.has(errorKey(error)))
    )
  }

  function check(names: readonly string[]): boolean {
    const found = validationErrors(options, values).filter(({ field }) =>
      names.includes(groupOf(field))
    )
    if (found.length) refuse(found)
    else setErrors([])
    return !found.length
  }

  function refuse(found: FormFieldError[], message?: string) {
    setErrors(sortByField(found, initial))
    setFailure(message)
    setAttempts(attempts + 1)
  }

  async function submitAs<R, A>(event: FormEvent, submission: Submission<R, A>) {
    event.preventDefault()
    if (isSending.current) return
    const found = validationErrors(submission, values)
    if (found.length) return refuse(found)
    isSending.current = true
    setPending(true)
    setErrors([])
    setFailure(undefined)
    try {
      await submission.onSuccess(await submission.send(parseValues(submission, values)))
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      const known = fields
        .map(({ field, message }) => ({ field: fieldOf(field.split('.'), values), message }))
        .filter(({ field }) => field in values)
      const sentence = errorMessage(error, options.fallbackMessage)
      const names = known.length ? [] : (options.clearOnFailure ?? [])
      const cleared = Object.fromEntries(names.map(name => [name, '']))
      refuse(known, known.length ? undefined : sentence)
      setValues(now => ({ ...now, ...cleared }))
      const isInvalid = error instanceof ApiError && [400, 401].includes(error.status)
      if (!known.length || !isInvalid) submission.onFailure?.(sentence)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  const submit = (event: FormEvent) => void submitAs(event, options)
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  const isUnsaved = Object.keys(untouched).some(name => values[name] !== untouched[name])
  return {
    ...{ values, initial: untouched, set, change, check, errorOf, id },
    ...{ errors, failure, isPending, isUnsaved, submit, submitAs, attempts }
  }
}

/** The first part of a name: `pay` of `pay.min`. */
const groupOf = (name: string) => name.split('.')[0] ?? name

const errorKey = ({ field, message }: FormFieldError) => `${field}: ${message}`

/** The first error of each field. */
function validationErrors<Request, Answer>(
  { schema, toRequest = unchanged, validate }: Submission<Request, Answer>,
  values: FormValues
): FormFieldError[] {
  const issues = schemaFor(schema, values).safeParse(toRequest(values)).error?.issues ?? []
  const found = [
    ...issues
      .flatMap(withinUnion)
      .map(({ path, message }) => ({ field: fieldOf(path.map(String), values), message })),
    ...(validate?.(values) ?? [])
  ]
  return found.filter((one, nth) => found.findIndex(({ field }) => field === one.field) === nth)
}

type Issue = z.core.$ZodIssue

/** The issues of the last variant of a union, which is the one that forms fill in. */
function withinUnion(issue: Issue): Issue[] {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined
  return inner?.map(one => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
}

/** The field that shows an error: `asks.0` for `asks.0.level`, `pay.min` for `pay`. */
function fieldOf(path: string[], values: FormValues): string {
  const names = path.map((_, nth) => path.slice(0, nth + 1).join('.')).toReversed()
  const [whole = ''] = names
  const exact = names.find(name => name in values)
  return exact ?? Object.keys(values).find(name => name.startsWith(`${whole}.`)) ?? path[0] ?? ''
}

function parseValues<Request, Answer>(
  { schema, toRequest = unchanged }: Submission<Request, Answer>,
  values: FormValues
): Request {
  return schemaFor(schema, values).parse(toRequest(values))
}

function schemaFor<Request>(
  schema: Submission<Request, never>['schema'],
  values: FormValues
): z.ZodMiniType<Request> {
  return typeof schema === 'function' ? schema(values) : schema
}

const unchanged = (values: FormValues): unknown => values

function sortByField(errors: FormFieldError[], initial: FormValues): FormFieldError[] {
  const order = Object.keys(initial)
  return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}

const errorPrefix = 'Error: '

function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    document.title = errorPrefix + document.title
    return () => {
      document.title = document.title.replace(errorPrefix, '')
    }
  }, [isWrong])
}
