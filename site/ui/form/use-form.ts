import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { Refusal, sentenceOf } from '#site/lib/api.ts'
import { useTypedEarly } from './use-pre-hydration-input.ts'

export type Values = Record<string, string>

export interface FieldError {
  field: string
  message: string
}

interface Options<Request, Answer> {
  schema: z.ZodMiniType<Request>
  initial: Values
  /** What the contract is given, when that is not the texts as they are. */
  read?: (values: Values) => unknown
  /** What the contract does not know, such as a password that is typed twice. */
  check?: (values: Values) => FieldError[]
  send(request: Request): Promise<Answer>
  /** May go on for as long as the form is to stay busy. */
  onDone(answer: Answer): void | Promise<void>
  onFailure?: (message: string) => void
  /** What is said when the error itself says nothing. */
  otherwise?: string
  /** Fields that are emptied when the server says no. */
  forget?: string[]
  /** Tells the ids of two forms of one page apart. */
  prefix?: string
}

export interface Form {
  values: Values
  set(name: string, value: string): void
  errorOf(name: string): string | undefined
  id(name: string): string
  errors: FieldError[]
  /** What the server said, when no field is the reason. */
  failure: string | undefined
  isPending: boolean
  submit(event: FormEvent): void
  /** How often a submission has failed: the summary takes the focus each time. */
  attempts: number
}

/** Errors come with the submission, and each leaves as soon as its field is right. */
export function useForm<Request, Answer>(options: Options<Request, Answer>): Form {
  const { initial, prefix = '' } = options
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const isSending = useRef(false)
  const id = (name: string) => `${prefix}${name}`
  useTypedEarly(initial, id, typed => setValues(now => ({ ...now, ...typed })))
  useErrorTitle(errors.length > 0 || failure !== undefined)

  function set(name: string, value: string) {
    const next = { ...values, [name]: value }
    setValues(now => ({ ...now, [name]: value }))
    if (!errors.length) return
    const still = new Set(problemsOf(options, next).map(problemKey))
    setErrors(errors.filter(error => error.field !== name || still.has(problemKey(error))))
  }

  function refuse(found: FieldError[], message?: string) {
    setErrors(inOrder(found, initial))
    setFailure(message)
    setAttempts(attempts + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    const found = problemsOf(options, values)
    if (found.length) return refuse(found)
    isSending.current = true
    setPending(true)
    setErrors([])
    setFailure(undefined)
    try {
      await options.onDone(await options.send(parsed(options, values)))
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : []
      const known = fields.filter(({ field }) => field in initial)
      const sentence = sentenceOf(error, options.otherwise)
      const forgotten = Object.fromEntries((options.forget ?? []).map(name => [name, '']))
      refuse(known, known.length ? undefined : sentence)
      setValues(now => ({ ...now, ...forgotten }))
      if (!known.length) options.onFailure?.(sentence)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return { values, set, errorOf, id, errors, failure, isPending, submit, attempts }
}

const problemKey = ({ field, message }: FieldError) => `${field}: ${message}`

/** The first thing that is wrong with each field. */
function problemsOf<Request, Answer>(
  { schema, read = given, check }: Options<Request, Answer>,
  values: Values
): FieldError[] {
  const issues = schema.safeParse(read(values)).error?.issues ?? []
  const found = [
    ...issues.map(({ path, message }) => ({ field: String(path[0]), message })),
    ...(check?.(values) ?? [])
  ]
  return found.filter((one, nth) => found.findIndex(({ field }) => field === one.field) === nth)
}

function parsed<Request, Answer>(
  { schema, read = given }: Options<Request, Answer>,
  values: Values
): Request {
  return schema.parse(read(values))
}

const given = (values: Values): unknown => values

function inOrder(errors: FieldError[], initial: Values): FieldError[] {
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
