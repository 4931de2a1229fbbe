import type { MouseEvent } from 'react'
import { authPath, mailCodePath, withReturnPath } from '#services/auth/shared/auth-url.ts'
import type { AuthPageData, PlainFormData } from '#services/pages/shared/contract.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { LogInButton, LogInFields } from '#site/ui/dialogs/LogInFields.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { saveTypedLogin } from '#site/lib/browser/session-storage.ts'
import { usernameInput } from './username-input.ts'
import { afterLogIn } from './after-sign-in.ts'
import { useLogInForm } from '#site/ui/dialogs/use-log-in-form.ts'
import { StepLink } from './MailCodePanel.tsx'
import { authWords, formWords, speech } from '#services/words/words.ts'

export interface AuthFormProps {
  data: AuthPageData
  sent: PlainFormData | undefined
  onOther(): void
}

export function LogInForm({
  data: { returnTo, sendsMail },
  sent,
  onOther,
  onMailCode
}: AuthFormProps & { onMailCode(typed: string): void }) {
  const { form, isCodeAsked } = useLogInForm({
    onSuccess: user => afterLogIn(user, returnTo),
    prefix: 'login-',
    sent
  })
  const typed = form.values['username']?.trim() ?? ''
  return (
    <ValidatedForm form={form} action={authPath('login', returnTo)} className="panel">
      <TextField form={form} name="username" label={authWords.usernameOrEmail} {...usernameInput} />
      <LogInFields form={form} isCodeAsked={isCodeAsked} />
      <LogInButton form={form} />
      {sendsMail && (
        <>
          <p>
            <StepLink href={mailCodePath('ask', returnTo)} onFollow={() => onMailCode(typed)}>
              {formWords.enterWithCode}
            </StepLink>
          </p>
          <p>
            <a
              href={withReturnPath(speech.path('/restablecer'), returnTo)}
              onClick={() => saveTypedLogin(typed)}
            >
              {authWords.forgotten}
            </a>
          </p>
        </>
      )}
      <p className="row">
        <span>{authWords.noAccount}</span>
        <OtherTab
          href={authPath('register', returnTo)}
          text={authWords.createAccount}
          onOther={onOther}
        />
      </p>
    </ValidatedForm>
  )
}

interface OtherTabProps {
  href: string
  text: string
  onOther(): void
}

/** Opens the other tab; a page of its own without a script. */
export function OtherTab({ href, text, onOther }: OtherTabProps) {
  function open(event: MouseEvent) {
    event.preventDefault()
    onOther()
  }
  return (
    <a className="button quiet slim" href={href} onClick={open}>
      {text}
    </a>
  )
}
