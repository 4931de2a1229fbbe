import { useState } from 'react'
import type { PlainFormData } from '#services/pages/shared/contract.ts'
import { deferSchema } from '../forms/form-schema.ts'
import { useForm } from '../forms/use-form.ts'
import { ApiError, callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { failureToast } from '../toasts/toast.ts'
import { formWords } from '#services/words/words.ts'

interface Options {
  username?: string
  onSuccess(user: CurrentUser): void | Promise<void>
  prefix: string
  /** The form as the server sends it back. */
  sent?: PlainFormData | undefined
}

const schema = deferSchema(async () => (await import('#services/auth/shared/contract.ts')).LogIn)

/** A form that signs in; `isCodeAsked` once the account turns out to have two-step sign-in. */
export function useLogInForm({ username = '', onSuccess, prefix, sent }: Options) {
  const [isCodeAsked, setCodeAsked] = useState(sent?.errors.some(isOfCode) ?? false)
  const form = useForm({
    schema,
    initial: { username, password: '', code: '' },
    send: json =>
      callApi(apiClient.login.$post({ json })).catch(error => {
        if (asksForCode(error)) setCodeAsked(true)
        throw error
      }),
    onSuccess,
    onFailure: failureToast(formWords.logInFailed),
    clearOnFailure: ['password'],
    prefix,
    sent
  })
  return { form, isCodeAsked }
}

const asksForCode = (error: unknown) => error instanceof ApiError && error.fields.some(isOfCode)

const isOfCode = ({ field }: { field: string }) => field === 'code'
