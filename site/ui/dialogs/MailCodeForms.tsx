import { type ReactNode, useEffect, useState } from 'react'
import type { PlainFormData } from '#services/pages/shared/contract.ts'
import { authWords, formWords, speech } from '#services/words/words.ts'
import { ApiError, apiClient, callApi, type CurrentUser } from '#site/lib/api.ts'
import { CodeField } from '../fields/CodeField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { deferSchema } from '../forms/form-schema.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useForm } from '../forms/use-form.ts'
import { ValidatedForm } from '../forms/ValidatedForm.tsx'
import { failureToast } from '../toasts/toast.ts'

interface StepProps {
  /** The target of the form without a script. */
  action?: string
  className?: string
  intro?: ReactNode
  /** The address, where the page knows it. */
  email: string | undefined
  /** Keeps the ids of two forms of one page apart. */
  prefix: string
  /** The form as the server sends it back. */
  sent?: PlainFormData | undefined
  /** The first field takes the focus: the form took the place of another one. */
  takesFocus: boolean
  /** What follows the fields: the button, and other ways. */
  children(button: ReactNode): ReactNode
}

const contract = () => import('#services/auth/shared/contract.ts')
const askSchema = deferSchema(async () => (await contract()).AskMailCode)
const enterSchema = deferSchema(async () => (await contract()).EnterMailCode)

/** Asks for a code by e-mail; the answer is the same with and without an account. */
export function AskMailCodeForm({
  email,
  onSent,
  children,
  ...step
}: StepProps & { onSent(email: string): void }) {
  const { prefix, sent } = step
  const form = useForm({
    schema: askSchema,
    initial: { email: email ?? '' },
    sent,
    send: async json => {
      await callApi(apiClient['mail-codes'].$post({ json }))
      return json.email
    },
    onSuccess: onSent,
    prefix
  })
  useFocus(form.id('email'), step.takesFocus)
  return (
    <ValidatedForm form={form} {...targetOf(step)}>
      <EmailField form={form} name="email" label={authWords.email} />
      {children(
        <SubmitButton form={form} text={formWords.sendCode} pending={formWords.sendingCode} />
      )}
    </ValidatedForm>
  )
}

/** Signs in with the code. */
export function EnterMailCodeForm({
  email,
  onSuccess,
  children,
  ...step
}: StepProps & { onSuccess(user: CurrentUser): void | Promise<void> }) {
  const { prefix, sent } = step
  const [isSecondAsked, setSecondAsked] = useState(sent?.errors.some(isOfSecond) ?? false)
  const form = useForm({
    schema: enterSchema,
    initial: { code: '', signInCode: '' },
    sent,
    send: json =>
      callApi(apiClient['mail-codes'].confirmation.$post({ json })).catch(error => {
        if (error instanceof ApiError && error.fields.some(isOfSecond)) setSecondAsked(true)
        throw error
      }),
    onSuccess,
    onFailure: failureToast(formWords.logInFailed),
    prefix
  })
  useFocus(form.id('code'), step.takesFocus)
  return (
    <ValidatedForm form={form} {...targetOf(step)}>
      <TextField
        form={form}
        name="code"
        label={formWords.mailCode}
        hint={formWords.codeSent(email ? speech.quoted(email) : formWords.emailWritten)}
        inputMode="numeric"
        autoComplete="one-time-code"
        kind="digits"
      />
      {isSecondAsked && <CodeField form={form} name="signInCode" />}
      {children(<SubmitButton form={form} text={formWords.logIn} pending={formWords.loggingIn} />)}
    </ValidatedForm>
  )
}

const isOfSecond = ({ field }: { field: string }) => field === 'signInCode'

const targetOf = ({
  action,
  className,
  intro
}: Pick<StepProps, 'action' | 'className' | 'intro'>) => ({
  ...(action !== undefined && { action }),
  ...(className !== undefined && { className }),
  intro
})

function useFocus(id: string, takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [id, takesFocus])
}
