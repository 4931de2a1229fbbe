import { useEffect, useState } from 'react'
import type { PlainFormData } from '#services/pages/shared/contract.ts'
import type { FormValues } from './form-schema.ts'
import { errorKey, type FormFieldError, groupOf, sortByField } from './form-validation.ts'
import { formWords } from '#services/words/words.ts'

/** The errors of a form after a failed submission. */
export function useFormErrors(initial: FormValues, sent: PlainFormData | undefined) {
  const [errors, setErrors] = useState(() => sortByField([...(sent?.errors ?? [])], initial))
  const [failure, setFailure] = useState(sent?.failure)
  const [attempts, setAttempts] = useState(0)
  useErrorTitle(errors.length > 0 || failure !== undefined)

  function refuse(found: FormFieldError[], message?: string) {
    setErrors(sortByField(found, initial))
    setFailure(message)
    setAttempts(attempts + 1)
  }

  /** Removes the errors that the changes have fixed. */
  function recheck(changes: FormValues, validate: () => FormFieldError[]) {
    if (!errors.length) return
    const still = new Set(validate().map(errorKey))
    const groups = new Set(Object.keys(changes).map(groupOf))
    setErrors(
      errors.filter(error => !groups.has(groupOf(error.field)) || still.has(errorKey(error)))
    )
  }

  return { errors, failure, attempts, refuse, recheck, setErrors, setFailure }
}

const errorPrefix = formWords.errorPrefix

function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    if (!document.title.startsWith(errorPrefix)) document.title = errorPrefix + document.title
    return () => {
      document.title = document.title.replace(errorPrefix, '')
    }
  }, [isWrong])
}
