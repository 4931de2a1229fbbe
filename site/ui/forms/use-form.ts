import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { PlainFormData } from '#services/pages/shared/contract.ts'
import { ApiError, errorMessage } from '#site/lib/api.ts'
import { type FormValues, isSchemaLoaded, loadSchema } from './form-schema.ts'
import {
  type FormFieldError,
  type FormRules,
  fieldOf,
  groupOf,
  needsValidator,
  parseValues,
  validationErrors
} from './form-validation.ts'
import { whenIdle } from '#site/lib/browser/when-idle.ts'
import { useFormErrors } from './use-form-errors.ts'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

/** How a form is submitted, and what follows. */
interface Submission<Request, Answer> extends FormRules<Request> {
  send(request: Request): Promise<Answer>
  /** The form stays busy until it resolves. */
  onSuccess(answer: Answer): void | Promise<void>
  onFailure?: (message: string) => void
}

interface Options<Request, Answer> extends Submission<Request, Answer> {
  initial: FormValues
  /** The form as the server sends it back: it starts with these values and errors. */
  sent?: PlainFormData | undefined
  /** The message for an error without one. */
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
  /** Shows the errors of these fields and of their parts, and others; true when there are none. */
  check(names: readonly string[], others?: readonly FormFieldError[]): boolean
  errorOf(name: string): string | undefined
  id(name: string): string
  errors: FormFieldError[]
  /** The message of a response that names no field. */
  failure: string | undefined
  isPending: boolean
  /** True when something was typed that has not been sent. */
  isUnsaved: boolean
  submit(event: FormEvent): void
  /** Loads the validator of the form. */
  prepare(): void
  /** Failed submissions: the summary takes the focus after each. */
  attempts: number
}

interface SubmittableForm extends Form {
  /** Submits the same values by a second button. */
  submitAs<Request, Answer>(event: FormEvent, submission: Submission<Request, Answer>): void
}

/** Errors appear on submit, and each disappears as soon as its field is valid. */
export function useForm<Request, Answer>(options: Options<Request, Answer>): SubmittableForm {
  const { initial, sent, prefix = '' } = options
  const [values, setValues] = useState(() => valuesAtFirst(initial, sent))
  const [untouched] = useState(initial)
  const [isPending, setPending] = useState(false)
  const { refuse, recheck, setErrors, setFailure, ...shown } = useFormErrors(initial, sent)
  const isSending = useRef(false)
  const id = (name: string) => `${prefix}${name}`
  usePreHydrationInput(values, id, change)

  const set = (name: string, value: string) => change({ [name]: value })

  function change(changes: FormValues) {
    setValues(now => ({ ...now, ...changes }))
    const isCheckable = isSchemaLoaded(options.schema)
    recheck(changes, () =>
      isCheckable ? validationErrors(options, { ...values, ...changes }) : []
    )
  }

  function check(names: readonly string[], others: readonly FormFieldError[] = []): boolean {
    const ofNames = validationErrors(options, values).filter(({ field }) =>
      names.includes(groupOf(field))
    )
    const found = [...ofNames, ...others]
    if (found.length) refuse(found)
    else setErrors([])
    return !found.length
  }

  async function submitAs<R, A>(event: FormEvent, submission: Submission<R, A>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await loadSchema(submission.schema).catch(error => {
        if (needsValidator(submission, values)) throw error
      })
      const found = validationErrors(submission, values)
      if (found.length) return refuse(found)
      setPending(true)
      setErrors([])
      setFailure(undefined)
      await submission.onSuccess(await submission.send(parseValues(submission, values)))
    } catch (error) {
      const known = fieldErrorsOf(error, values)
      const sentence = errorMessage(error, options.fallbackMessage)
      const names = known.length ? [] : [honeypotField, ...(options.clearOnFailure ?? [])]
      const cleared = Object.fromEntries(
        names.filter(name => name in values).map(name => [name, ''])
      )
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
  const prepare = () => void loadSchema(options.schema).catch(() => undefined)
  const prepareKept = useEffectEvent(() => {
    if (options.isKept) prepare()
  })
  useEffect(() => whenIdle(prepareKept), [])
  const errorOf = (name: string) => shown.errors.find(({ field }) => field === name)?.message
  const isUnsaved = Object.keys(untouched).some(name => values[name] !== untouched[name])
  return {
    values,
    initial: untouched,
    set,
    change,
    check,
    errorOf,
    id,
    ...shown,
    isPending,
    isUnsaved,
    submit,
    submitAs,
    prepare
  }
}

function valuesAtFirst(initial: FormValues, sent: PlainFormData | undefined): FormValues {
  const known = Object.keys(initial).map(name => [name, sent?.values[name] ?? initial[name] ?? ''])
  return Object.fromEntries(known)
}

/** The errors of a response that name a field of the form. */
function fieldErrorsOf(error: unknown, values: FormValues): FormFieldError[] {
  if (!(error instanceof ApiError)) return []
  return error.fields
    .map(({ field, message }) => ({ field: fieldOf(field.split('.'), values), message }))
    .filter(({ field }) => field in values)
}
