import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { MailCodeStep } from '#services/auth/shared/auth-url.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { $signInRequest, type SignInRequest } from './sign-in-again.ts'
import { useLogInForm } from '#site/ui/dialogs/use-log-in-form.ts'
import { LogInButton, LogInFields } from '#site/ui/dialogs/LogInFields.tsx'
import { AskMailCodeForm, EnterMailCodeForm } from '#site/ui/dialogs/MailCodeForms.tsx'
import { ValidatedForm } from '../forms/ValidatedForm.tsx'
import { formWords } from '#services/words/words.ts'

/** The dialog in which a user whose session has ended signs in, without leaving the page. */
export function SignInAgain() {
  const request = useStore($signInRequest)
  return request && <SignInDialog {...request} />
}

function SignInDialog({ user, isElsewhere, settle }: SignInRequest) {
  const [step, setStep] = useState<MailCodeStep>()
  // The dialog takes the focus when it opens.
  useEffect(() => {
    if (!step) document.getElementById(`${prefix}password`)?.focus()
  }, [step])
  const cancel = () => settle(false)
  function onSuccess(again: CurrentUser) {
    setSessionUser(again)
    settle(true)
  }
  const actions = (button: ReactNode) => (
    <div className="actions">
      {button}
      <button className="button secondary" type="button" onClick={cancel}>
        {isElsewhere ? formWords.leaveUnsaved : formWords.notNow}
      </button>
    </div>
  )
  const way = (to: MailCodeStep | undefined, text: string) => (
    <button className="button quiet slim" type="button" onClick={() => setStep(to)}>
      {text}
    </button>
  )
  const common = { prefix, takesFocus: true, email: user.email }
  return (
    <Dialog title={formWords.sessionEnded} onClose={cancel} isClosable={!isElsewhere}>
      <p>{isElsewhere ? elsewhereText : endedText}</p>
      {step === undefined && (
        <PasswordAgain username={user.username} onSuccess={onSuccess}>
          {button => (
            <>
              <p className="row">{way('ask', formWords.enterWithCode)}</p>
              {actions(button)}
            </>
          )}
        </PasswordAgain>
      )}
      {step === 'ask' && (
        <AskMailCodeForm {...common} onSent={() => setStep('enter')}>
          {button => (
            <>
              <p className="row">{way(undefined, formWords.enterWithPassword)}</p>
              {actions(button)}
            </>
          )}
        </AskMailCodeForm>
      )}
      {step === 'enter' && (
        <EnterMailCodeForm {...common} onSuccess={onSuccess}>
          {button => (
            <>
              <p className="muted">{formWords.codeNotArrived}</p>
              <p className="row">
                {way('ask', formWords.askAnotherCode)}
                {way(undefined, formWords.enterWithPassword)}
              </p>
              {actions(button)}
            </>
          )}
        </EnterMailCodeForm>
      )}
    </Dialog>
  )
}

interface PasswordAgainProps {
  username: string
  onSuccess(user: CurrentUser): void
  /** What follows the fields. */
  children(button: ReactNode): ReactNode
}

function PasswordAgain({ username, onSuccess, children }: PasswordAgainProps) {
  const { form, isCodeAsked } = useLogInForm({ username, prefix, onSuccess })
  return (
    <ValidatedForm form={form}>
      <div className="field">
        <label htmlFor={form.id('username')}>{formWords.username}</label>
        <input
          className="input"
          id={form.id('username')}
          autoComplete="username"
          value={username}
          readOnly
        />
      </div>
      <LogInFields form={form} isCodeAsked={isCodeAsked} />
      {children(<LogInButton form={form} />)}
    </ValidatedForm>
  )
}

const prefix = 'again-'
const endedText = formWords.signInToGoOn
const elsewhereText = formWords.closedElsewhere
